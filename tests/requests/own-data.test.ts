import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openPlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'

const { ownData, ownDataFile } = siteMap

let shop: Shop
let isDown = false
let isRefused = false
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) =>
      isDown && request.url.includes('/order-v4/get-list')
        ? Promise.resolve(new Response('', { status: 500 }))
        : isRefused && /customer\/messages\/\d/.test(request.url)
          ? Promise.resolve(
              Response.json({ status: false, message: 'Bulunamadı' }, { status: 404 }),
            )
          : pass(request),
  })
})
afterAll(() => shop.close())

async function member() {
  const visitor = shop.visitor()
  await signIn(visitor, 'plain')
  return visitor
}

it('[L15] a business member’s file holds the account with the shop', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'vendor')
  const file = JSON.parse(await (await visitor.get(ownDataFile)).text())
  const { total } = (await shop.db
    .prepare(
      'SELECT count(*) AS total FROM erp_movement e JOIN member m ON m.id = e.member_id WHERE m.email = ?1',
    )
    .bind(account('vendor').email)
    .first<{ total: number }>())!
  expect(total).toBeGreaterThan(1)
  expect(file.ledger.movements).toHaveLength(total)
  expect(file.ledger.movements[0]).toMatchObject({ debt: expect.stringMatching(/^\d+\.\d{2}$/) })
})

it('[L15] a member’s file holds account, orders, favourites, messages, and nobody else’s', async () => {
  const visitor = await member()
  await visitor.post(siteMap.favouriteChange, { fav: '6' })
  const page = await pageOf(visitor.get(ownData))
  expect(page.links(ownDataFile)).toEqual([ownDataFile])
  const [included, elsewhere, ...more] = page.lists
  expect(included?.text).toMatch(/Siparişleriniz.*kart.*Sepetinizdekiler/s)
  expect(elsewhere?.text).toMatch(
    /^Yorumlarınız\s*Sorularınız\s*Beklediğiniz.*\s*Bülten üyeliğiniz\s*Hesabınıza bağlı.*$/,
  )
  expect(more).toEqual([])
  expect(page.links(`${siteMap.contact.tr}?konu=kopya`)).toHaveLength(1)
  const answer = await visitor.get(ownDataFile)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="verilerim-\d{4}-\d{2}-\d{2}\.json"$/,
  )
  const file = JSON.parse(await answer.text())
  expect(file.account.email).toBe(account('plain').email)
  expect(file.elsewhere).toEqual(['reviews', 'questions', 'alarms', 'newsletter', 'socialAccounts'])
  expect(file.requestAt).toMatch(/^http.*\?konu=kopya$/)
  expect(file.affiliate).toBeNull()
  expect(file.sessions).toContainEqual(expect.objectContaining({ isCurrent: true }))
  expect(file.passkeys).toEqual([])
  const stored = await shop.db
    .prepare(
      'SELECT o.number FROM shop_order o JOIN member m ON m.id = o.member_id WHERE m.email = ?1',
    )
    .bind(account('plain').email)
    .all<{ number: string }>()
  const numbers = file.orders.orders.map(({ number }: { number: string }) => number)
  expect(numbers.toSorted()).toEqual(stored.results.map(({ number }) => number).toSorted())
  expect(numbers.length).toBeGreaterThan(1)
  const [order] = file.orders.orders
  expect(order.total).toMatch(/^\d+\.\d{2}$/)
  expect(order.lines.length).toBeGreaterThan(0)
  expect(order.goods).toMatch(/^\d+\.\d{2}$/)
  expect(order).toMatchObject({ discounts: expect.any(Array), refunds: expect.any(Array) })
  expect(file.favourites.map(({ id }: { id: string }) => id)).toContain('6')
  const subjects = file.messages.conversations.map(({ subject }: { subject: string }) => subject)
  expect(subjects).toContain('Kargom nerede?')
  expect(subjects).not.toContain('Değişim')
  expect(file.messages.conversations[0].lines.length).toBeGreaterThan(0)
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining(['addresses', 'savedCards', 'notifications']),
  )
})

it('[L15] a file has the cart with its saved lines, and an affiliate’s rows', async () => {
  const visitor = shop.visitor()
  await signIn(visitor, 'affiliate')
  await visitor.post(siteMap.cartAdd, { productId: '6', quantity: '2', key: crypto.randomUUID() })
  const { cart, affiliate } = JSON.parse(await (await visitor.get(ownDataFile)).text())
  expect(cart).toMatchObject({ lines: [{ count: 2 }], saved: [] })
  expect(affiliate.orders.rows.length).toBeGreaterThan(0)
  expect(affiliate.earnings.rows[0].amount).toMatch(/^-?\d+\.\d{2}$/)
  expect(affiliate.payments.isComplete).toBe(true)
})

