import type { ComponentProps } from 'react'
import { Field } from './field'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'mask' | 'name'> & {
  name?: string
}

export function EmailField({ name = 'email', ...field }: Props) {
  return (
    <Field
      required
      maxLength={254}
      {...field}
      name={name}
      type="email"
      mask="email"
      inputMode="email"
      autoComplete={name === 'username' ? 'username' : 'email'}
    />
  )
}
