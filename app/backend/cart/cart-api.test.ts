import { expect, it } from 'vitest'
import { backend, contextOf, makeIdentity } from '../../../tests/support/call-context'
import { openCartApi } from './cart-api'

/** A cart API of a backend that only knows euros, and accepts other currencies or not. */
function cartApiWith(takesCurrency: boolean) {
  const added = { status: 1, totalQuantity: 2, totalPrice: '10,00' }
  const { fetch } = backend({
    'set-currency': () => Response.json(takesCurrency ? 1 : 0),
    'cart/load': () => Response.json({ PRODUCTS: [], TARGET_CURRENCY: 'EUR' }),
    '': () => Response.json(added),
  })
  return openCartApi(contextOf(fetch, makeIdentity({ currency: undefined })))
}

it('[C11] a change names its lines by id if the backend has ids', async () => {
  const { sent, fetch } = backend({ '': () => Response.json({ status: 1 }) })
  const { updateLine, deleteLine, updateAll } = openCartApi(contextOf(fetch))
  const [one, two, unnamed] = ['7-1', '9-1', ''].map((lineId, at) => ({
    index: String(at),
    lineId,
  }))
  if (!one || !two || !unnamed) throw new Error('Three lines were made.')
  await updateLine(two, '3')
  await deleteLine(one)
  await updateAll([one, two], ['1', '2'])
  await deleteLine(unnamed)
  await updateAll([one, unnamed], ['1', '2'])
  expect(sent.map(({ path, search }) => path + search)).toEqual([
    '/srv/service/cart/update-item/1/3?lines=9-1&language=tr',
    '/srv/service/cart/delete/0?lines=7-1&language=tr',
    '/srv/service/cart/update/1-2?lines=7-1%2C9-1&language=tr',
    '/srv/service/cart/delete/2?language=tr',
    '/srv/service/cart/update/1-2?language=tr',
  ])
})

const item = { productId: '1', variantId: '0', quantity: '2' }

it('[C08] [G04] a total names its currency, which may differ from the page’s', async () => {
  const currencies = async (takesCurrency: boolean) => {
    const { add, updateLine } = cartApiWith(takesCurrency)
    const [added] = await add([item], {}, 'key')
    return [
      added?.summary?.currency,
      (await updateLine({ index: '0', lineId: '' }, '2')).summary?.currency,
    ]
  }
  expect(await currencies(true)).toEqual(['TL', 'TL'])
  expect(await currencies(false)).toEqual(['EUR', 'EUR'])
})
