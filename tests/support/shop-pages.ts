import { openCatalogueApi } from '../../app/backend/catalogue/catalogue-api'
import { cataloguePolicy, Memory } from '../../app/backend/http/cache/cache'
import type { CallContext } from '../../app/backend/http/call'
import { setShopOrigins } from '../../app/backend/http/shop-origins'
import { registerTranslator } from '../../app/i18n/translators'
import { contextOf } from './call-context'
import '../../functions/local/html-rewriter/html-rewriter'

type Answer = string | object | ((address: string) => Response | Promise<Response>)

const notFound = () => new Response('<h1>Sayfa bulunamadı</h1>', { status: 404 })

function answerOf(address: string, answer: Answer | undefined): Response | Promise<Response> {
  if (answer === undefined) return notFound()
  if (typeof answer === 'function') return answer(address)
  if (typeof answer === 'object') return Response.json(answer)
  return new Response(answer, { headers: { 'content-type': 'text/html' } })
}

let shops = 0

/** A shop that has only its own pages, and the calls whose paths begin as named; no other test has asked it. */
export function shopOfPages(
  answers: Record<string, Answer>,
  rules: Partial<CallContext['rules']> = {},
) {
  for (const language of ['tr', 'en'] as const) registerTranslator(language, (key) => key)
  const host = `shop${++shops}.test`
  const origin = `https://${host}`
  setShopOrigins({ shop: origin, site: 'https://vitrin.test', pictures: origin })
  const sent: { url: string; cookie: string }[] = []
  const fetch = async (address: string, init: RequestInit) => {
    const { href, pathname, search } = new URL(address)
    sent.push({ url: href, cookie: new Headers(init.headers).get('cookie') ?? '' })
    const [, found] =
      Object.entries(answers).find(
        ([at]) => at === href || at === pathname || at === pathname + search,
      ) ??
      Object.entries(answers).find(([at]) => at.startsWith('/srv/') && pathname.startsWith(at)) ??
      []
    return answerOf(
      href,
      typeof found === 'string' ? found.replaceAll('https://shop.test', origin) : found,
    )
  }
  const plain = contextOf(fetch)
  const context: CallContext = { ...plain, origin, rules: { ...plain.rules, ...rules } }
  const open = (more: Partial<CallContext['rules']> = {}) =>
    openCatalogueApi(
      { ...context, rules: { ...context.rules, ...more } },
      {
        memory,
        second: null,
        now: Date.now,
        waitUntil: () => {},
        rule: cataloguePolicy(60_000),
        fallback: { currency: 'TL' },
      },
    )
  const memory = new Memory(10_000_000)
  return { origin, host, context, sent, open, calls: open() }
}
