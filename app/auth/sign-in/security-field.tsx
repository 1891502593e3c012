import type { ComponentProps } from 'react'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { Field } from '~/forms/fields/field'
import { useT } from '~/i18n/use-locale'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'> & {
  question: SecurityQuestion | null | undefined
}

/** The security question as a picture, a text or both. */
export function SecurityField({ question, ...field }: Props) {
  const t = useT()
  if (!question) return null
  const { text, picture } = question
  return (
    <>
      {picture && (
        <img
          className="security"
          src={picture}
          alt={text ? '' : t('auth.securityPicture')}
          height={56}
        />
      )}
      <Field
        required
        maxLength={16}
        {...field}
        label={t('auth.securityQuestion')}
        hint={text || t('auth.securityHint')}
        autoComplete="off"
        dir="ltr"
      />
    </>
  )
}
