import { expect, it } from 'vitest'
import type { CallContext } from './call'
import { openCartDesk } from './cart-desk'

/** A desk at a backend that has euros only, and takes another currency or not. */
function desk(takesCurrency: boolean) {
  const answers: Record<string, unknown> = {
    'set-currency': takesCurrency ? 1 : 0,
    'cart/load': { PRODUCTS: [], TARGET_CURRENCY: 'EUR' },
  }
  const fetch = async (address: string) => {
    const found = Object.keys(answers).find((part) => address.includes(part))
    const added = { status: 1, totalQuantity: 2, totalPrice: '10,00' }
    return Response.json(found ? answers[found] : added)
  }
  return openCartDesk({
    origin: 'https://shop.test',
    guestToken: 'guest',
    requestId: 'r1',
    address: '',
    formKey: '',
    rules: {
      language: 'tr',
      currency: 'TL',
      prefix: '',
      prefixKeys: null,
      group: 0,
      exportMode: false,
      searching: false,
    },
    identity: {
      bearer: null,
      forget: () => {},
      cookies: { SID: 'a' },
      visitorId: '',
      currency: undefined,
    },
    transport: { fetch, note: () => {} },
  } satisfies CallContext)
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
