import type { ReactNode } from 'react'

type Props = {
  name: string
  children: ReactNode
  required?: boolean
  checked?: boolean | undefined
  errors?: string[] | undefined
}

export function Checkbox({ name, children, required, checked, errors }: Props) {
  const id = `f-${name}`
  return (
    <div className="field" data-enhance={errors && 'forgive'}>
      <label className="tick" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          required={required}
          defaultChecked={checked}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {errors && (
        <p className="wrong" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
