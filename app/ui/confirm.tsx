import type { ReactNode } from 'react'
import css from './confirm.css?url'

type Props = {
  /** Of the popover; one in a page. */
  id: string
  /** What the button says, what is asked then, and how to say no. */
  ask: string
  question: string
  no: string
  /** The button that does it, of the form around this or of its own. */
  children: ReactNode
}

/** How long a question stands when nobody answers, in ms; a quarter second more is the way out. */
const askMs = 6000

// React 18 has no names for the browser's own popovers.
const opens = (id: string) => ({ popovertarget: id })
const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })
const popover = { popover: 'auto' } as object

/** A question before what cannot be taken back: the browser's own popover, with script or without. */
export function Confirm({ id, ask, question, no, children }: Props) {
  return (
    <div className="asks" data-enhance="confirm">
      <link rel="stylesheet" href={css} />
      <button type="button" className="b b-text" {...opens(id)}>
        {ask}
      </button>
      <div
        id={id}
        className="asked"
        role="dialog"
        aria-label={question}
        data-ms={askMs}
        {...popover}
      >
        <p>{question}</p>
        {children}
        <button type="button" className="b" {...closes(id)}>
          {no}
        </button>
      </div>
    </div>
  )
}
