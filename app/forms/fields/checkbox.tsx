import type { InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  id: string
  name: string
  /** Hidden when the box gets the focus (app/rendering/behaviors/clear-errors.ts). */
  errors?: string[] | undefined
}

/** A checkbox with its label, which may hold a link, and its errors. It sends `1`. */
export function Checkbox({ id, children, errors, ...input }: Props) {
  const isWrong = errors !== undefined && errors.length > 0
  return (
    <div className="field" data-behavior={isWrong ? 'clear-errors' : undefined}>
      <label className="checkbox" htmlFor={id}>
        <input
          value="1"
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {isWrong && (
        <p className="field-error" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
