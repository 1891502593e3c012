import css from '~/auth/auth.css?url'
import { useLocale } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { EmailField } from '~/ui/email-field'
import { FormKey } from '~/ui/page-vars'

/** One address for the newsletter, with what is wrong about it. */
export function NewsletterPage({ errors, typed }: { errors?: string[]; typed?: string }) {
  const { t, href } = useLocale()
  return (
    <div className="auth">
      <link rel="stylesheet" href={css} />
      <h1>{t('newsletter.title')}</h1>
      <form method="post" action={href('newsletter')} className="form" noValidate>
        <FormKey />
        <EmailField label={t('auth.email')} defaultValue={typed ?? ''} errors={errors} />
        <Button tone="main">{t('newsletter.send')}</Button>
      </form>
    </div>
  )
}
