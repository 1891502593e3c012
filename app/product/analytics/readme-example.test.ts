import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The README's lines for Google Analytics 4. */
const example = /```js\n(addEventListener\('vitrin:event'[\s\S]*?)```/.exec(
  readFileSync('README.md', 'utf8'),
)?.[1]

type Listener = (event: { detail: object }) => void

/** What they report of an event. */
function reported(detail: object): unknown {
  let listener: Listener | undefined
  let result: unknown
  const run = new Function('addEventListener', 'gtag', example ?? '')
  run(
    (_: string, given: Listener) => {
      listener = given
    },
    (_: string, __: string, given: unknown) => {
      result = given
    },
  )
  listener?.({ detail })
  return result
}

it('[P21] the README reports currencies by ISO 4217, those of the amounts', () => {
  const product = { id: '7', name: 'Kupa', currency: 'EUR', total_sale_price: 40 }
  const added = (currency_target: string) =>
    reported({ name: 'add_to_cart', product: { ...product, currency_target }, quantity: 2 })
  expect(added('TL')).toMatchObject({ currency: 'TRY', value: 80 })
  expect(added('USD')).toMatchObject({ currency: 'USD', items: [{ item_id: '7', quantity: 2 }] })
  const purchase = { currency: 'TRY', value: 80, items: [] }
  expect(reported({ name: 'purchase', ...purchase })).toEqual(purchase)
})
