import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartForm, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let titles: string[] = []
let visitor: Visitor
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

beforeEach(async () => {
  visitor = shop.visitor()
  titles = []
  for (const name of ['addsQuietly', 'showsNotice', 'opensCart'] as const) {
    const { id, title } = await demoProduct(shop.db, name)
    titles.push(title)
    const fields = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
    await visitor.post('/sepet/ekle', fields)
  }
})

const formWith = (typed: Record<number, string>) => cartForm(visitor, typed)

/** Presses a button of one line, or of all lines. @returns the page that comes then */
async function press(form: URLSearchParams, intent: string): Promise<string> {
  form.set('intent', intent)
  const address = intent === 'update' ? '/sepet/hepsi' : '/sepet/satir'
  return (await visitor.follow(await visitor.post(address, form))).text()
}
const counts = async () => (await sentLines(visitor)).map(({ count }) => count)

it('[C11] removing one line keeps the counts typed in the others', async () => {
  const page = await press(await formWith({ 1: '4', 2: '2' }), 'delete:0')
  const answered = readPage(page)
  expect(answered.notices('alert')).toEqual([])
  const [removed, ...others] = answered.notices('status')
  expect(removed?.text).toContain('sepetten çıkarıldı.')
  expect(others).toEqual([])
  expect(await counts()).toEqual(['4', '2'])
  await press(await formWith({ 0: '3' }), 'delete:1')
  expect(await counts()).toEqual(['3'])
})

it('[C11] changing one line keeps the counts typed in the others', async () => {
  await press(await formWith({ 0: '2', 2: '5' }), 'update:0')
  expect(await counts()).toEqual(['2', '1', '5'])
})

it('[C11] a cut change of one line keeps the counts typed in the others', async () => {
  const page = await press(await formWith({ 0: '90000', 1: '3' }), 'update:0')
  expect(page).toContain('class="notice notice-bad"')
  expect(await counts()).toEqual(['500', '3', '1'])
})

it('[P07] [C11] an invalid count in another line is reported with its product', async () => {
  const form = await formWith({ 1: '90000', 2: '0' })
  const page = await press(form, 'delete:0')
  const notices = readPage(page)
    .notices('alert')
    .map(({ text }) => text)
  expect(notices).toHaveLength(2)
  expect(notices[0]).toContain(`${titles[1]}: En fazla 60 `)
  expect(notices[1]).toContain(`${titles[2]}: `)
  expect(await counts()).toEqual(['60', '1'])
})

it('[C11] an untouched count does not undo a change by another page', async () => {
  const form = await formWith({})
  await press(await formWith({ 1: '5' }), 'update:1')
  await press(form, 'delete:0')
  expect(await counts()).toEqual(['5', '1'])
})

it('[C11] an untouched count does not undo it when all lines are changed at once', async () => {
  const form = await formWith({ 2: '4' })
  await press(await formWith({ 1: '5' }), 'update:1')
  await press(form, 'update')
  expect(await counts()).toEqual(['1', '5', '4'])
})

it('[P07] [C11] an invalid count is reported with its product, and the others are changed', async () => {
  const page = await press(await formWith({ 0: 'iki', 1: '3', 2: '4' }), 'update')
  expect(page).toContain(`${titles[0]}: Geçerli bir adet girin.`)
  expect(await counts()).toEqual(['1', '3', '4'])
})
