import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { announceExpiredPassword } from './auth/after-sign-in'
import rowsCss from './catalog/rows.css?inline'
import { FailurePage } from './content/failure-page'
import { MissingPage } from './content/missing-page'
import type { Failure } from './failure'
import { favouriteIds } from './favourites/read-ids'
import firstCss from './first.css?inline'
import firstCssAddress from './first.css?url'
import homeCss from './first-home.css?inline'
import listCss from './first-list.css?inline'
import productCss from './first-product.css?inline'
import { defaultLanguage, isLanguage, type Language } from './i18n/languages'
import { translatorOf } from './i18n/translators'
import { LocaleProvider } from './i18n/use-t'
import restCss from './rest.css?url'
import { afterRedirects } from './revalidate'
import { StructuredData } from './seo/structured-data'
import { ServerVisit, type Shown } from './server-visit'
import { Frame } from './shell/frame'
import { siteOf, unknownSite } from './shell/site-data'
import { hrefOf, languageOfPath } from './site-map'
import { PageVarsProvider } from './ui/page-vars'
import { useServed } from './ui/still'
import { Wake } from './wake'

/** What every page shows of the shop and of this visit. Never fails: an error page needs it too. */
export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  announceExpiredPassword(visit)
  const { pathname } = new URL(request.url)
  const asksAlready = pathname === hrefOf('consent', visit.language)
  const asks = !visit.preferences.cookieLaw && !asksAlready
  const [{ site, menu }, favourites, cookieLaw] = await Promise.all([
    siteOf(visit),
    favouriteIds(visit, pathname),
    asks ? visit.shop.cookieLaw().catch(() => null) : undefined,
  ])
  Object.assign(visit.drawn, { menu, favourites, cookieLaw })
  return {
    site,
    language: visit.language,
    currency: visit.currency,
    notices: visit.notices,
    shown: visit.shown,
  }
}

export const shouldRevalidate = afterRedirects

/** The title of an error page; every page has its own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return []
  const language = isLanguage(data?.language) ? data.language : defaultLanguage
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = status === 404 ? 'failure.missingTitle' : 'failure.title'
  return [{ title: translatorOf(language)(title) }, { name: 'robots', content: 'noindex' }]
}

const noscript =
  'body{display:flex;flex-direction:column}.foot{order:9}[data-late]{display:none}body>div[hidden][id^="S:"]{display:block;order:1}'

/** What a route's data tells the frame; all of it is optional. */
type PageData =
  | { meta?: { linkType: string; linkId: string }; word?: string; kind?: string; frame?: object }
  | undefined

/** A first screen that the document's own styles dress wholly. */
type Look = 'home' | 'product' | 'list'

/** Null where a page, or the failure in its place, waits for rest.css: without it things would move. */
function lookOf(page: PageData, handle: { look?: 'home' } | undefined): Look | null {
  if (page?.kind === 'product') return 'product'
  if (page?.frame) return 'list'
  return (page && handle?.look) ?? null
}

/** What the first screen of one kind of page needs beside first.css; the browser has it from rest.css. */
function cssOf(look: Look | null, drawn: Record<string, unknown> = {}): string {
  if (!import.meta.env.SSR) return ''
  if (!look) return firstCss
  if (look === 'home') return firstCss + homeCss
  if (look === 'product') return firstCss + productCss
  const { layout } = (drawn.listing ?? {}) as { layout?: string }
  return firstCss + listCss + (layout === 'list' ? rowsCss : '')
}

/** The frame's data where no loader has run: a shop of which only the defaults are known. */
function withoutLoader(pathname: string, shown: Shown | null) {
  return {
    site: unknownSite('TL'),
    language: languageOfPath(pathname),
    currency: 'TL',
    notices: [],
    shown: shown ?? { nonce: '', formKey: '', requestId: '', cart: null, store: null },
  }
}

