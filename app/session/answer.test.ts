import { describe, expect, it } from 'vitest'
import { answer } from './answer'
import type { Answer } from './answer-types'

const notices: Answer['notices'] = [{ tone: 'good', text: 'Oldu', ms: 1 }]
const cart = { count: 2, total: '300,00' }

function visitor(enhanced: boolean) {
  const noted: { flashed: unknown[]; carts: unknown[] } = { flashed: [], carts: [] }
  const visit = {
    enhanced,
    currency: 'TL',
    language: 'tr' as const,
    flash: (one: unknown) => void noted.flashed.push(one),
    setCart: (one: unknown) => void noted.carts.push(one),
  }
  return { noted, end: (result: Answer) => answer(visit, '/sepet', result) }
}
type Data = { data: Answer; init: { status: number } }

describe('how an action ends', () => {
  it('[X03] without script by a 303 to where it goes on, what is to be said on the next page', () => {
    const { noted, end } = visitor(false)
    const response = end({ notices, cart, fields: { name: ['Gerekli'] } }) as Response
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sepet'])
    expect(noted).toEqual({ flashed: [notices], carts: [cart] })
  })

  it('[C08] with script by data, the total with its currency', () => {
    const { noted, end } = visitor(true)
    const { data, init } = end({ notices, cart, open: 'cart' }) as unknown as Data
    expect(init.status).toBe(200)
    expect(data).toEqual({ notices, open: 'cart', cart: { count: 2, total: '300,00\u00a0TL' } })
    expect(noted).toEqual({ flashed: [], carts: [cart] })
  })

  it('[G04] a total that was counted in another currency says so', () => {
    const { end } = visitor(true)
    const { data } = end({ notices, cart: { ...cart, currency: 'EUR' } }) as unknown as Data
    expect(data.cart?.total).toBe('300,00\u00a0€')
  })

  it('[X01] errors of fields are 422', () => {
    const fields = { name: ['Gerekli'] }
    const { data, init } = visitor(true).end({ notices: [], fields }) as unknown as Data
    expect(init.status).toBe(422)
    expect(data).toEqual({ notices: [], fields })
  })

  it('[C12] an emptied cart is told, one that did not change is not', () => {
    const emptied = visitor(true)
    expect((emptied.end({ notices, cart: null }) as unknown as Data).data.cart).toBeNull()
    expect(emptied.noted.carts).toEqual([null])
    const unchanged = visitor(true)
    expect('cart' in (unchanged.end({ notices }) as unknown as Data).data).toBe(false)
    expect(unchanged.noted.carts).toEqual([])
  })
})
