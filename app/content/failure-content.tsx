import { useLocale } from '~/i18n/use-t'

type Props = {
  /** What the shopper can name to us; the log has the same. */
  errorId: string
  /** The backend is away, we are wrong, there is no connection, or no such action. */
  kind: 'down' | 'bug' | 'offline' | 'function'
  /** This page again. */
  retryHref: string
}

/** Something unforeseen: what it means, its number, and the ways on. */
export default function FailureContent({ errorId, kind, retryHref }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="ask">
      <h1>{t(kind === 'function' ? 'error.noFunction' : 'failure.title')}</h1>
      {kind !== 'function' && <p>{t(`failure.${kind}`)}</p>}
      <p className="ways">
        <a className="b b-main" href={retryHref} data-plain>
          {t('ui.retry')}
        </a>
        <a className="b" href={href('home')} data-plain>
          {t('failure.home')}
        </a>
        <a className="b" href={href('cart')} data-plain>
          {t('failure.cart')}
        </a>
      </p>
      <form method="get" action={href('search')} className="ask-form">
        <input className="in" type="search" name="q" aria-label={t('search.word')} />
        <button type="submit" className="b">
          {t('search.button')}
        </button>
      </form>
      {errorId && (
        <p className="error-id">
          {t('failure.id')} <code dir="ltr">{errorId}</code>
        </p>
      )}
    </div>
  )
}
