import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPageOf, siteMap } from '../../app/site-map'
import { fieldIn } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { homeAddress } from '../support/home-address'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { returnFirstLine } from '../support/returned-line'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** Limits of a member's page: the number of calls, all in parallel. */
const max = { calls: 4, depth: 1 }
/** The ways to pay depend on the shipping method that the shop proposes. */
const deeper: Record<string, number> = { orderMethods: 2 }
/** The time of a call: far longer than a busy machine takes from one call to the next of those sent together. */
const delayMs = 150

/** `began` and `ended` are numbers of events in order. */
type Expected = { path: string; sender: string; began: number; ended: number }

let events = 0
function nextEvent(): number {
  events += 1
  return events
}

/** Records a call; its sender is read from the headers for bearer and language. */
function sentBy(request: Request): Expected {
  const { headers, url } = request
  const bearer = /^Bearer [\w.~+/=-]{8,}$/.test(headers.get('authorization') ?? '')
  return {
    path: new URL(url).pathname,
    sender: `${bearer ? 'a bearer' : 'nobody'} in ${headers.get('accept-language')}`,
    began: nextEvent(),
    ended: Number.POSITIVE_INFINITY,
  }
}
const sendersOf = (calls: Expected[]) => [...new Set(calls.map(({ sender }) => sender))]

let requested: Expected[] = []
let shop: Shop
let isSlow = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, real) => {
      const one = sentBy(request)
      requested.push(one)
      const answer = await real(request)
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, delayMs))
      one.ended = nextEvent()
      return answer
    },
  })
})
afterAll(() => shop.close())

/** The number of calls in sequence. */
function depthOf(calls: Expected[]): number {
  const depths: number[] = []
  for (const [at, { began }] of calls.entries()) {
    const before = depths.slice(0, at).filter((_, other) => (calls[other]?.ended ?? 0) <= began)
    depths.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depths)
}

/** Opens a page twice: the first time may load lists shared by all, the second shows the member's own calls. */
async function measured(visitor: Visitor, path: string) {
  isSlow = true
  const sends: { status: number; calls: string[]; depth: number; senders: string[] }[] = []
  for (let context = 0; context < 2; context += 1) {
    requested = []
    const response = await visitor.get(path)
    await response.text()
    sends.push({
      status: response.status,
      calls: requested.map(({ path: called }) => called),
      depth: depthOf(requested),
      senders: sendersOf(requested),
    })
  }
  isSlow = false
  const [first, second] = sends
  if (!first || !second) throw new Error('not visited')
  return { first, second }
}

const key = () => ({ key: crypto.randomUUID() })

/** A member with an address, a conversation, orders, and a cart at the checkout. */
async function busyMember(): Promise<{ visitor: Visitor; pages: Record<string, string> }> {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  await visitor.post('/adres/kayit', { ...homeAddress, ...key() })
  const first = async (list: string, path: string, name: string) =>
    (await pageOf(visitor.get(list))).idsOfLinks(path, name)[0] ?? ''
  const id = await first(siteMap.addresses, siteMap.addressForm, 'id')
  const orderNumber = await first(siteMap.orders, siteMap.orderDetail, 'siparis')
  const message = await first(siteMap.messages, siteMap.message, 'mesaj')
  const given = await shop.db
    .prepare('SELECT number FROM shop_order WHERE status_id = 8 ORDER BY id DESC')
    .first<string>('number')
  const { path } = await demoProduct(shop.db, 'showsNotice')
  await visitor.post('/sepet/ekle', {
    productId: '6',
    quantity: '1',
    intent: 'add',
    back: '/',
    ...key(),
  })
  await visitor.post(siteMap.orderAddress, { delivery: id, ayni: '1', ...key() })
  await visitor.post(siteMap.orderMethods, { cargo: '2', payment: '-2', ...key() })
  return {
    visitor,
    pages: {
      'address, edited': `${siteMap.addressForm}?id=${id}`,
      orderDetail: `${siteMap.orderDetail}?siparis=${orderNumber}`,
      orderReturn: `${siteMap.orderReturn}?siparis=${given}`,
      returnLabel: `${siteMap.returnLabel}?siparis=${await returnFirstLine(shop.db)}`,
      invoice: `${siteMap.invoice}?siparis=${given}`,
      orderDocument: `${siteMap.orderDocument}?tur=satis`,
      message: `${siteMap.message}?mesaj=${message}`,
      'ledger, orders': `${siteMap.ledger}?sekme=siparisler`,
      'orders, page 2': `${siteMap.orders}?pg=2`,
      'write a review': productPageOf('writeReview', path),
      'ask a question': productPageOf('questions', path),
      'store stock': productPageOf('storeStock', path),
      alarm: productPageOf('alarm', path),
    },
  }
}

