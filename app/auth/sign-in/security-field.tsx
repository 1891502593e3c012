import type { ComponentProps } from 'react'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { Field } from '~/forms/fields/field'
import { useT } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'> & {
  question: SecurityQuestion | null | undefined
}

/** The security question as a picture, a text, a sound, and a button for another one. */
export function SecurityField({ question, ...field }: Props) {
  const t = useT()
  if (!question) return null
  const { text, picture, audio } = question
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
      {audio && (
        // biome-ignore lint/a11y/useMediaCaption: a caption would be the answer
        <audio controls preload="none" src={audio} aria-label={t('auth.securitySound')} />
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
      {/* The Enter key presses a form's first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <Button tone="text" name="kod" value="yeni" formNoValidate>
        {t('auth.securityOther')}
      </Button>
    </>
  )
}