it('[L15] a guest gets the sign-in page, not a file', async () => {
  for (const path of [ownData, ownDataFile]) {
    const answer = await shop.visitor().get(path)
    expect(answer.headers.get('location')).toContain(siteMap.signIn)
  }
})

it('[L15] half a file is none: the page says that it failed', async () => {
  const visitor = await member()
  isDown = true
  const answer = await visitor.get(ownDataFile)
  isDown = false
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(ownData)
  const [notice] = (await pageOf(visitor.get(ownData))).notices('alert')
  expect(notice?.text).toContain('Bir hata oluştu')
})

it('[L15] a conversation that is listed and does not open leaves the file incomplete', async () => {
  const visitor = await member()
  isRefused = true
  const answer = await visitor.get(ownDataFile)
  isRefused = false
  const { messages } = (await answer.json()) as { messages: { isComplete: boolean } }
  expect([answer.status, messages.isComplete]).toEqual([200, false])
})

it('[L15] [M02] the request to delete the account is a message to the shop, filled in', async () => {
  const visitor = await member()
  const page = await pageOf(visitor.get(siteMap.accountDeletion))
  const [href = ''] = page.links(`${siteMap.contact.tr}?konu=silme`)
  const { main } = await pageOf(visitor.get(href))
  const { action, pairs } = main.getByRole('button', 'Gönder').form.press()
  const fields = { ...Object.fromEntries(pairs), departmentId: '2' }
  expect(fields).toMatchObject({ subject: 'Hesabımın ve verilerimin silinmesi' })
  const sent = await visitor.post(new URL(action, shop.url).pathname, fields)
  expect(sent.headers.get('location')).toBe(siteMap.messages)
  const stored = await shop.db
    .prepare(
      'SELECT l.text FROM message_line l JOIN message m ON m.id = l.message_id WHERE m.subject = ?1',
    )
    .bind('Hesabımın ve verilerimin silinmesi')
    .first<string>('text')
  expect(stored).toContain('silinmesini istiyorum')
})

it('[L15] what the page names before any download is what the file of a shop without calls has', async () => {
  const lacking = ['addresses', 'favourites', 'messages']
  const { visitor: open, platform, close } = await openPlatformShop({ mode: 'section7' })
  platform.setMissing(31, 33, 34, 38, 46, 47, 48, 49, 71)
  const visitor = open()
  const { email, password } = platform.accounts.plain
  await visitor.post(siteMap.signIn, { tip: 'eposta', username: email, password })
  const { main, lists } = await pageOf(visitor.get(ownData))
  const [included = '', elsewhere = ''] = lists.map(({ text }) => text)
  expect(main.queryAllByRole('link', 'Silinmesini iste').length).toBe(0)
  const file = JSON.parse(await (await visitor.get(ownDataFile)).text())
  expect(file.elsewhere).toEqual(expect.arrayContaining(lacking))
  const names = ['Adresleriniz', 'Favorileriniz', 'Mesajlarınız']
  expect(names.filter((name) => included.includes(name))).toEqual([])
  expect(names.filter((name) => !elsewhere.includes(name))).toEqual([])
  await close()
})

it('[L15] parts that a shop has no call for are named', async () => {
  const { visitor: open, platform, close } = await openPlatformShop({ mode: 'section7' })
  const visitor = open()
  const { email, password } = platform.accounts.plain
  await visitor.post(siteMap.signIn, { tip: 'eposta', username: email, password })
  const { main, lists } = await pageOf(visitor.get(ownData))
  const [included = '', elsewhere = ''] = lists.map(({ text }) => text)
  const [orders, cards] = ['Siparişleriniz', 'Kayıtlı kartlarınızın']
  expect([included.includes(orders), included.includes(cards)]).toEqual([false, false])
  expect([elsewhere.includes(orders), elsewhere.includes(cards)]).toEqual([true, true])
  expect(included).toContain('Hesap bilgileriniz')
  expect(main.getByRole('link', 'Mağazanın kendi sitesine git').href).toContain(platform.origin)
  const file = JSON.parse(await (await visitor.get(ownDataFile)).text())
  expect(file.elsewhere).toEqual(expect.arrayContaining(['orders', 'savedCards']))
  expect(file.orders).toBeUndefined()
  expect(file.account.email).toBe(email)
  await close()
})
