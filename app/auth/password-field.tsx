import { Field } from '~/ui/field'

type Props = {
  name: string
  label: string
  /** `new` where the browser may suggest one. */
  kind: 'current' | 'new'
  hint?: string
  errors?: string[] | undefined
  errorMs?: number | undefined
}

/** A password, empty whatever was typed before; with script it can be read while typing. */
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
