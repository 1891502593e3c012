import type { InputHTMLAttributes } from 'react'
import { ErrorText, refusedAttributes } from './error-text'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  id: string
  name: string
  /** Hidden when the box gets the focus (app/rendering/forms/field-errors.ts). */
  errors?: string[] | undefined
}

/** A checkbox with its label, which may hold a link, and its errors. It sends `1`. */
export function Checkbox({ id, children, errors, ...input }: Props) {
  return (
    <div className="field">
      <label className="checkbox" htmlFor={id}>
        <input value="1" {...input} {...refusedAttributes({ id, errors })} type="checkbox" />
        <span>{children}</span>
      </label>
      <ErrorText id={id} errors={errors} />
    </div>
  )
}
