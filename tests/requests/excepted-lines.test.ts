import { afterAll, beforeAll, expect, it } from 'vitest'
import { numberIn, placeOrder, readyBuyer } from '../support/buyer'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let namesException = true
beforeAll(async () => {
  shop = await openWorkers({
    backend: async (request, pass) => {
      const answer = await pass(request)
      if (namesException || !request.url.includes('/order-v4/track')) return answer
      return new Response((await answer.text()).replaceAll('"LINE_RETURN":0', '"OTHER":0'))
    },
  })
  await shop.db
    .prepare('UPDATE product SET stock = 50, max_count = 0 WHERE id IN (6, 26, 31)')
    .run()
})
afterAll(() => shop.close())

const madeForOne = 'Size özel hazırlandığı için iade edilemez.'
const unused = 'Hediye kartı iade edilemez. Hiç kullanılmamışken siparişi iptal edebilirsiniz.'
const used = 'Siparişteki bir hediye kartı kullanıldığı için siparişin tamamı iptal edilemez.'
const mailed = 'E-postayla gönderildiği için iade edilemez.'

/** A guest's order, the first of whose lines bears a name. */
async function ordered(wanted: string[]) {
  const products = wanted.map((productId) => ({ productId }))
  const { visitor, html } = await readyBuyer(shop, products, '-3')
  const number = numberIn(await placeOrder(visitor, html))
  const { link } = await lastSent(shop.db, 'konuk@ornek.test')
  const set = (sql: string) => shop.db.prepare(sql).bind(number).run()
  const id = '(SELECT id FROM shop_order WHERE number = ?1)'
  await set(
    `UPDATE order_line SET personalization = '{"name":"Ada"}' WHERE position = 0 AND order_id = ${id}`,
  )
  const deliver = () => set('UPDATE shop_order SET status_id = 8 WHERE number = ?1')
  const token = new URL(link, shop.url).searchParams.get('token') ?? ''
  const open = async (address: string) => (await pageOf(shop.visitor().get(address))).main
  const asGiftCard = (position = 1) =>
    set(`UPDATE order_line SET gift_value = 5000 WHERE position = ${position} AND order_id = ${id}`)
  return {
    deliver,
    set,
    asGiftCard,
    order: () => open(link),
    form: () => open(`/siparis-iadesi?token=${token}`),
  }
}

it('[O22] a line that was made for one person says why it cannot be returned, and where to write', async () => {
  const { deliver, order, form, asGiftCard } = await ordered(['6', '26', '31'])
  expect((await order()).text).not.toContain(madeForOne)
  await deliver()
  await asGiftCard()
  for (const page of [await order(), await form()]) {
    expect(page.text.split(madeForOne)).toHaveLength(2)
    expect(page.text.split(mailed)).toHaveLength(2)
    expect(page.getByRole('link', 'Ürün kusurluysa bize yazın').href).toBe('/iletisim')
  }
})

it('[O12] [O22] what its buyer typed tells a line apart where it is cancelled, and where it is not returned', async () => {
  const { deliver, order, form } = await ordered(['6', '26'])
  expect((await order()).getByRole('checkbox', / · Ada$/).isChecked).toBe(false)
  await deliver()
  expect((await form()).text).toMatch(/ · Ada Size özel/)
})

it('[O22] so does an order of nothing else, which has no form', async () => {
  const { deliver, order } = await ordered(['6'])
  await deliver()
  const page = await order()
  expect(page.queryAllByRole('link', 'İade ve cayma talebi')).toEqual([])
  expect(page.text).toContain(madeForOne)
})

it('[O22] [C27] an order of gift cards alone is cancelled until one is used, and says so', async () => {
  const other = await ordered(['26'])
  const { deliver, order, asGiftCard, set } = await ordered(['6'])
  await asGiftCard(0)
  await deliver()
  await set(
    `INSERT INTO gift_card (code, amount, order_id, position, ends_at)
     SELECT 'EEEEFFFFGGGGHHHH', 5000, id, 0, unixepoch() + 9999 FROM shop_order WHERE number = ?1`,
  )
  const before = await order()
  expect(before.text).toContain('Siparişi iptal et')
  expect(before.text).toContain(unused)
  expect(before.text).not.toContain(mailed)
  expect(before.text).not.toContain(used)
  await other.set(
    "UPDATE shop_order SET gift_card = 'EEEEFFFFGGGGHHHH', gift_taken = 100 WHERE number = ?1",
  )
  const after = await order()
  expect(after.text).not.toContain('Siparişi iptal et')
  expect(after.text).not.toContain(unused)
  expect(after.text).toContain(mailed)
  expect(after.text).toContain(used)
})

it('[O22] a shop that excepts no line says nothing of it', async () => {
  const { deliver, order, form } = await ordered(['6', '26'])
  await deliver()
  namesException = false
  const [ordersPage, formPage] = [await order(), await form()]
  expect(ordersPage.getByRole('link', 'İade ve cayma talebi').href).toContain('/siparis-iadesi')
  expect(formPage.queryAllByRole('checkbox')).toHaveLength(2)
  for (const page of [ordersPage, formPage]) expect(page.text).not.toContain('iade edilemez')
  namesException = true
})

it('[O22] what is read before buying says so too: both documents of the order, and the pages of the shop', async () => {
  const { visitor } = await readyBuyer(shop, [{ productId: '6' }], '-3')
  const textOf = async (address: string) => (await pageOf(visitor.get(address))).text
  const documents = ['on-bilgi', 'satis'].map((kind) => `/order/belge?tur=${kind}`)
  for (const at of [...documents, '/mesafeli-satis-sozlesmesi']) {
    const text = await textOf(at)
    expect(text).toMatch(/Kişiye özel hazırlanan.*hediye kartlarında cayma hakkı kullanılamaz/)
    expect(text).toContain('ayıplı üründen doğan sorumluluğu saklıdır')
    expect(text).toContain('hiçbiri kullanılmamışken iptal edilebilir')
  }
  expect(await textOf('/teslimat-ve-iade')).toMatch(
    /Kişiye özel hazırlanan.*iade edilemez; ürün kusurluysa bize yazın/,
  )
})
