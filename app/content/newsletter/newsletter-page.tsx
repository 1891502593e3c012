import css from '~/auth/auth.css?url'
import { EmailField } from '~/forms/email-field'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

export function NewsletterPage({ errors, typed }: { errors?: string[]; typed?: string }) {
  const { t, href } = useLocale()
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t('newsletter.title')}</h1>
      <Form action={href('newsletter')} className="form">
        <EmailField label={t('auth.email')} defaultValue={typed ?? ''} errors={errors} />
        <Button tone="main">{t('newsletter.send')}</Button>
      </Form>
    </div>
  )
}
