import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { Button } from '~/ui/button'

const errorMs = 3000

/** The newsletter form in the footer: in place with script, answered by its own page without. */
export function NewsletterForm() {
  const { t, href } = useLocale()
  return (
    <Form
      action={href('newsletter')}
      className="newsletter"
      behavior="newsletter mask"
      data-mask="email"
      data-error-ms={errorMs}
    >
      <label htmlFor="footer-email">{t('newsletter.consent')}</label>
      <div>
        <input
          className="input"
          id="footer-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Button>{t('newsletter.send')}</Button>
      </div>
    </Form>
  )
}
