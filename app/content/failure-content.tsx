import { useLocale } from '~/i18n/use-locale'

type Props = {
  /** Also in the log, so that support can find it. */
  errorId: string
  /** Backend down, our own bug, no connection, or an unknown action. */
  kind: 'down' | 'bug' | 'offline' | 'function'
  retryHref: string
}

export default function FailureContent({ errorId, kind, retryHref }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="short-page">
      <h1>{t(kind === 'function' ? 'error.noFunction' : 'failure.title')}</h1>
      {kind !== 'function' && <p>{t(`failure.${kind}`)}</p>}
      <p className="link-row">
        <a className="button button-main" href={retryHref} data-reload-document>
          {t('ui.retry')}
        </a>
        <a className="button" href={href('home')} data-reload-document>
          {t('failure.home')}
        </a>
        <a className="button" href={href('cart')} data-reload-document>
          {t('failure.cart')}
        </a>
      </p>
      <form method="get" action={href('search')} className="short-page-search">
        <input className="input" type="search" name="q" aria-label={t('search.query')} />
        <button type="submit" className="button">
          {t('search.button')}
        </button>
      </form>
      {errorId && (
        <p className="error-id">
          {t('failure.errorNumber')} <code dir="ltr">{errorId}</code>
        </p>
      )}
    </div>
  )
}