const memberPages = [
  'cart',
  'order',
  'addressForm',
  'addresses',
  'account',
  'changePassword',
  'personalData',
  'preferences',
  'ownData',
  'accountDeletion',
  'devices',
  'passkeys',
  'verifyPhone',
  'orders',
  'orderAddress',
  'orderMethods',
  'orderInstalments',
  'orderConfirm',
  'savedCards',
  'messages',
  'notifications',
  'ledger',
  'favourites',
  'favouriteLists',
  'compare',
] as const satisfies (keyof typeof siteMap)[]
/** Pages that are measured below with a concrete URL. */
const byAddress = [
  'cardAdd',
  'orderDetail',
  'orderReturn',
  'returnLabel',
  'invoice',
  'orderDocument',
  'orderResult',
  'message',
] as const
/** Redirects: a card to the provider's page. */
const leadsOn = new Set(['cardAdd'])
const otherwise = ['affiliate', 'contact', 'orderFollow'] as const
/** No pages of a member: pages of guests, and actions. */
const noMemberPage = new Set<string>([
  ...['cartAdd', 'cartCode', 'cartCoupon', 'cartLine', 'cartUpdate', 'optionLink'],
  ...['addressRemove', 'orderExpress', 'ownDataFile', 'passkeySignIn', 'regions', 'taxOffices'],
  ...['signIn', 'signOut', 'signedOut', 'register', 'activation', 'newsletter', 'cartCampaign'],
  ...['forgotPassword', 'resetPassword', 'oneTimeCode', 'payByCard', 'socialSignIn', 'handOver'],
  ...['completeProfile', 'favouriteChange', 'favouriteSync', 'favouriteShare', 'sharedList'],
  ...['compareChange', 'language', 'currency', 'listLayout', 'consent', 'appBanner', 'categories'],
  ...['home', 'search', 'suggestions', 'stores', 'storeChoice', 'favouriteMove', 'orderAccount'],
])

describe('the backend calls of a member’s pages', () => {
  it('every URL of the site map is measured or is no page', () => {
    const known = new Set<string>([...memberPages, ...byAddress, ...otherwise, ...noMemberPage])
    expect(Object.keys(siteMap).filter((name) => !known.has(name))).toEqual([])
  })

  it('[G02] are at most four, in parallel, each with a bearer and the language', async () => {
    const { visitor, pages } = await busyMember()
    const all: Record<string, string> = { ...pages }
    for (const name of memberPages) all[name] = siteMap[name]
    all.contact = siteMap.contact.tr
    all.orderFollow = siteMap.orderFollow
    all.cardAdd = siteMap.cardAdd
    const lines: string[] = []
    const over: string[] = []
    async function look(name: string, path: string, reader = visitor) {
      const { first, second } = await measured(reader, path)
      expect([name, second.status]).toEqual([name, leadsOn.has(name) ? 302 : 200])
      const line = `${name.padEnd(16)} first ${first.calls.length} deep ${first.depth}, then ${second.calls.length} deep ${second.depth}  ${second.calls.join(' ')}`
      lines.push(line)
      for (const { senders } of [first, second])
        expect([name, ...senders.filter((one) => one !== 'a bearer in tr')]).toEqual([name])
      if (second.calls.length > max.calls || second.depth > (deeper[name] ?? max.depth))
        over.push(line)
    }
    for (const [name, path] of Object.entries(all)) await look(name, path)
    const affiliate = shop.visitor()
    await signIn(affiliate, 'affiliate')
    for (const section of ['', '?sekme=kazanclar', '?sekme=odemeler'])
      await look(`affiliate${section}`, siteMap.affiliate + section, affiliate)
    await look('order, no cart', siteMap.order, affiliate)
    const confirm = await (await visitor.get(siteMap.orderConfirm)).text()
    const made = await visitor.post(siteMap.orderConfirm, {
      mark: fieldIn(confirm, 'mark'),
      agreement: '1',
      ...key(),
    })
    await look('orderResult', made.headers.get('location') ?? '')
    expect(over, lines.join('\n')).toEqual([])
    if (process.env.SHOW) console.log(lines.join('\n'))
  }, 120_000)
})

