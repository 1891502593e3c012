import { describe, expect, it } from 'vitest'
import { withSymbol } from '~/i18n/money'
import { refuse, respond } from './respond'
import type { ActionResult, HeaderCart } from './response-data'

const notices: ActionResult['notices'] = [{ tone: 'good', text: 'Oldu', ms: 1 }]
const cart = { count: 2, total: '300,00' }
const refused = { status: 'error' as const, error: { name: ['Gerekli'] } }

function visitor(enhanced: boolean) {
  const noted: { flashed: unknown[]; carts: unknown[] } = { flashed: [], carts: [] }
  const context = {
    enhanced,
    flash: (one: unknown) => void noted.flashed.push(one),
    visitorValues: { cart: null as { total: string } | null },
    setCart(one: HeaderCart | null) {
      noted.carts.push(one)
      context.visitorValues.cart = one && {
        total: withSymbol(one.total, one.currency ?? 'TL', 'tr'),
      }
    },
  }
  return { noted, end: (result: ActionResult) => respond(context, '/sepet', result) }
}
type Data = { data: ActionResult; init: { status: number } }

describe('how an action ends', () => {
  it('[X03] without script: a 303, with the notices as a flash', () => {
    const { noted, end } = visitor(false)
    const response = end({ notices, cart, result: refused }) as Response
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sepet'])
    expect(noted).toEqual({ flashed: [notices], carts: [cart] })
  })

  it('[C08] with script: data, the total with its currency', () => {
    const { noted, end } = visitor(true)
    const { data, init } = end({ notices, cart, open: 'cart' }) as unknown as Data
    expect(init.status).toBe(200)
    expect(data).toEqual({ notices, open: 'cart', cart: { count: 2, total: '300,00\u00a0TL' } })
    expect(noted).toEqual({ flashed: [], carts: [cart] })
  })

  it('[X03] what failed links to where the shop itself does it', () => {
    const link = { href: 'https://www.shop.test/', text: 'www.shop.test' }
    const bad = { tone: 'bad' as const, text: 'Olmadı', ms: 1 }
    const own = { ...bad, link: { href: '/sepet', text: 'Sepet' } }
    const flashed: unknown[] = []
    const context = {
      ...{ enhanced: false, platformLink: link, visitorValues: { cart: null } },
      flash: (one: unknown) => void flashed.push(one),
      setCart: () => {},
    }
    respond(context, '/sepet', { notices: [bad, own, ...notices] })
    expect(flashed).toEqual([[{ ...bad, link }, own, ...notices]])
    const enhanced = respond({ ...context, enhanced: true }, '/sepet', { notices: [bad] })
    expect((enhanced as unknown as Data).data.notices).toEqual([{ ...bad, link }])
    const notified: unknown[] = []
    refuse({ platformLink: link, notify: (one) => void notified.push(one) }, refused, {
      notices: [bad],
    })
    expect(notified).toEqual([[{ ...bad, link }]])
  })

  it('[G04] a total in another currency shows that currency', () => {
    const { end } = visitor(true)
    const { data } = end({ notices, cart: { ...cart, currency: 'EUR' } }) as unknown as Data
    expect(data.cart?.total).toBe('300,00\u00a0€')
  })

  it('[X01] field errors are a 422', () => {
    const { data, init } = visitor(true).end({ notices: [], result: refused }) as unknown as Data
    expect(init.status).toBe(422)
    expect(data).toEqual({ notices: [], result: refused })
  })

  it('[T12] a busy shop’s status goes on to script where nothing was done', () => {
    const busy = {
      ...{ enhanced: true, busyStatus: 429 as const, visitorValues: { cart: null } },
      ...{ flash: () => {}, setCart: () => {} },
    }
    const bad = { tone: 'bad' as const, text: 'Olmadı', ms: 1 }
    const statusFor = (result: ActionResult) =>
      (respond(busy, '/sepet', result) as unknown as Data).init.status
    expect(statusFor({ notices: [bad] })).toBe(429)
    expect(statusFor({ notices: [bad], unchanged: true })).toBe(429)
    expect(statusFor({ notices: [bad], result: refused })).toBe(422)
    for (const done of [
      ...[{ notices }, { notices: [] }, { notices: [bad, ...notices] }],
      ...[{ cart }, { open: 'cart' as const }, { favourites: ['7'] }, { unchanged: false }],
    ])
      expect(statusFor({ notices: [bad], ...done })).toBe(200)
  })

  it('[C12] an emptied cart is sent, an unchanged one is not', () => {
    const emptied = visitor(true)
    expect((emptied.end({ notices, cart: null }) as unknown as Data).data.cart).toBeNull()
    expect(emptied.noted.carts).toEqual([null])
    const unchanged = visitor(true)
    expect('cart' in (unchanged.end({ notices }) as unknown as Data).data).toBe(false)
    expect(unchanged.noted.carts).toEqual([])
  })
})
