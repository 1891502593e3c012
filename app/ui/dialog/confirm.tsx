import type { ReactNode } from 'react'
import css from './confirm.css?url'

type Props = {
  id: string
  label: string
  /** What of several it is about: heard after the label, not displayed. */
  about?: string | undefined
  question: string
  cancel: string
  /** Says that something has to be chosen before script opens the question, of the counts and ticks with a `data-title`. */
  needs?: string
  /** The button that does it, with a form around it or of its own. */
  children: ReactNode
}

/** How long an unanswered question stays, in ms; the closing animation adds 250. */
const questionMs = 6000

// React 18 does not know the popover attributes.
const opens = (id: string) => ({ popovertarget: id })
const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })
const popover = { popover: 'auto' } as object

/** Confirmation of what cannot be undone: a native popover, with or without script. */
export function Confirm({ id, label: ask, about, question, cancel: no, needs, children }: Props) {
  return (
    <div
      className="confirm"
      data-behavior="confirm-timer"
      data-load-on={needs && 'visible'}
      data-needs-text={needs}
    >
      <link rel="stylesheet" href={css} />
      <button type="button" className="button button-text" {...opens(id)}>
        {ask}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      <div
        id={id}
        className="confirm-question"
        role="dialog"
        aria-label={question}
        data-timeout-ms={questionMs}
        {...popover}
      >
        <p>{question}</p>
        {children}
        <button type="button" className="button" {...closes(id)}>
          {no}
        </button>
      </div>
    </div>
  )
}
