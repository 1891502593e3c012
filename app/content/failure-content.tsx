import { useLocation } from '@remix-run/react'
import { Form } from '~/forms/form'
import { useLocale } from '~/i18n/use-locale'
import { useServerData } from '~/rendering/server-data'
import type { ServerOnlyData } from '~/session/request-context'
import { Button } from '~/ui/button'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    /** What the form held that led to this page. */
    typed?: [name: string, value: string][]
    /** The shop does not have what the page needs; with a link to where it may be, but for orders that nothing takes over. */
    unavailable?: { link?: { href: string; text: string } }
  }
}

type Props = {
  /** Also in the log, so that support can find it. */
  errorId: string
  /** Backend down, our own bug, no connection, or an unknown action. */
  kind: 'down' | 'bug' | 'offline' | 'function'
  retryHref: string
}

export default function FailureContent({ errorId, kind, retryHref }: Props) {
  const { t, href } = useLocale()
  const typed = useServerData('typed')
  const unavailable = useServerData('unavailable')
  return (
    <div className="short-page">
      {unavailable ? <Unavailable {...unavailable} /> : <Fault kind={kind} />}
      {typed && <TypedFields typed={typed} />}
      <p className="link-row">
        {unavailable?.link && (
          <a className="button button-main" href={unavailable.link.href}>
            {unavailable.link.text}
          </a>
        )}
        {!typed && !unavailable && (
          <a className="button button-main" href={retryHref} data-reload-document>
            {t('ui.retry')}
          </a>
        )}
        <a className="button" href={href('home')} data-reload-document>
          {t('failurePage.home')}
        </a>
        <a className="button" href={href('cart')} data-reload-document>
          {t('failurePage.cart')}
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
          {t('failurePage.errorNumber')} <code dir="ltr">{errorId}</code>
        </p>
      )}
    </div>
  )
}

function Fault({ kind }: Pick<Props, 'kind'>) {
  const { t } = useLocale()
  return (
    <>
      <h1>{t(kind === 'function' ? 'error.noFunction' : 'failure.title')}</h1>
      {kind !== 'function' && (
        <p>{t(kind === 'offline' ? 'failure.offline' : `failurePage.${kind}`)}</p>
      )}
    </>
  )
}

function Unavailable({ link }: NonNullable<ServerOnlyData['unavailable']>) {
  const { t } = useLocale()
  if (!link) return <h1>{t('error.noOrders')}</h1>
  return (
    <>
      <h1>{t('error.notHere')}</h1>
      <p>{t('error.elsewhere', { host: new URL(link.href).host })}</p>
    </>
  )
}

/** Sends again what was typed; the page that needed the shop asks for passwords anew. */
function TypedFields({ typed }: { typed: [name: string, value: string][] }) {
  const { t } = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Form action={pathname + search} className="short-page-again">
      {typed.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <p>{t('failurePage.typed')}</p>
      <Button tone="main">{t('failurePage.sendAgain')}</Button>
    </Form>
  )
}
