import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The README's lines for Google Analytics 4. */
const example = /```js\n(addEventListener\('vitrin:event'[\s\S]*?)```/.exec(
  readFileSync('README.md', 'utf8'),
)?.[1]

type Listener = (event: { detail: object }) => void

/** What they hand on of an event. */
function handedOn(detail: object): unknown {
  let listener: Listener | undefined
  let handed: unknown
  const run = new Function('addEventListener', 'gtag', example ?? '')
  run(
    (_: string, given: Listener) => {
      listener = given
    },
    (_: string, __: string, given: unknown) => {
      handed = given
    },
  )
  listener?.({ detail })
  return handed
}

it('[P21] the README hands on currencies by ISO 4217, those of the amounts', () => {
  const product = { id: '7', name: 'Kupa', currency: 'EUR', total_sale_price: 40 }
  const added = (currency_target: string) =>
    handedOn({ name: 'add_to_cart', product: { ...product, currency_target }, quantity: 2 })
  expect(added('TL')).toMatchObject({ currency: 'TRY', value: 80 })
  expect(added('USD')).toMatchObject({ currency: 'USD', items: [{ item_id: '7', quantity: 2 }] })
  const purchase = { currency: 'TRY', value: 80, items: [] }
  expect(handedOn({ name: 'purchase', ...purchase })).toEqual(purchase)
})
