import type { InputHTMLAttributes, ReactNode } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  id: string
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
  ms
    ? { 'data-behavior': 'temporary', 'data-load-on': 'visible', 'data-timeout-ms': ms }
    : undefined

/** A labelled input with its hint and errors; conform's metadata come by `fieldProps`. */
export function Field({ label, hint, errors, errorMs, id, mask, characters, ...input }: Props) {
  const isWrong = errors !== undefined && errors.length > 0
  const described = [hint && `${id}-description`, isWrong && `${id}-error`]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-description`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        data-behavior={mask && 'mask'}
        data-mask={mask}
        data-characters={characters}
        dir={input.type === 'email' ? 'ltr' : input.dir}
        id={id}
        className="input"
        aria-invalid={isWrong || undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
      {isWrong && (
        <p className="field-error" id={`${id}-error`} role="alert" {...temporaryFor(errorMs)}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
