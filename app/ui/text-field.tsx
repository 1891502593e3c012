import { type TextareaHTMLAttributes, useState } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string
  label: string
  errors?: string[]
}

/** A labelled field of several lines; its error goes when it is entered. */
export function TextField({ label, errors, ...rest }: Props) {
  const [forgiven, forgive] = useState<string[]>()
  const wrong = errors && errors.length > 0 && errors !== forgiven ? errors : null
  const own = `f-${rest.name}`
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      <textarea
        {...rest}
        id={own}
        className="in"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${own}-errors` : undefined}
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
