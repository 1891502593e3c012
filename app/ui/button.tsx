import { type ButtonHTMLAttributes, useEffect, useRef } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one next step of a screen; `bare` has no edge; `text` reads as a link. */
  tone?: 'main' | 'bare' | 'text'
  /** Its form is being sent: disabled until the answer is there. */
  busy?: boolean
}

/** A button that keeps the keyboard's place: a browser drops focus from what it disables. */
export function Button({ tone, busy, type = 'submit', className, onClick, ...rest }: Props) {
  const element = useRef<HTMLButtonElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (busy || !held.current) return
    held.current = false
    const active = document.activeElement
    if (!active || active === document.body) element.current?.focus()
  }, [busy])
  return (
    <button
      ref={element}
      type={type}
      {...rest}
      onClick={(event) => {
        // Asked here: once the button is disabled, the browser may have dropped its focus already.
        held.current = document.activeElement === event.currentTarget
        onClick?.(event)
      }}
      className={`b${tone ? ` b-${tone}` : ''}${className ? ` ${className}` : ''}`}
      disabled={busy || rest.disabled}
    />
  )
}
