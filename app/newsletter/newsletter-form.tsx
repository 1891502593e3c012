import { useLocale } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { FormKey } from '~/ui/page-vars'

/** The newsletter's form in the footer: the browser checks it, the shop answers, script keeps the page (row R05). */
export function NewsletterForm() {
  const { t, href } = useLocale()
  return (
    <form
      method="post"
      action={href('newsletter')}
      className="news"
      data-in-place=""
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
