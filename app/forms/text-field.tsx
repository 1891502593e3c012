import { type TextareaHTMLAttributes, useState } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string
  label: string
  errors?: string[]
}

export function TextField({ label, errors, ...rest }: Props) {
  const [forgiven, forgive] = useState<string[]>()
  const wrong = errors && errors.length > 0 && errors !== forgiven ? errors : null
  const fieldId = `f-${rest.name}`
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        {...rest}
        id={fieldId}
        className="in"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${fieldId}-errors` : undefined}
        onFocus={() => forgive(errors)}
      />
      {wrong && (
        <p className="wrong" id={`${fieldId}-errors`} role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  )
}
