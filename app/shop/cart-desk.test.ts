import { expect, it } from 'vitest'
import { backend, contextOf, someone } from '../../tests/support/call-context'
import { openCartDesk } from './cart-desk'

/** A desk at a backend that has euros only, and takes another currency or not. */
function desk(takesCurrency: boolean) {
  const added = { status: 1, totalQuantity: 2, totalPrice: '10,00' }
  const { fetch } = backend({
    'set-currency': () => Response.json(takesCurrency ? 1 : 0),
    'cart/load': () => Response.json({ PRODUCTS: [], TARGET_CURRENCY: 'EUR' }),
    '': () => Response.json(added),
  })
  return openCartDesk(contextOf(fetch, someone({ currency: undefined })))
}

const item = { productId: '1', variantId: '0', quantity: '2' }

it('[C08] [G04] a total says the currency that it is counted in, which may be another than the page’s', async () => {
  const currencies = async (takesCurrency: boolean) => {
    const { add, updateLine } = desk(takesCurrency)
    const [added] = await add([item], {}, 'key')
    return [added?.summary?.currency, (await updateLine('0', '2')).summary?.currency]
  }
  expect(await currencies(true)).toEqual(['TL', 'TL'])
  expect(await currencies(false)).toEqual(['EUR', 'EUR'])
})
