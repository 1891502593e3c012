import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '~/ui/pictures/icon'
import { countDialog } from './open-dialogs'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Keeps Tab inside the dialog; it would otherwise leave for the browser's own bars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.checkVisibility() && !(one as HTMLButtonElement).disabled,
  )
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

type Props = {
  title: string
  closeText: string
  /** A drawer at the side instead of a centred dialog. */
  side?: boolean
  /** In px; the default is 570. */
  width?: number
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered; Escape and a click outside close it, and focus returns. */
export function Dialog({ title, closeText, side, width, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    dialog?.showModal()
    countDialog(1)
    return () => {
      countDialog(-1)
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={side ? 'dialog side-dialog' : 'dialog'}
      style={width ? ({ '--win': `${width}px` } as CSSProperties) : undefined}
      aria-label={title}
      onClose={(event) => event.target === element.current && onClose()}
      onKeyDown={trapFocus}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-content">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="button button-bare"
            aria-label={closeText}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
