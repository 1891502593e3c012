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
import { announceExpiredPassword } from './auth/sign-in/after-sign-in'
import type { Category } from './backend/catalogue/model'
import type { CookieLaw, FooterWords } from './backend/site/site-model'
import { headerAfterCounts } from './cart/change/read-cart'
import { partNotices } from './cart/coupon/at-field'
import rowsCss from './catalogue/rows.css?inline'
import { FailurePage } from './content/failure-page'
import { NotFoundPage } from './content/not-found-page'
import firstScript from './entry.first?script-file'
import { favouriteIds } from './favourites/read-ids'
import { defaultLanguage, isLanguage, type Language } from './i18n/languages'
import { translatorOf } from './i18n/translators'
import { LocaleProvider } from './i18n/use-locale'
import { Frame } from './layout/frame'
import { siteOf, unknownSite } from './layout/site-data'
import firstCss from './layout/styles/first.css?inline'
import firstCssAddress from './layout/styles/first.css?url'
import homeCss from './layout/styles/first-home.css?inline'
import listCss from './layout/styles/first-list.css?inline'
import productCss from './layout/styles/first-product.css?inline'
import restCss from './layout/styles/rest.css?url'
import earlyList from './product/analytics/early-list?script-file'
import { HydrateOnIntent } from './rendering/hydrate-on-intent'
import { afterRedirects } from './rendering/navigation/revalidate'
import { ServerData } from './rendering/server-data'
import { useServerMarkup } from './rendering/server-only'
import { PageVarsProvider } from './rendering/visitor-values'
import { leaveUnservedLanguage } from './seo/shop-languages'
import { StructuredData } from './seo/structured-data'
import type { Failure } from './session/failure'
import type { RequestContext, ServerOnlyData, VisitorValues } from './session/request-context'
import { hrefOf, languageOfPath } from './site-map'

declare module '~/session/request-context' {
  interface ServerOnlyData {
    menu?: Category[]
    favourites?: string[]
    cookieLaw?: CookieLaw | null | undefined
    footer?: FooterWords | undefined
    brandCss?: string
    areHeartsWaiting?: boolean
    visitor?: { isGuest: boolean; initial: string }
  }
}

/** The cookie question; a page that could not ask for it is not cached. */
function cookieQuestion(context: RequestContext): Promise<CookieLaw | null> {
  return context.backend.cookieLaw().catch(() => {
    context.preventCaching()
    return null
  })
}

/** Shop and visitor data of every page. Fails for no backend, as an error page needs it too. @throws a redirect to a language that the shop serves */
export async function loader({ request, context }: LoaderFunctionArgs) {
  announceExpiredPassword(context)
  const url = new URL(request.url)
  const { pathname } = url
  await leaveUnservedLanguage(context, url)
  const isConsentPage = pathname === hrefOf('consent', context.language)
  const needsConsent = !context.preferences.cookieLaw && !isConsentPage
  const [{ site, ...beside }, favourites, cookieLaw] = await Promise.all([
    siteOf(context),
    favouriteIds(context, pathname),
    needsConsent ? cookieQuestion(context) : undefined,
    headerAfterCounts(context, request),
  ])
  context.setNumberFormat(site)
  const { member } = context.session
  const [initial = ''] = member?.name.trim().toLocaleUpperCase(context.language) ?? ''
  const areHeartsWaiting = member !== undefined && context.preferences.hearts !== ''
  const visitor = { isGuest: member === undefined, initial }
  const ofPage: ServerOnlyData = { ...beside, favourites, cookieLaw, areHeartsWaiting, visitor }
  Object.assign(context.serverData, ofPage)
  return {
    site,
    language: context.language,
    currency: context.currency,
    ...partNotices(context.notices),
    vars: context.visitorValues,
  }
}

export const handle = { i18n: 'shop' }

export const shouldRevalidate = afterRedirects

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error) return []
  const language = isLanguage(data?.language) ? data.language : defaultLanguage
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = status === 404 ? 'failure.notFoundTitle' : 'failure.title'
  return [{ title: translatorOf(language)(title) }, { name: 'robots', content: 'noindex' }]
}

const noscript =
  'body{display:flex;flex-direction:column}.site-footer{order:9}[data-late-part]{display:none}body>div[hidden][id^="S:"]{display:block;order:1;width:100%;max-width:calc(var(--page) + 2*var(--side));margin:0 auto;padding:0 var(--side) 40px}'

type PageData =
  | {
      meta?: { linkType: string; linkId: string }
      word?: string
      kind?: string
      frame?: object
      cart?: { lines: unknown[] } | null
    }
  | undefined

/** `frame` is the address of styles for header and footer, which are there before anything is painted. */
type PageHandle = { look?: 'home'; frame?: string }

type FirstScreen = 'home' | 'product' | 'list'

/** Null where a page or an error must wait for rest.css, or its layout would shift. */
function firstScreenOf(page: PageData, handle: PageHandle | undefined): FirstScreen | null {
  if (page?.kind === 'product') return 'product'
  if (page?.frame) return 'list'
  return (page && handle?.look) ?? null
}