describe('an address form with nothing cached', () => {
  const insert = `INSERT INTO address (owner, title, fullname, address, mobile_phone, created_at, country_code, country,
      state_code, state, city_code, city, town_code, town, district_code, district)
    SELECT 'm:' || id, 'Ev', 'Ayla Yurt', 'Deniz Sokağı 4', '905320000001', 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
    FROM member WHERE email = ?11`
  const inTurkey = ['TR', 'Türkiye', '', '', '35', 'İzmir', '3501', 'Konak', '3501001', 'Alsancak']
  const inStates = ['US', 'Amerika', 'US-NY', 'New York', 'US-NY-1', 'Albany', '', 'Center', '', '']
  const nameless = ['TR', 'Türkiye', '', '', '35', '', '3501', 'Konak', '', 'Alsancak']
  const stateless = ['US', 'Amerika', '', '', '', 'Albany', '', 'Center', '', '']
  const written = ['FR', 'Fransa', '', '', '', 'Lyon', '', 'Croix-Rousse', '', '']
  const removed = ['YU', 'Yugoslavya', '', '', 'YU-1', 'Belgrad', 'YU-1-2', 'Zemun', '', '']
  // All saved values except the country's name, which is in the language of the page.
  it.each([
    ['a new one', null, []],
    ['in Türkiye', inTurkey, inTurkey.toSpliced(1, 1)],
    ['in the United States', inStates, inStates.toSpliced(1, 1)],
    ['with a code that has no name', nameless, ['>35</option>', 'Konak', 'value="Alsancak"']],
    ['without its state', stateless, ['name="province_code"', 'Listeleri getir']],
    ['in a country without lists', written, ['value="Lyon"', 'value="Croix-Rousse"']],
    [
      'in a country that is not sent to any more',
      removed,
      ['Yugoslavya artık gönderim yaptığımız ülkeler', 'value="Belgrad"', 'value="Zemun"'],
    ],
  ])(
    '[G02] sends four calls in parallel, each with a bearer and the language: %s',
    async (_, regions, loadedLists) => {
      // New Workers have not loaded any list yet.
      const calls: Expected[] = []
      const cold = await openWorkers({
        backend: async (request, real) => {
          const one = sentBy(request)
          calls.push(one)
          const answer = await real(request)
          await new Promise((resolve) => setTimeout(resolve, delayMs))
          one.ended = nextEvent()
          return answer
        },
      })
      const visitor = cold.visitor()
      await signIn(visitor, 'plain')
      if (regions)
        await cold.db
          .prepare(insert)
          .bind(...regions, account('plain').email)
          .run()
      const id = await cold.db.prepare('SELECT max(id) AS id FROM address').first('id')
      // Data of every page is cached; lists of forms are not.
      await (await visitor.get(siteMap.account)).text()
      calls.length = 0
      const page = await visitor.get(siteMap.addressForm + (regions ? `?id=${id}` : ''))
      const html = await page.text()
      const names = calls.map(({ path }) => path)
      expect(sendersOf(calls)).toEqual(['a bearer in tr'])
      expect([page.status, depthOf(calls)], names.join(' ')).toEqual([200, 1])
      // A browser that may not run script gets the list of tax offices with the page.
      const further = names.filter((name) => name !== '/Diger/tax-office.txt')
      expect(names.length - further.length).toBeLessThanOrEqual(1)
      expect(further.length, names.join(' ')).toBeLessThanOrEqual(max.calls)
      for (const text of loadedLists) expect(html).toContain(text)
      await cold.close()
    },
  )
})
