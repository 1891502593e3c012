import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon'

/** How many windows are open, one above the other; the page is marked while there is any (row U09). */
let open = 0

function mark(change: 1 | -1) {
  open += change
  document.documentElement.toggleAttribute('data-dialog', open > 0)
}

type Props = {
  title: string
  closeText: string
  /** A drawer stands at the side of the page; a window in its middle. */
  side?: boolean
  /** As wide as the comparison, 1170 px (spec §9 "Modal widths"). */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A modal window on the browser's own dialog: focus stays in it and returns, Escape and a click outside
 * close it. It is open as long as it is rendered.
 */
export function Dialog({ title, closeText, side, wide, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    dialog?.showModal()
    mark(1)
    return () => {
      mark(-1)
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way; the browser gives it as onClose
    <dialog
      ref={element}
      className={side ? 'win side' : wide ? 'win wide' : 'win'}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="win-in">
        <header>
          <h2>{title}</h2>
          <button type="button" className="b b-bare" aria-label={closeText} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