/** Inline CSS of a first screen; in the browser rest.css has it. */
function cssOf(firstScreen: FirstScreen | null, serverData: ServerOnlyData = {}): string {
  if (!import.meta.env.SSR) return ''
  const css = firstCss + (serverData.brandCss ?? '')
  if (!firstScreen) return css
  if (firstScreen === 'home') return css + homeCss
  if (firstScreen === 'product') return css + productCss
  const { layout, popular } = serverData.listing ?? {}
  return css + listCss + (layout === 'list' ? rowsCss : '') + (popular ? homeCss : '')
}

/** Frame data where no loader has run: a shop with default settings. */
function withoutLoader(pathname: string, visitorValues: VisitorValues | null) {
  const language = languageOfPath(pathname)
  return {
    site: unknownSite('TL', language),
    language,
    currency: 'TL',
    notices: [],
    vars: visitorValues ?? { nonce: '', formKey: '', requestId: '', cart: null, store: null },
  }
}

function useFrameData() {
  const { pathname } = useLocation()
  const visitorValues = useContext(ServerData)?.visitorValues ?? null
  const data = useRouteLoaderData<typeof loader>('root') ?? withoutLoader(pathname, visitorValues)
  const match = useMatches().at(-1) as { data: PageData; handle?: PageHandle } | undefined
  const { data: page, handle } = match ?? {}
  // Where nothing is to be ordered, the shop's own frame leads on.
  const frame = page?.cart?.lines.length === 0 ? undefined : handle?.frame
  return { data, page, look: firstScreenOf(page, handle), frame }
}

const fontsOf = (language: string) => (language === 'tr' ? ['latin', 'turkish'] : ['latin'])

/** The shop's fonts; they are used only if they arrive in time. */
function FontPreloads({ language }: { language: string }) {
  return fontsOf(language).map((font) => (
    <link
      key={font}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={`/fonts/figtree-${font}.woff2`}
    />
  ))
}

/** The document's language. If another tab has changed it, the page reloads, since its texts are not here. */
function useDocumentLanguage(language: Language): Language {
  const [own] = useState(language)
  useEffect(() => {
    if (language !== own) location.reload()
  }, [language, own])
  return own
}

function InlineStyles({ look, nonce }: { look: FirstScreen | null; nonce: string }) {
  const onServer = import.meta.env.SSR
  const serverData = useContext(ServerData)?.serverData
  return (
    <>
      <style
        nonce={onServer ? nonce : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: cssOf(look, serverData) }}
      />
      <noscript
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{
          __html: onServer ? `<style nonce="${nonce}">${noscript}</style>` : '',
        }}
      />
    </>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const { data, look, frame } = useFrameData()
  const language = useDocumentLanguage(data.language)
  const { nonce } = data.vars
  // Re-rendered after a failure, the document may hold no inline text: the content policy forbids it.
  const isServerMarkup = useServerMarkup()
  const early = import.meta.env.SSR && look === 'list' && earlyList
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {isServerMarkup && <StructuredData />}
        <FontPreloads language={language} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {isServerMarkup ? (
          <InlineStyles look={look} nonce={nonce} />
        ) : (
          <link rel="stylesheet" href={firstCssAddress} />
        )}
        {frame && <link rel="stylesheet" href={frame} />}
      </head>
      <body>
        <LocaleProvider language={language} format={data.site}>
          <PageVarsProvider first={data.vars}>
            <FramedPage>{children}</FramedPage>
          </PageVarsProvider>
        </LocaleProvider>
        {isServerMarkup && <HydrateOnIntent {...{ nonce, early, language }} first={firstScript} />}
      </body>
    </html>
  )
}

function FramedPage({ children }: { children: ReactNode }) {
  const { data, page, look } = useFrameData()
  const { pathname, search } = useLocation()
  // Notices are on top of the page and are styled by rest.css.
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
 * Error page within the frame. A failed client navigation reloads, so that the server renders the page with its status;
 * without a connection a reload would only show the browser's own error page.
 */
export function ErrorBoundary() {
  const isServerMarkup = useServerMarkup()
  useEffect(() => {
    if (!isServerMarkup && navigator.onLine) location.reload()
  }, [isServerMarkup])
  const error = useRouteError()
  const { data } = useFrameData()
  const { pathname, search } = useLocation()
  const errorId = data.vars.requestId
  const retry = pathname + search
  const failure = isRouteErrorResponse(error) ? (error.data as Failure | string | null) : null
  const kind = typeof failure === 'object' && failure ? failure.kind : null
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 405)) {
    const word = typeof failure === 'object' && failure ? (failure.word ?? '') : ''
    if (kind === 'function' || error.status === 405)
      return <FailurePage errorId={errorId} kind="function" retryHref={retry} />
    return <NotFoundPage word={word} />
  }
  if (!import.meta.env.SSR && !navigator.onLine)
    return <FailurePage errorId="" kind="offline" retryHref={retry} />
  return <FailurePage errorId={errorId} kind={kind === 'down' ? 'down' : 'bug'} retryHref={retry} />
}
