import { defaultLanguage, type Language } from '../../app/i18n/languages'
import { productPages, siteMap } from '../../app/site-map'
import {
  decide,
  fieldIn,
  fillCart,
  formKey,
  numberIn,
  paymentPageOf,
  placeOrder,
  toConfirm,
} from './buyer'
import { type DemoCase, demoProduct } from './demo'
import { pathsOf } from './links'
import { signIn } from './member'
import { readPage } from './page/page'
import type { Shop } from './two-workers'
import type { Visitor } from './visitor'

/** The HTML of the shop's pages, by name. */
export type Pages = Map<string, string>

/** Reads pages into a collection, each with its URL and state as its name. */
class Reader {
  readonly pages: Pages
  readonly #visitor: Visitor
  readonly #role: string

  constructor(pages: Pages, visitor: Visitor, role: string) {
    this.pages = pages
    this.#visitor = visitor
    this.#role = role
  }

  async get(to: string, state = ''): Promise<string> {
    return this.#record(`${to} ${state}`, await this.#visitor.follow(await this.#visitor.get(to)))
  }

  /** Sends a form, most often one that is refused. */
  async post(to: string, fields: Record<string, string>, state = 'sent'): Promise<string> {
    const answer = await this.#visitor.post(to, { ...fields, ...formKey() })
    return this.#record(`${to} ${state}`, await this.#visitor.follow(answer))
  }

  async #record(name: string, answer: Response): Promise<string> {
    const text = await answer.text()
    if (answer.headers.get('content-type')?.includes('text/html'))
      this.pages.set(`${this.#role}: ${name}`, text)
    return text
  }
}

const kinds: DemoCase[] = [
  'plain',
  'personal',
  'oneGroup',
  'twoGroups',
  'tiered',
  'subscribed',
  'noted',
  'soldOut',
  'deal',
  'sibling',
  'needsStore',
  'accompanied',
]

/** Products of every kind, the pages about them, lists, content pages, and missing pages. */
async function readCatalogue(reader: Reader, shop: Shop, language: Language): Promise<void> {
  for (const kind of kinds)
    await reader.get((await demoProduct(shop.db, kind, language)).path, kind)
  const { path, id } = await demoProduct(shop.db, 'twoGroups', language)
  for (const page of Object.values(productPages)) await reader.get(`${page}${path}`)
  for (const tab of ['delivery', 'ways']) await reader.get(`/odeme-yollari${path}?sekme=${tab}`)
  await reader.get(`/haber-ver${path}?tur=stock`)
  const search = siteMap.search[language]
  const [list = ''] = await pathsOf(shop, 'category', language)
  for (const query of ['', '?stock=1&sort=5', '?price=1-2', '?pg=2', '?all=1'])
    await reader.get(list + query)
  for (const word of ['a', 'kalem', 'zzzzqqqq']) await reader.get(`${search}?q=${word}`)
  for (const content of await pathsOf(shop, 'content', language)) await reader.get(content)
  const other = (await demoProduct(shop.db, 'plain', language)).id
  for (const ids of [`${id}`, `${id}-${other}`, '1-2-3-4-5'])
    await reader.get(`/karsilastir?urunler=${ids}`)
  for (const status of ['1', '2', '3']) await reader.get(`/karsilastir?durum=${status}`)
  const own = language === defaultLanguage ? '' : `/${language}`
  for (const missing of ['', '/yorumlar']) await reader.get(`${missing}${own}/boyle-bir-sayfa-yok`)
  for (const page of ['/yorum-yaz', '/haber-ver', '/sorular'])
    await reader.post(`${page}${path}`, { email: 'x' })
}

/** Every fixed page, and all of its forms refused. */
async function readFixed(reader: Reader, language: Language, state: string): Promise<void> {
  for (const entry of Object.values(siteMap)) {
    const path = typeof entry === 'string' ? entry : entry[language]
    // Signing out would end the session that the other pages need.
    if (path === siteMap.signOut || path === siteMap.signedOut) continue
    await reader.get(path, state)
  }
  const refused: Record<string, Record<string, string>> = {
    [siteMap.signIn]: { tip: 'eposta', username: 'x', password: 'y' },
    [siteMap.register]: { name: '1', email: 'x' },
    [siteMap.forgotPassword]: { name: 'x' },
    [siteMap.oneTimeCode]: { adim: 'iste', phone: '1' },
    [siteMap.newsletter]: { email: 'x' },
    [siteMap.contact[language]]: { email: 'x' },
    [siteMap.orderFollow]: { number: '1', email: 'x' },
    [siteMap.addressForm]: { id: '0', country_code: 'TR' },
    [siteMap.order]: { email: 'x' },
    [siteMap.cartAdd]: { productId: '0', quantity: 'x', intent: 'add', back: '/' },
    [siteMap.personalData]: { email: 'x' },
    [siteMap.changePassword]: { password: 'x' },
  }
  for (const [path, fields] of Object.entries(refused)) await reader.post(path, fields)
  for (const tab of ['telefon', 'bayi']) await reader.get(`${siteMap.signIn}?tip=${tab}`)
}

