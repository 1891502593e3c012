import type { ReactNode } from 'react'
import { Field } from './field'

type Props = {
  label: string
  /** `username` where it is a name to sign in by. */
  name?: 'email' | 'username'
  hint?: ReactNode
  defaultValue?: string | undefined
  errors?: string[] | undefined
}

/** An e-mail address, masked while it is typed. */
export function EmailField({ name = 'email', errors, ...own }: Props) {
  return (
    <Field
      {...own}
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
