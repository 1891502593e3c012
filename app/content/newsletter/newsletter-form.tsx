import { useLocale } from '~/i18n/use-locale'
import { FormKey } from '~/rendering/visitor-values'
import { Button } from '~/ui/button'

/** The newsletter form in the footer: in place with script, answered by its own page without. */
export function NewsletterForm() {
  const { t, href } = useLocale()
  return (
    <form
      method="post"
      action={href('newsletter')}
      className="news"
      data-in-place=""
      noValidate
      data-enhance="newsletter mask"
      data-mask="email"
    >
      <FormKey />
      <label htmlFor="f-newsletter">{t('newsletter.title')}</label>
      <div>
        <input
          className="in"
          id="f-newsletter"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Button>{t('newsletter.send')}</Button>
      </div>
    </form>
  )
}
