import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  name: string
  label: string
  hint?: ReactNode
  /** Hidden when the field gets the focus (app/rendering/forms/field-errors.ts). */
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

/** A labelled input with its hint and errors; conform's metadata come by `fieldProps`. */
export function Field({ label, hint, errors, errorMs, id, mask, characters, ...input }: Props) {
  const fieldId = id ?? `f-${input.name}`
  const isWrong = errors !== undefined && errors.length > 0
  const described = [hint && `${fieldId}-description`, isWrong && `${fieldId}-error`]
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      {hint && (
        <p className="hint" id={`${fieldId}-description`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        data-enhance={mask && 'mask'}
        data-mask={mask}
        data-signs={characters}
        dir={input.type === 'email' ? 'ltr' : input.dir}
        id={fieldId}
        className="in"
        aria-invalid={isWrong || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      {isWrong && (
        <p className="wrong" id={`${fieldId}-error`} role="alert" {...temporaryFor(errorMs)}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
