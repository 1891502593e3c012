import { useT } from '~/i18n/use-t'
import { Field } from '~/ui/field'

/** The security question, read and heard by everybody; nothing where none is asked (row L07). */
export function SecurityField({
  question,
  errors,
}: {
  question: string
  errors?: string[] | undefined
}) {
  const t = useT()
  if (!question) return null
  return (
    <Field
      label={t('auth.question')}
      hint={question}
      name="security_code"
      inputMode="numeric"
      autoComplete="off"
      required
      maxLength={16}
      {...(errors ? { errors } : {})}
    />
  )
}
