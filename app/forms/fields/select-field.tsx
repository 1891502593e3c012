import type { SelectHTMLAttributes } from 'react'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  id: string
  label: string
  /** Hidden when the select gets the focus (app/rendering/behaviors/clear-errors.ts). */
  errors?: string[] | undefined
}

export function SelectField({ id, label, errors, children, ...select }: Props) {
  return (
    <div className="field" data-behavior={errors && 'clear-errors'}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className="input"
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
      >
        {children}
      </select>
      {errors && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
