import { type ButtonHTMLAttributes, useEffect, useRef } from 'react'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one next step of a screen; `bare` has no edge; `text` reads as a link. */
  tone?: 'main' | 'bare' | 'text'
  busy?: boolean
}

/** A button that restores its focus, since browsers drop it from a disabled element. */
export function Button({ tone, busy, type = 'submit', className, onClick, ...rest }: Props) {
  const element = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    const active = document.activeElement
    if (!active || active === document.body) element.current?.focus()
  }, [busy])
  return (
    <button
      ref={element}
      type={type}
      {...rest}
      onClick={(event) => {
        // Checked here: a disabled button may have lost its focus already.
        hadFocus.current = document.activeElement === event.currentTarget
        onClick?.(event)
      }}
      className={`button${tone ? ` button-${tone}` : ''}${className ? ` ${className}` : ''}`}
      disabled={busy || rest.disabled}
    />
  )
}
