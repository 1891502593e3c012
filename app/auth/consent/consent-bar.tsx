import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import { CleanHtml } from '~/ui/clean-html'

/** The cookie question: refusing is as easy as accepting, and browsing on is no consent (decision 017). */
export function ConsentBar({ url }: { url: string }) {
  const { t, href } = useLocale()
  const law = useServerData('cookieLaw')
  if (!law) return null
  return (
    <Form action={href('consent')} className="consent-bar" hides aria-label={law.title}>
      <input type="hidden" name="back" value={url} />
      <div>
        <h2>{law.title}</h2>
        <CleanHtml html={law.html} />
      </div>
      <p>
        <button type="submit" className="button" name="choice" value="all">
          {t('consent.accept')}
        </button>
        <button type="submit" className="button" name="choice" value="none">
          {t('consent.refuse')}
        </button>
        <a className="button button-text" href={href('consent')}>
          {t('consent.choose')}
        </a>
      </p>
    </Form>
  )
}
