import type { SelectHTMLAttributes } from 'react'
import { ErrorText, refusedAttributes } from './error-text'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  id: string
  label: string
  /** Hidden when the select gets the focus (app/rendering/forms/field-errors.ts). */
  errors?: string[] | undefined
}

export function SelectField({ id, label, errors, children, ...select }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...select} {...refusedAttributes({ id, errors })} className="input">
        {children}
      </select>
      <ErrorText id={id} errors={errors} />
    </div>
  )
}
