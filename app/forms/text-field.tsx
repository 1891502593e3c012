import type { TextareaHTMLAttributes } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string
  label: string
  errors?: string[]
}

/** A labelled text of several lines with its errors. */
export function TextField({ label, errors, id, ...rest }: Props) {
  const fieldId = id ?? `f-${rest.name}`
  const isWrong = errors !== undefined && errors.length > 0
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        {...rest}
        id={fieldId}
        className="in"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${fieldId}-error` : undefined}
      />
      {isWrong && (
        <p className="wrong" id={`${fieldId}-error`} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
