import { type InputHTMLAttributes, type ReactNode, useRef } from 'react'
import { useFieldErrors } from './use-field-errors'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: ReactNode
  /** Hidden when the field gets the focus. */
  errors?: string[]
  /** How long script shows the errors, in ms; without it until the field gets the focus. */
  errorMs?: number | undefined
  /** Input mask (app/forms/phone/character-masks.ts); `characters` belongs to `custom`. */
  mask?: 'string' | 'name' | 'number' | 'price' | 'password' | 'email' | 'custom'
  characters?: string
}

/** Hides a message after a time (app/rendering/behaviors/temporary.ts). */
const temporaryFor = (ms: number | undefined) =>
  ms ? { 'data-enhance': 'passing', 'data-when': 'seen', 'data-ms': ms } : undefined

export function Field({
  label,
  hint,
  errors,
  errorMs,
  id,
  className,
  mask,
  characters,
  ...input
}: Props) {
  const ref = useRef<HTMLInputElement>(null)
  const [wrong, onFocus] = useFieldErrors(ref, errors)
  const fieldId = id ?? `f-${input.name}`
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      {hint && (
        <p className="hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <input
        ref={ref}
        {...input}
        data-enhance={mask && 'mask'}
        data-mask={mask}
        data-signs={characters}
        dir={input.type === 'email' ? 'ltr' : input.dir}
        id={fieldId}
        className={`in${className ? ` ${className}` : ''}`}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={
          [hint && `${fieldId}-hint`, wrong && `${fieldId}-errors`].filter(Boolean).join(' ') ||
          undefined
        }
        onFocus={onFocus}
      />
      {wrong && (
        <p className="wrong" id={`${fieldId}-errors`} role="alert" {...temporaryFor(errorMs)}>
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
