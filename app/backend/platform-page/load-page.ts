import type { Page } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import { bodyOf, type CallContext } from '~/backend/http/call'
import { ownPath } from '~/backend/http/shop-origins'
import type { Wire } from '~/backend/http/transport'
import { readPage } from '~/backend/site/page'
import { readRedirectedPage } from '~/backend/site/page-redirect'
import { defaultLanguage, isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import { askAsGuest, askPage, displayedCurrency } from './ask-page'
import { type Around, type BesideCalls, besideCalls } from './beside-calls'
import { type Beside, completed } from './complete-product'
import type { PageSource } from './html/page-source'
import { readSource } from './html/read-source'
import { lacksEnd } from './lacks-end'
import { asList, besideList, type Query, withoutPage } from './list-page'
import type { PropertyLabel } from './wire/group-variants'
import { currencyOf } from './wire/list-wire'
import { isPlain, kindOf } from './wire/page-kind'
import { settingsOf } from './wire/page-title'
import { pageWire, type Requested } from './wire/page-wire'

/** A page of the platform as `get-page` would answer it, and the values that it gives to scripts. */
export type PlatformPage = {
  page: Page
  globals: Record<string, unknown>
  isPlain: boolean
}

export const nothing = {
  page: { kind: 'notFound' },
  globals: {},
  isPlain: false,
} satisfies PlatformPage

export const noPage = (answer: string) =>
  new BackendError('shape', 'PLATFORM_PAGE', `PLATFORM_PAGE answered ${answer}.`)

export function requestedOf(link: string, query: Query, language: string): Requested {
  return { language, link, page: Math.max(1, Number(query.pg) || 1), sort: query.sort ?? '' }
}

async function besidePage(
  context: CallContext,
  source: PageSource,
  usual: string,
  { inTime }: BesideCalls,
): Promise<Beside> {
  const currency = currencyOf(source) || (await displayedCurrency(context, usual))
  const inCurrency = { ...context, rules: { ...context.rules, currency } }
  return { ask: inTime((call) => askAsGuest(inCurrency, call, usual), inCurrency), currency }
}

/** Without the page that a redirect has left out: the shop shows the first. */
function answeredQuery(query: Query, answered: Query): Query {
  return query.pg !== undefined && answered.pg === query.pg ? query : withoutPage(query)
}

function labelIn(language: string): PropertyLabel {
  const known = isLanguage(language) ? language : defaultLanguage
  return (property) => translatorOf(known)(`differences.${property}`)
}

function pageIn(wire: Wire): string {
  const html = bodyOf('PLATFORM_PAGE', wire)
  if (typeof html !== 'string' || !html.includes('<')) throw noPage('no page')
  return html
}

/** Requests a page once more that lacks its end: a moment's fault is not to be cached. */
async function askWhole(...request: Parameters<typeof askPage>): ReturnType<typeof askPage> {
  const found = await askPage(...request)
  const { body } = found.wire
  return typeof body === 'string' && lacksEnd(body) ? askPage(...request) : found
}

const isBlank = (page: Page) =>
  page.kind === 'content' && page.meta.title === '' && page.html.trim() === ''

/** Reads a page that the shop renders. @throws BackendError for an answer that is none */
export async function loadPage(
  context: CallContext,
  { link, query, usual }: { link: string; query: Query; usual: string },
  around: Around,
): Promise<PlatformPage> {
  const calls = besideCalls(context, around)
  const { wire, path, query: answered } = await askWhole(context, link, query, usual)
  if (wire.status === 404 || wire.status === 410) return nothing
  if (wire.location !== undefined) {
    const page = readRedirectedPage(link, wire.location)
    const isTemporary = page.kind === 'moved' && ![301, 308].includes(wire.status)
    return { ...nothing, page: isTemporary ? { ...page, isTemporary } : page }
  }
  const html = pageIn(wire)
  const source = await readSource(html)
  const visible = answeredQuery(query, answered)
  const plain = requestedOf(link, visible, context.rules.language)
  const requested = await asList(calls.tree, plain, visible, source)
  const beside = await besidePage(context, source, usual, calls)
  const isCategory = kindOf(source, requested) === 'category'
  const { hasFailed, ...ofList } = isCategory
    ? await besideList(context, { requested, query: visible, usual }, source, {
        ...beside,
        ...calls,
      })
    : { list: null, category: null, hasFailed: false }
  const known = { ...ofList, label: labelIn(context.rules.language) }
  const named = ownPath(source.base)
  const base = (named.startsWith('/') ? named : path).slice(1)
  const page = readPage(pageWire(source, requested, known), beside.currency, requested.sort, base)
  if (isBlank(page)) throw noPage('neither a title nor a text')
  const globals = link === '' ? settingsOf(source) : source.globals
  const read = page.kind === 'product' ? await completed(beside, page, source, known.label) : page
  const whole = page.kind === 'category' && hasFailed ? { ...page, isPartial: true as const } : read
  return { page: whole, globals, isPlain: page.kind !== 'notFound' && isPlain(source) }
}
