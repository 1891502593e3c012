import type { InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  name: string
  /** Hidden when the box gets the focus (app/rendering/behaviors/clear-errors.ts). */
  errors?: string[] | undefined
}

/** A checkbox with its label, which may hold a link, and its errors. It sends `1`. */
export function Checkbox({ id, children, errors, ...input }: Props) {
  const fieldId = id ?? `f-${input.name}`
  const isWrong = errors !== undefined && errors.length > 0
  return (
    <div className="field" data-enhance={isWrong ? 'forgive' : undefined}>
      <label className="tick" htmlFor={fieldId}>
        <input
          value="1"
          {...input}
          type="checkbox"
          id={fieldId}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${fieldId}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {isWrong && (
        <p className="wrong" id={`${fieldId}-error`}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