/** The checkout from a full cart to the thank-you page, with its errors. */
async function readOrder(reader: Reader, visitor: Visitor, isMember: boolean): Promise<void> {
  await fillCart(visitor, [{ productId: '6', quantity: '2' }])
  for (const page of [siteMap.cart, siteMap.order]) await reader.get(page, 'full')
  await toConfirm(visitor, '-2', { isMember })
  for (const page of [
    siteMap.order,
    siteMap.orderAddress,
    siteMap.orderMethods,
    siteMap.orderInstalments,
    siteMap.orderConfirm,
    `${siteMap.orderDocument}?tur=satis`,
    `${siteMap.orderDocument}?tur=on-bilgi`,
    siteMap.addresses,
  ])
    await reader.get(page, 'ready')
  await reader.post(siteMap.orderAddress, { delivery: '0' })
  await reader.post(siteMap.orderMethods, {})
  await reader.post(siteMap.orderConfirm, { mark: 'x' })
  const html = await reader.get(siteMap.orderConfirm, 'again')
  const result = await placeOrder(visitor, html.includes('name="mark"') ? html : '')
  await reader.get(result, 'leaving')
  const page = await paymentPageOf(visitor, result)
  await reader.get(`${siteMap.orderResult}?siparis=${numberIn(result)}`, 'waiting')
  await decide(page, 'sonra')
  await reader.get(`${siteMap.orderResult}?siparis=${numberIn(result)}`, 'processing')
  await reader.post(siteMap.orderConfirm, { mark: fieldIn(html, 'mark'), agreement: '1' }, 'twice')
  await decide(page, 'onay')
  await reader.get(`${siteMap.orderResult}?siparis=${numberIn(result)}`, 'thanks')
}

/** A member's pages: orders, conversations, a list of favourites. */
async function readMember(reader: Reader): Promise<void> {
  const orders = await reader.get(siteMap.orders, 'own')
  const numbers = readPage(orders).idsOfLinks(siteMap.orderDetail, 'siparis')
  for (const number of numbers)
    for (const page of ['orderDetail', 'orderReturn', 'returnLabel', 'invoice'] as const)
      await reader.get(`${siteMap[page]}?siparis=${number}`)
  const messages = await reader.get(siteMap.messages, 'own')
  for (const id of readPage(messages).idsOfLinks(siteMap.message, 'mesaj'))
    await reader.get(`${siteMap.message}?mesaj=${id}`)
  await reader.post(siteMap.favouriteChange, { fav: '6' })
  await reader.get(siteMap.favourites, 'full')
  for (const tab of ['siparisler', 'kazanclar', 'odemeler'])
    await reader.get(`${siteMap.affiliate}?sekme=${tab}`)
}

/** Reads every kind of page in a language: as a guest and as a member, with an empty and a full cart, refused and failing. */
export async function readEveryPage(
  shop: Shop,
  language: Language,
  failing: (isDown: boolean) => void,
): Promise<Pages> {
  const pages: Pages = new Map()
  for (const role of ['guest', 'plain', 'affiliate'] as const) {
    const visitor = shop.visitor()
    const isMember = role !== 'guest'
    if (isMember) await signIn(visitor, role)
    visitor.cookies.set('language', language)
    const reader = new Reader(pages, visitor, role)
    await readFixed(reader, language, 'empty')
    if (role !== 'affiliate') await readOrder(reader, visitor, isMember)
    if (role === 'guest') await readCatalogue(reader, shop, language)
    if (isMember) await readMember(reader)
    failing(true)
    for (const page of [
      siteMap.cart,
      siteMap.orders,
      siteMap.addressForm,
      siteMap.stores[language],
    ])
      await reader.get(page, 'failing')
    failing(false)
    await reader.post(siteMap.signOut, {}, 'left')
    await reader.get(siteMap.signedOut)
  }
  return pages
}
