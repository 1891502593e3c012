import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { sentLines } from '../support/cart-lines'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import type { Visitor } from '../support/visitor'

/** A shop whose cart only the answers to its changes show: it has neither a call nor a fragment for it. */
let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
  shop.platform.setMissing(12)
})
afterAll(() => shop.close())

async function changed(visitor: Visitor, change: { count?: string; intent: string }) {
  const [line] = await sentLines(visitor)
  const answer = await visitor.post(siteMap.cartLine, {
    ...(line as NonNullable<typeof line>),
    ...change,
  })
  return pageOf(visitor.follow(answer))
}

it('[C12] [C18] a refused count leaves the cart’s lines, and the shop’s reason stands above them', async () => {
  const visitor = await shop.buyer()
  const page = await changed(visitor, { count: '9999', intent: 'update:0' })
  expect(page.alerts.join()).toMatch(/Stokta yalnızca|En fazla/)
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
  await changed(visitor, { count: '2', intent: 'update:0' })
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['2'])
})

it('[C11] [C18] a cart whose last line is removed is empty', async () => {
  const visitor = await shop.buyer()
  expect((await changed(visitor, { intent: 'delete:0' })).main.text).toContain('Sepetiniz boş')
  const { status } = await visitor.get(siteMap.cart)
  expect(status).toBe(200)
})

it('[C11] [C18] so is one that is emptied, and takes goods after that', async () => {
  const visitor = await shop.buyer()
  const emptied = await visitor.post(siteMap.cartUpdate, { intent: 'clear' })
  expect((await pageOf(visitor.follow(emptied))).main.text).toContain('Sepetiniz boş')
  const home = await pageOf(visitor.get('/'))
  expect(home.getByRole('banner').text).not.toMatch(/Sepet\D*\d/)
})

const inUsd = { currency: 'USD', back: '/' }
const textOf = (visitor: Visitor, path: string) =>
  pageOf(visitor.get(path)).then((page) => [page.getByRole('banner').text, page.main.text])

it('[G04] [C18] a cart is in the new currency after a switch', async () => {
  const visitor = await shop.buyer()
  await visitor.post(siteMap.currency, inUsd)
  const [banner, main] = await textOf(visitor, siteMap.cart)
  for (const text of [banner, main]) {
    expect(text).toContain('$')
    expect(text).not.toMatch(/\d\sTL/)
  }
  expect((await sentLines(visitor)).map(({ count }) => count)).toEqual(['1'])
})

it.each([
  // A fragment without its end is sent for twice.
  ['that a fragment shows', [], 2],
  ['that nothing shows or names anew', [12, 64], 1],
])('[G04] [C18] a switch reads a cart %s once', async (_, missing, sends) => {
  shop.platform.setMissing(12)
  const visitor = await shop.buyer()
  shop.platform.setMissing(...missing)
  try {
    const before = shop.platform.requests.length
    await visitor.post(siteMap.currency, inUsd)
    const sent = shop.platform.requests.slice(before).map(({ path }) => path)
    expect(sent.filter((path) => path.includes('header-cart'))).toHaveLength(sends)
  } finally {
    shop.platform.setMissing(12)
  }
})

it('[G04] [C18] one that the shop does not name anew has its number, and no sum of the old currency', async () => {
  const visitor = await shop.buyer()
  shop.platform.setMissing(12, 64)
  try {
    await visitor.post(siteMap.currency, inUsd)
    const [banner] = await textOf(visitor, '/')
    expect(banner).toMatch(/Sepet\D*1/)
    expect(banner).not.toMatch(/\d\sTL/)
  } finally {
    shop.platform.setMissing(12)
  }
})
