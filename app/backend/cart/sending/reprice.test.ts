import { expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../../tests/support/call-context'
import { reprice } from './reprice'

const stored = {
  PRODUCTS: [{ CART_ID: '3', LINE_ID: '77', ID: '5', COUNT: '1,5' }],
  TARGET_CURRENCY: 'TL',
}
const none = () => new Response('<h1>Yok</h1>', { status: 404 })

it.each([
  ['is not changed for it where the shop shows it', () => Response.json({ PRODUCTS: [] }), []],
  ['is not changed for it where the shop fails', () => new Response('', { status: 500 }), []],
  [
    'is told by a line that stays as it is elsewhere',
    none,
    ['/srv/service/cart/update-item/3/1.5'],
  ],
])('[G04] [C18] the cart after a switch of currency %s', async (_, load, changes) => {
  const { sent, fetch } = backend({ 'cart/load': load, 'sub-folder': none })
  const identity = makeIdentity({ storedCart: stored })
  await reprice({
    ...contextOf(fetch, identity),
    origin: `https://switch${changes.length}${load().status}.test`,
  })
  const paths = sent.filter(({ path }) => path.includes('/update'))
  expect(paths.map(({ path }) => path)).toEqual(changes)
  for (const { search } of paths) expect(search).toContain('lines=77')
})
