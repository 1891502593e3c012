import { Field } from './field'

type Props = {
  name: string
  label: string
  /** `new` lets the browser suggest a password. */
  kind: 'current' | 'new'
  hint?: string
  errors?: string[] | undefined
  errorMs?: number | undefined
}

/** Never prefilled; script adds a button that shows the password. */
export function PasswordField({ name, label, kind, hint, errors, errorMs }: Props) {
  return (
    <div className="secret" data-enhance="show-password" data-when="seen">
      <Field
        label={label}
        name={name}
        type="password"
        mask="password"
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        dir="ltr"
        required
        maxLength={128}
        hint={hint}
        errorMs={errorMs}
        {...(errors ? { errors } : {})}
      />
    </div>
  )
}
