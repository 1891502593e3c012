import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formKey } from '../support/buyer'
import { bigCategory, demoProduct } from '../support/demo'
import { type Part, pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
beforeEach(() => shop.db.prepare('DELETE FROM cart_line').run())
afterAll(() => shop.close())

const addSeveral = (ids: (string | number)[], back: string, visitor = shop.visitor()) =>
  visitor.post('/sepet/ekle', {
    intent: 'several',
    back,
    'productId[]': ids.map(String),
    ...formKey(),
  })
const inCart = async () =>
  (await shop.db.prepare('SELECT product_id FROM cart_line').all()).results.length

/** The checkboxes of a list, and which are ticked. */
function ticksOf(html: string) {
  const boxes = readPage(html).fields('productId[]')
  const sentBy = (box: Part) => box.attribute('value') ?? ''
  return {
    all: boxes.map(sentBy),
    set: boxes.filter(({ isChecked }) => isChecked).map(sentBy),
  }
}

it.each([
  ['tr', 'Bir kerede en çok 100 ürün eklenebilir'],
  ['en', 'At most 100 products can be added at once'],
  ['de', 'Es können höchstens 100 Produkte auf einmal hinzugefügt werden'],
  ['ar', 'يمكن إضافة 100 منتج كحد أقصى دفعة واحدة'],
])('[C10] more than a hundred are refused whole, in %s', async (language, text) => {
  const visitor = shop.visitor({ 'accept-language': language })
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  const back = language === 'tr' ? '/' : `/${language}`
  const refused = await addSeveral(ids, back, visitor)
  expect(refused.headers.get('location')).toBe(back)
  expect(await (await visitor.follow(refused)).text()).toContain(text)
  expect(await inCart()).toBe(0)
})

it('[X03] [C10] ticks are kept after a refusal, for this shopper only', async () => {
  const { path } = await bigCategory(shop.db)
  const list = `${path}?sp=1`
  const visitor = shop.visitor()
  const { all, set } = ticksOf(await (await visitor.get(list)).text())
  expect([all.length > 2, set]).toEqual([true, []])
  const wanted = all.slice(1, 3)
  const further = Array.from({ length: 99 }, (_, at) => `9${1000 + at}`)
  const tooMany = await addSeveral([...wanted, ...further], list, visitor)
  expect(ticksOf(await (await visitor.follow(tooMany)).text()).set).toEqual(wanted)
  expect(ticksOf(await (await visitor.get(list)).text()).set).toEqual([])
  expect(ticksOf(await (await shop.visitor().get(list)).text()).set).toEqual([])
  await shop.db.prepare('UPDATE product SET stock = 0').run()
  const soldOut = await addSeveral(wanted, list, visitor)
  await shop.db.prepare('UPDATE product SET stock = 50').run()
  expect(ticksOf(await (await visitor.follow(soldOut)).text()).set).toEqual(wanted)
})

it('[C07] [C10] a product that needs a store leads to the store choice and back', async () => {
  const visitor = shop.visitor()
  const [chair, other] = [
    await demoProduct(shop.db, 'needsStore'),
    await demoProduct(shop.db, 'addsQuietly'),
  ]
  const answer = await addSeveral([chair.id, other.id], '/kirtasiye?sp=1', visitor)
  const [notice] = (await pageOf(visitor.follow(answer))).notices('alert')
  expect(notice?.text).toContain(chair.title)
  const link = notice?.getByRole('link').href ?? ''
  expect(link).toBe('/magaza-sec?donus=%2Fkirtasiye%3Fsp%3D1')
  const page = await (await visitor.get(link)).text()
  expect(page).toContain('name="storeId"')
  expect(await inCart()).toBe(1)
})

it('[C10] more than fifty ticked products are all added', async () => {
  await shop.db.batch([
    shop.db.prepare('DELETE FROM sub_product'),
    shop.db.prepare(
      `UPDATE product SET is_active = 1, is_show_only = 0, stock = 50, needs_store = 0,
       personalization_id = 0, min_count = 1, max_count = 0, step = 1, after_add = 1`,
    ),
  ])
  const { results } = await shop.db
    .prepare('SELECT id FROM product ORDER BY id LIMIT 100')
    .all<{ id: number }>()
  await addSeveral(
    results.map(({ id }) => id),
    '/',
  )
  expect(await inCart()).toBe(100)
})
