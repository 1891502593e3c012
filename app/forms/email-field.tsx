import type { ReactNode } from 'react'
import { Field } from './field'

type Props = {
  label: string
  name?: 'email' | 'username'
  hint?: ReactNode
  defaultValue?: string | undefined
  errors?: string[] | undefined
}

export function EmailField({ name = 'email', errors, ...rest }: Props) {
  return (
    <Field
      {...rest}
      name={name}
      type="email"
      mask="email"
      inputMode="email"
      autoComplete={name}
      required
      maxLength={254}
      {...(errors ? { errors } : {})}
    />
  )
}
