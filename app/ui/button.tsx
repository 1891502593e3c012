import { type ButtonHTMLAttributes, useEffect, useRef } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one next step of a screen; `bare` has no edge; `text` reads as a link. */
  tone?: 'main' | 'bare' | 'text'
  /** Its form is being sent: disabled until the answer is there (row U14). */
  busy?: boolean
}

/** A button that keeps the keyboard's place: a browser drops focus from what it disables. */
export function Button({ tone, busy, type = 'submit', className, ...rest }: Props) {
  const element = useRef<HTMLButtonElement>(null)
  const held = useRef(false)
  useEffect(() => {
    const active = document.activeElement
    if (busy) held.current = active === element.current
    else if (held.current) {
      held.current = false
      if (!active || active === document.body) element.current?.focus()
    }
  }, [busy])
  return (
    <button
      ref={element}
      type={type}
      {...rest}
      className={`b${tone ? ` b-${tone}` : ''}${className ? ` ${className}` : ''}`}
      disabled={busy || rest.disabled}
    />
  )
}
