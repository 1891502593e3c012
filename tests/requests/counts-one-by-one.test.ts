import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartForm, sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
let titles: string[] = []
let visitor: Visitor
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const add = (fields: Record<string, string>) =>
  visitor.post('/sepet/ekle', { ...fields, back: '/', key: crypto.randomUUID() })
const counts = async () => (await sentLines(visitor)).map(({ count }) => count)
const stockOf = async (id: number) =>
  (await shop.db
    .prepare('SELECT stock FROM product WHERE id = ?1')
    .bind(id)
    .first<number>('stock')) ?? 0
const leftOf = async (name: 'addsQuietly' | 'showsNotice') =>
  String(await stockOf((await demoProduct(shop.db, name)).id))
const setStock = (id: number, left: number) =>
  shop.db.prepare('UPDATE product SET stock = ?1 WHERE id = ?2').bind(left, id).run()

/** Sends the whole form. @returns where it leads, and the notices of the cart page */
async function send(typed: Record<number, string>, intent: string) {
  const form = await cartForm(visitor, typed)
  form.set('intent', intent)
  const answer = await visitor.post('/sepet/hepsi', form)
  const to = answer.headers.get('location')
  const notices = (await pageOf(visitor.get('/sepet'))).notices('alert')
  return { to, notices: notices.map(({ text }) => text) }
}

beforeEach(async () => {
  visitor = shop.visitor()
  titles = []
  for (const name of ['addsQuietly', 'showsNotice', 'opensCart'] as const) {
    const { id, title } = await demoProduct(shop.db, name)
    titles.push(title)
    await add({ productId: String(id), quantity: '1' })
  }
})

describe('when one line has too little stock', () => {
  let product = 0
  let stock = 0
  beforeEach(async () => {
    product = (await demoProduct(shop.db, 'addsQuietly')).id
    stock = await stockOf(product)
    await send({ 0: '5' }, 'update')
    await setStock(product, 3)
  })
  afterEach(() => setStock(product, stock))

  it('[C11] [C13] the counts typed in the others are saved', async () => {
    expect(await send({ 1: '2', 2: '4' }, 'update')).toEqual({ to: '/sepet', notices: [] })
    expect(await counts()).toEqual(['5', '2', '4'])
  })

  it('[C11] [C13] they are saved by the checkout button, too', async () => {
    expect(await send({ 1: '2' }, 'order')).toEqual({ to: '/order/adres', notices: [] })
    expect(await counts()).toEqual(['5', '2', '1'])
  })

  it.each(['update', 'order'])(
    '[C11] [C13] an invalid count is reported with its product only (%s)',
    async (intent) => {
      expect(await send({ 0: '4', 1: '2', 2: '3' }, intent)).toEqual({
        to: '/sepet',
        notices: [`${titles[0]}: Stokta yalnızca 3 adet var`],
      })
      expect(await counts()).toEqual(['5', '2', '3'])
    },
  )

  it('[P07] [C11] each invalid count is reported once', async () => {
    const { notices } = await send({ 0: '4', 1: 'iki', 2: '3' }, 'update')
    expect(notices).toEqual([
      `${titles[0]}: Stokta yalnızca 3 adet var`,
      `${titles[1]}: Geçerli bir adet girin.`,
    ])
    expect(await counts()).toEqual(['5', '1', '3'])
  })

  it('[C11] the available count can be typed, and what is above another’s is cut to it', async () => {
    await send({ 0: '3', 1: '90000' }, 'update')
    expect(await counts()).toEqual(['3', await leftOf('showsNotice'), '1'])
  })
})

it('[C11] a count above the stock does not prevent the counts typed in the others', async () => {
  const { notices } = await send({ 0: '90000', 1: '3' }, 'update')
  expect(notices).toEqual([
    `${titles[0]}: En fazla ${await leftOf('addsQuietly')} adet alınabilir.`,
  ])
  expect(await counts()).toEqual([await leftOf('addsQuietly'), '3', '1'])
})

describe('for two lines of one product', () => {
  const mug = 12
  let stock = 0
  beforeEach(async () => {
    stock = await stockOf(mug)
    for (const [name, quantity] of [
      ['Ayşe', '1'],
      ['Ali', '3'],
    ] as const) {
      const fields = { productId: String(mug), quantity, personalizationId: '1' }
      await add({ ...fields, 'personalization[name]': name })
    }
    await setStock(mug, 4)
  })
  afterEach(() => setStock(mug, stock))

  it('[C11] the stock that one line frees can be used by the other', async () => {
    const { notices } = await send({ 0: '90000', 3: '3', 4: '1' }, 'update')
    expect(notices).toEqual([
      `${titles[0]}: En fazla ${await leftOf('addsQuietly')} adet alınabilir.`,
    ])
    expect(await counts()).toEqual([await leftOf('addsQuietly'), '1', '1', '3', '1'])
  })

  it('[C11] this also works with the button of another line', async () => {
    const form = await cartForm(visitor, { 3: '3', 4: '1' })
    form.set('intent', 'delete:0')
    await visitor.post('/sepet/satir', form)
    expect(await counts()).toEqual(['1', '1', '3', '1'])
  })
})
