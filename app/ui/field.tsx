import { type InputHTMLAttributes, type ReactNode, useState } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: ReactNode
  /** What is wrong with it; goes when the field is entered. */
  errors?: string[]
  /** How long what is wrong stands beside it once script runs, in ms; without it until the field is entered. */
  errorMs?: number | undefined
  /** Which signs it takes while it is typed with script (app/phone/sign-rules.ts); `signs` tells a custom mask's. */
  mask?: 'string' | 'name' | 'number' | 'price' | 'password' | 'email' | 'custom'
  signs?: string
}

/** Has a message go after its time (app/shell/passing.ts). */
const passingAfter = (ms: number | undefined) =>
  ms ? { 'data-enhance': 'passing', 'data-when': 'seen', 'data-ms': ms } : undefined

/** A labelled field whose hint and errors are read with it. */
export function Field({
  label,
  hint,
  errors,
  errorMs,
  id,
  className,
  mask,
  signs,
  ...input
}: Props) {
  const [forgiven, forgive] = useState<string[]>()
  const wrong = errors && errors.length > 0 && errors !== forgiven ? errors : null
  const own = id ?? `f-${input.name}`
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      {hint && (
        <p className="hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        data-enhance={mask && 'mask'}
        data-mask={mask}
        data-signs={signs}
        dir={input.type === 'email' ? 'ltr' : input.dir}
        id={own}
        className={`in${className ? ` ${className}` : ''}`}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={
          [hint && `${own}-hint`, wrong && `${own}-errors`].filter(Boolean).join(' ') || undefined
        }
        onFocus={() => forgive(errors)}
      />
      {wrong && (
        <p className="wrong" id={`${own}-errors`} role="alert" {...passingAfter(errorMs)}>
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
