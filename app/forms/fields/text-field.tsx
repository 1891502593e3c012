import type { TextareaHTMLAttributes } from 'react'
import { ErrorText, refusedAttributes } from './error-text'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string
  name: string
  label: string
  errors?: string[]
}

/** A labelled text of several lines with its errors. */
export function TextField({ label, errors, id, ...rest }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...rest} {...refusedAttributes({ id, errors })} className="input" />
      <ErrorText id={id} errors={errors} />
    </div>
  )
}
