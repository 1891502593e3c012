import { useLocale } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'

/** The newsletter's form in the footer: script checks it and keeps the page; without it the form's own page answers. */
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