function useFrameData() {
  const { pathname } = useLocation()
  const shown = useContext(ServerVisit)?.shown ?? null
  const data = useRouteLoaderData<typeof loader>('root') ?? withoutLoader(pathname, shown)
  const match = useMatches().at(-1) as { data: PageData; handle?: { look?: 'home' } } | undefined
  return { data, page: match?.data, look: lookOf(match?.data, match?.handle) }
}

/** The shop's face, asked for at once: it is used when it comes in time, and never changes a page that is read. */
const facesOf = (language: string) => (language === 'tr' ? ['latin', 'turkish'] : ['latin'])

/**
 * The language that this document speaks. Another tab may have chosen another since, whose texts are not here: the page
 * is then read anew.
 */
function useOneLanguage(language: Language): Language {
  const [own] = useState(language)
  useEffect(() => {
    if (language !== own) location.reload()
  }, [language, own])
  return own
}

export function Layout({ children }: { children: ReactNode }) {
  const { data, look } = useFrameData()
  const language = useOneLanguage(data.language)
  const { nonce } = data.shown
  const onServer = import.meta.env.SSR
  const drawn = useContext(ServerVisit)?.drawn
  // Drawn anew after a failure, the document may hold no inline text: the content policy forbids it.
  const served = useServed()
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {served && <StructuredData />}
        {facesOf(language).map((face) => (
          <link
            key={face}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={`/fonts/figtree-${face}.woff2`}
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {served ? (
          <>
            <style
              nonce={onServer ? nonce : undefined}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
              dangerouslySetInnerHTML={{ __html: cssOf(look, drawn) }}
            />
            <noscript
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
              dangerouslySetInnerHTML={{
                __html: onServer ? `<style nonce="${nonce}">${noscript}</style>` : '',
              }}
            />
          </>
        ) : (
          <link rel="stylesheet" href={firstCssAddress} />
        )}
      </head>
      <body>
        <LocaleProvider language={language} format={data.site}>
          <PageVarsProvider first={data.shown}>
            <FramedPage>{children}</FramedPage>
          </PageVarsProvider>
        </LocaleProvider>
        {served && <Wake nonce={nonce} />}
      </body>
    </html>
  )
}

/** The frame around a page. */
function FramedPage({ children }: { children: ReactNode }) {
  const { data, page, look } = useFrameData()
  const { pathname, search } = useLocation()
  // What a step before had to say stands on top of the page and is dressed by rest.css.
  const [hasNotices] = useState(data.notices.length > 0)
  return (
    <Frame
      site={data.site}
      currency={data.currency}
      page={page?.meta ?? null}
      url={pathname + search}
      notices={data.notices}
      searchWord={page?.word ?? ''}
      styles={{ href: restCss, early: hasNotices || look === null }}
    >
      {children}
    </Frame>
  )
}

export default function App() {
  return <Outlet />
}

/**
 * Every failure in the frame, with its id and ways on. A step in place that fails is taken again by
 * the browser: the server draws the whole page, with its status. Without a connection the browser would only
 * have its own error page.
 */
export function ErrorBoundary() {
  const served = useServed()
  useEffect(() => {
    if (!served && navigator.onLine) location.reload()
  }, [served])
  const error = useRouteError()
  const { data } = useFrameData()
  const { pathname, search } = useLocation()
  const errorId = data.shown.requestId
  const retry = pathname + search
  const failure = isRouteErrorResponse(error) ? (error.data as Failure | string | null) : null
  const kind = typeof failure === 'object' && failure ? failure.kind : null
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 405)) {
    const word = typeof failure === 'object' && failure ? (failure.word ?? '') : ''
    if (kind === 'function' || error.status === 405)
      return <FailurePage errorId={errorId} kind="function" retryHref={retry} />
    return <MissingPage word={word} />
  }
  if (!import.meta.env.SSR && !navigator.onLine)
    return <FailurePage errorId="" kind="offline" retryHref={retry} />
  return <FailurePage errorId={errorId} kind={kind === 'down' ? 'down' : 'bug'} retryHref={retry} />
}
