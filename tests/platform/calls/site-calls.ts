import { categoryTree, pageAnswer, topCategories } from '../catalogue/page-answer'
import { pathsOf, resolve, type Target } from '../catalogue/resolve'
import { localPath } from '../catalogue/view'
import { brands } from '../data/brands'
import { categories } from '../data/categories'
import { contents, pageLinks } from '../data/contents'
import { asCurrency, asLanguage, currencies, languages, type Texts } from '../data/languages'
import { memberInfo, memberOf } from '../members/signed-in'
import type { Call, Route } from '../server/call'
import { html, json } from '../server/reply'

const cookieText = {
  Title: 'Çerezler',
  Content: '<p>Bu sitede &ccedil;erez kullan&#305;l&#305;r. <a href="/kvkk">KVKK</a></p>',
}

function globals(call: Call): Response {
  const { platform, session } = call
  return json({
    LANGUAGE: call.language,
    LANGUAGE_LIST: languages.map(({ code, title }) => ({ CODE: code, TITLE: title })),
    CURRENCY: call.currency,
    CURRENCY_LIST: currencies.map(({ code, name }) => ({
      TITLE: code,
      NAME: name,
      SELECTED: code === call.currency ? '1' : 0,
    })),
    DECIMAL_LENGTH: '2',
    SEP_DEC: ',',
    SEP_THO: '.',
    SITE_NAME: 'Kekik &amp; &Ccedil;&#305;nar',
    MENU: topCategories().map((one) => categoryTree(call, one)),
    IMAGE_TWINS: null,
    CART_CSRF_TOKEN: session.csrf,
    CART_DROPDOWN_LIST: 1,
    HAS_ACCOUNT_DELETION: '1',
    HAS_IDEMPOTENCY_KEYS: platform.settings.holdsKeys ? '1' : 0,
    LICENCE_SEARCH_ALL: '1',
    SETTINGS: { NEGATIVE_STOCK: platform.settings.negativeStock ? '1' : '0', KVKK_REQUIRED: 1 },
    PAGE_LINK: pageLinks,
    MEMBER_INFO: memberInfo(call),
    COOKIE_LAW: 1,
    COOKIE_LAW_TEXT: cookieText,
    MOBILE_APP: null,
    THEME_VERSION: '5.1.7',
  })
}

const missingPage = () =>
  html('<!doctype html><html lang="tr"><title>404</title><h1>Sayfa bulunamadı</h1></html>', 404)

function page(call: Call): Response {
  const { language, target } = resolve(call.platform, call.query.get('link'))
  if (!target) return missingPage()
  return json(pageAnswer({ ...call, language }, target, call.query))
}

const linkRow = (type: string, id: number, path: Texts) => ({
  TYPE: type,
  ID: id % 2 === 0 ? id : String(id),
  LINKS: Object.fromEntries(languages.map(({ code }) => [code, localPath(path, code)])),
  DATE: '2026-03-01',
})

function links({ platform }: Call): Response {
  const rows = [
    ...categories.map(({ id, path }) => linkRow('category', id, path)),
    ...brands.map(({ id, path }) => linkRow('brand', id, path)),
    ...contents.map(({ id, path }) => linkRow('content', id, path)),
    ...platform.products
      .filter(({ isActive }) => isActive)
      .map(({ id, path }) => linkRow('product', id, path)),
  ]
  return json({ LINKS: rows, TOTAL: rows.length, PAGE_NO: 1, PAGE_SIZE: '5000' })
}

/** The same page in another language, by the kind and the id of its link. */
function linkIn(call: Call, code: 'tr' | 'en', type: string, id: number): string {
  const find = <T extends { id: number }>(list: T[]) => list.find((one) => one.id === id)
  const product = find(call.platform.products)
  const category = find(categories)
  const brand = find(brands)
  const targets: Record<string, Target | undefined> = {
    product: product && { type: 'product', product },
    category: category && { type: 'category', category },
    brand: brand && { type: 'brand', brand },
  }
  const target = targets[type]
  return target ? localPath(pathsOf(target), code) : code === 'tr' ? '' : code
}

function changeLanguage(call: Call): Response {
  const [code = '', type = '', id = ''] = call.parts
  const language = asLanguage(code)
  if (!language) return json({ success: false, link: '' })
  call.session.language = language
  return json({ success: true, link: linkIn(call, language, type, Number(id)) })
}

function setCurrency(call: Call): Response {
  const currency = asCurrency(call.parts[0] ?? '')
  if (currency) call.session.currency = currency
  return json(currency ? 1 : 0, { asText: true })
}

/** The member behind a request, for pages that greet by name. */
export const greeting = (call: Call): string => memberOf(call)?.name ?? ''

export const siteCalls: Route[] = [
  { methods: ['GET'], at: '/srv/service/site/get-globals', answer: globals },
  { methods: ['GET'], at: '/srv/service/site/get-page', answer: page },
  { methods: ['GET'], at: '/srv/service/site/get-links', answer: links },
  {
    no: [77],
    methods: ['GET'],
    at: '/srv/service/site/get-cookie-law',
    answer: () => json(cookieText, { asText: true }),
  },
  { no: [61], methods: ['GET'], at: '/srv/service/language/change', answer: changeLanguage },
  {
    no: [62],
    methods: ['GET', 'POST'],
    at: '/srv/shopping/shopping/set-currency',
    answer: setCurrency,
  },
]
