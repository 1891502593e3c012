import { type InputHTMLAttributes, type ReactNode, useState } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: ReactNode
  /** What is wrong with it; goes when the field is entered (row X01). */
  errors?: string[]
  /** Which signs it takes while it is typed with script (app/phone/sign-rules.ts); `signs` tells a custom mask's. */
  mask?: 'string' | 'name' | 'number' | 'price' | 'password' | 'email' | 'custom'
  signs?: string
}

/** A labelled field whose hint and errors are read with it. */
export function Field({ label, hint, errors, id, className, mask, signs, ...input }: Props) {
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
        <p className="wrong" id={`${own}-errors`} role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
