import type { InputHTMLAttributes, ReactNode } from 'react'
import { ErrorText, refusedAttributes } from './error-text'

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

/** A labelled input with its hint and errors; conform's metadata come by `fieldProps`. */
export function Field({ label, hint, errors, errorMs, id, mask, characters, ...input }: Props) {
  const hintId = hint ? `${id}-description` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <input
        {...input}
        {...refusedAttributes({ id, errors }, hintId)}
        data-behavior={mask && 'mask'}
        data-mask={mask}
        data-characters={characters}
        dir={input.type === 'email' ? 'ltr' : input.dir}
        className="input"
      />
      <ErrorText id={id} errors={errors} ms={errorMs} />
    </div>
  )
}
