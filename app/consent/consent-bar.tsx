import { useLocale } from '~/i18n/use-t'
import { useDrawn } from '~/server-visit'
import type { CookieLaw } from '~/shop/site-model'
import { CleanHtml } from '~/ui/clean-html'

/**
 * The cookie question, until it is answered: to refuse is as easy as to agree, and nothing is agreed to by
 * going on (decision 017). A form, so it needs no script; with it the bar goes at once.
 */
export default function ConsentBar({ url }: { url: string }) {
  const { t, href } = useLocale()
  const law = useDrawn<CookieLaw | null>('cookieLaw', undefined)
  if (!law) return null
  return (
    <form
      method="post"
      action={href('consent')}
      className="consent"
      data-in-place="gone"
      aria-label={law.title}
    >
      <input type="hidden" name="back" value={url} />
      <div>
        <h2>{law.title}</h2>
        <CleanHtml html={law.html} />
      </div>
      <p>
        <button type="submit" className="b" name="choice" value="all">
          {t('consent.accept')}
        </button>
        <button type="submit" className="b" name="choice" value="none">
          {t('consent.refuse')}
        </button>
        <a className="b b-text" href={href('consent')}>
          {t('consent.choose')}
        </a>
      </p>
    </form>
  )
}
