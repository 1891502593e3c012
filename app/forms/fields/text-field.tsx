import type { TextareaHTMLAttributes } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string
  name: string
  label: string
  errors?: string[]
}

/** A labelled text of several lines with its errors. */
export function TextField({ label, errors, id, ...rest }: Props) {
  const isWrong = errors !== undefined && errors.length > 0
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        className="input"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
