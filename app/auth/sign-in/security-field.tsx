import type { SecurityQuestion } from '~/backend/account/member-model'
import { Field } from '~/forms/field'
import { useT } from '~/i18n/use-locale'

type Props = {
  question: SecurityQuestion | null | undefined
  errors?: string[] | undefined
  errorMs?: number
}

/** The security question as a picture, a text or both. */
export function SecurityField({ question, errors, errorMs }: Props) {
  const t = useT()
  if (!question) return null
  const { text, picture } = question
  return (
    <>
      {picture && (
        <img
          className="security"
          src={picture}
          alt={text ? '' : t('auth.questionPicture')}
          height={56}
        />
      )}
      <Field
        label={t('auth.question')}
        hint={text || t('auth.questionHint')}
        name="security_code"
        autoComplete="off"
        dir="ltr"
        required
        maxLength={16}
        errorMs={errorMs}
        {...(errors ? { errors } : {})}
      />
    </>
  )
}
