import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart } from '../support/buyer'
import { sentLines } from '../support/cart-lines'
import { demoProduct } from '../support/demo'
import { twoPresses } from '../support/dropped-answer'
import { pageOf } from '../support/page/page'
import { ownCards } from '../support/page/popular-shelf'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

/** What a button of the cart sends for its first line. */
async function letterOf(visitor: Visitor, name: RegExp) {
  const { main } = await pageOf(visitor.get('/sepet'))
  const button = main.getByRole('button', name)
  const { action, pairs } = button.form.press(button.element)
  return { path: new URL(action).pathname, fields: new URLSearchParams(pairs) }
}

async function withTwoLines() {
  const visitor = shop.visitor()
  const products = [
    await demoProduct(shop.db, 'addsQuietly'),
    await demoProduct(shop.db, 'showsNotice'),
  ]
  await fillCart(
    visitor,
    products.map(({ id }) => ({ productId: String(id), quantity: '2' })),
  )
  return visitor
}

const favouritesOf = async (visitor: Visitor) =>
  ownCards((await pageOf(visitor.get('/favorilerim'))).main).length

describe.each(twoPresses)('[T36] a button of the cart, pressed twice %s,', (_, pressTwice) => {
  async function pressOn(visitor: Visitor, name: RegExp) {
    const { path, fields } = await letterOf(visitor, name)
    const answer = await pressTwice(visitor, shop.visitor(), (by) => by.post(path, fields))
    expect(answer.headers.get('location')).toBe('/sepet')
    return pageOf(visitor.follow(answer))
  }

  it('[C19] removes a line, and takes it back', async () => {
    const visitor = await withTwoLines()
    const page = await pressOn(visitor, /^Kaldır: /)
    expect(page.alerts).toEqual([])
    expect(page.text.includes('sepetten çıkarıldı')).toBe(true)
    expect(await sentLines(visitor)).toHaveLength(1)
    const undo = page.getByRole('button', 'Geri al')
    const { action, pairs } = undo.form.press(undo.element)
    await visitor.post(new URL(action).pathname, new URLSearchParams(pairs))
    expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2', '2'])
  })

  it('[C23] saves a line for later, puts it back, and removes it', async () => {
    const visitor = await withTwoLines()
    const page = await pressOn(visitor, /^Sonra al: /)
    expect([page.alerts, page.text.includes('sonra almanız için ayrıldı')]).toEqual([[], true])
    const back = await pressOn(visitor, /^Sepete taşı: /)
    expect([back.alerts, back.text.includes('sepetinize geri kondu')]).toEqual([[], true])
    await pressOn(visitor, /^Sonra al: /)
    const region = 'Sonra alacaklarınız'
    const saved = await pageOf(visitor.get('/sepet'))
    const removal = saved.getByRole('region', region).getByRole('button', /^Kaldır: /)
    const { action, pairs } = removal.form.press(removal.element)
    const send = (by: Visitor) => by.post(new URL(action).pathname, new URLSearchParams(pairs))
    const after = await pageOf(visitor.follow(await pressTwice(visitor, shop.visitor(), send)))
    expect([after.alerts, after.queryAllByRole('region', region).length]).toEqual([[], 0])
  })

  it('[C24] moves a line to the favourites of a guest', async () => {
    const visitor = await withTwoLines()
    const page = await pressOn(visitor, /^Favorilere taşı: /)
    expect([page.alerts, page.text.includes('favorilerinize taşındı')]).toEqual([[], true])
    expect([(await sentLines(visitor)).length, await favouritesOf(visitor)]).toEqual([1, 1])
  })
})

it('[C11] a line that is equal to one just removed is removed by a later form', async () => {
  const visitor = await withTwoLines()
  const [first] = await sentLines(visitor)
  const press = async () => {
    const { path, fields } = await letterOf(visitor, /^Kaldır: /)
    await visitor.post(path, fields)
  }
  await press()
  await press()
  expect(await sentLines(visitor)).toEqual([])
  await fillCart(visitor, [{ productId: first?.line.split('-')[0] ?? '', quantity: '2' }])
  await press()
  expect(await sentLines(visitor)).toEqual([])
})
