import { type TextareaHTMLAttributes, useRef } from 'react'
import { useFieldErrors } from './use-field-errors'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string
  label: string
  errors?: string[]
}

export function TextField({ label, errors, ...rest }: Props) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [wrong, onFocus] = useFieldErrors(ref, errors)
  const fieldId = `f-${rest.name}`
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        ref={ref}
        {...rest}
        id={fieldId}
        className="in"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${fieldId}-errors` : undefined}
        onFocus={onFocus}
      />
      {wrong && (
        <p className="wrong" id={`${fieldId}-errors`} role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
