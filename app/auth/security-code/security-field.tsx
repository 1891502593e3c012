import type { ComponentProps } from 'react'
import type { SecurityQuestion } from '~/backend/account/member-model'
import { ErrorText, refusedAttributes } from '~/forms/fields/error-text'
import type { Field } from '~/forms/fields/field'
import { useLocale, useT } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import { Button } from '~/ui/button'

type FieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'>
type Props = FieldProps & { question: SecurityQuestion | null | undefined }

const notLoaded: SecurityQuestion = { text: '', picture: '', audio: '' }

/** The security question, or a provider's captcha with the question for browsers without script. */
export function SecurityField({ question: loaded, ...field }: Props) {
  // An error without a picture has a field too, with the button that loads another one.
  const question = loaded ?? (field.errors?.length ? notLoaded : null)
  if (!question) return null
  if (question.widget) return <Widget {...field} question={question} {...question.widget} />
  return <OwnQuestion question={question} {...field} />
}

type WidgetProps = FieldProps & {
  question: SecurityQuestion
  provider: string
  siteKey: string
}

/** Filled by script (captcha-widget.ts); without it the shop's own question stays, or a text says how to go on. */
function Widget({ provider, siteKey, question, ...field }: WidgetProps) {
  const { t, href } = useLocale()
  const isContactUnavailable = useIsUnavailable('contact')
  const hasOwn = question.text !== '' || question.picture !== ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, and this needs a focus
    <div
      className="form"
      role="group"
      aria-label={t('auth.captchaNeeded')}
      id={hasOwn ? undefined : field.id}
      tabIndex={-1}
      data-behavior="captcha"
      data-load-on="visible"
      data-provider={provider}
      data-site-key={siteKey}
    >
      <p>{t(hasOwn ? 'auth.captchaOrCode' : 'auth.captchaNeedsScript')}</p>
      <p className="link-row">
        <a href="?" data-reload-document="">
          {t('auth.captchaReload')}
        </a>
        {!hasOwn && !isContactUnavailable && (
          <a href={href('contact')}>{t('auth.captchaContact')}</a>
        )}
      </p>
      {hasOwn ? (
        <OwnQuestion question={question} {...field} />
      ) : (
        <ErrorText id={field.id} errors={field.errors} />
      )}
    </div>
  )
}

function OwnQuestion({
  question,
  id,
  errors,
  errorMs,
  ...input
}: FieldProps & { question: SecurityQuestion }) {
  const t = useT()
  const { text, elsewhere } = question
  const isThere = question.picture !== '' || question.audio !== ''
  const hintId = `${id}-description`
  return (
    <div className="field">
      <label htmlFor={id}>{t('auth.securityCode')}</label>
      <p className="hint" id={hintId}>
        {text || t(isThere ? 'auth.securityHint' : 'auth.securityMissing')}
      </p>
      <Picture {...question} />
      <input
        maxLength={16}
        {...input}
        {...refusedAttributes({ id, errors }, hintId)}
        required={text !== '' || isThere}
        autoComplete="off"
        dir="ltr"
        className="input"
      />
      <ErrorText id={id} errors={errors} ms={errorMs} />
      {elsewhere && (
        <p className="link-row">
          <a href={elsewhere.href}>{elsewhere.text}</a>
        </p>
      )}
    </div>
  )
}

function Picture({ text, picture, audio }: SecurityQuestion) {
  const t = useT()
  return (
    <div className="link-row">
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
      {/* The Enter key presses a form's first button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <Button tone="text" name="kod" value="yeni" formNoValidate>
        {t('auth.securityOther')}
      </Button>
    </div>
  )
}
