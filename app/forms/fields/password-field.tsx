import type { ComponentProps } from 'react'
import { Field } from './field'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'mask'> & {
  /** `new` lets the browser suggest a password. */
  kind: 'current' | 'new'
}

/** Never prefilled; script adds a button that shows the password. */
export function PasswordField({ kind, defaultValue: _, ...field }: Props) {
  return (
    <div className="password-field" data-behavior="show-password" data-load-on="visible">
      <Field
        required
        maxLength={128}
        {...field}
        type="password"
        mask="password"
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        dir="ltr"
      />
    </div>
  )
}
