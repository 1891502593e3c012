import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { formKey } from '../support/buyer'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
/** The calls that change something, by their paths. */
let changes: string[] = []
beforeAll(async () => {
  shop = await openWorkers({
    backend: (request, pass) => {
      if (request.method === 'POST') changes.push(new URL(request.url).pathname)
      return pass(request)
    },
  })
})
afterAll(() => shop.close())

async function member() {
  const visitor = shop.visitor()
  await signIn(visitor)
  await visitor.get(siteMap.account)
  changes = []
  return visitor
}

describe('a form with a step that its page does not have', () => {
  it.each<Record<string, string>>([{}, { adim: 'baska' }])(
    '[O07] repeats no order: %j',
    async (step) => {
      const visitor = await member()
      const number = await shop.db
        .prepare('SELECT number FROM shop_order WHERE member_id = 1 LIMIT 1')
        .first<string>('number')
      const fields = { siparis: `${number}`, ...step, ...formKey() }
      const answer = await visitor.post(siteMap.orderDetail, fields)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toContain(siteMap.orderDetail)
      expect(changes.filter((path) => path.includes('/order-v4/repeat'))).toEqual([])
    },
  )

  it.each<Record<string, string>>([{}, { adim: 'baska' }])(
    '[L18] adds no passkey: %j',
    async (step) => {
      const visitor = await member()
      const yanit = JSON.stringify({ id: 'x', response: {} })
      const answer = await visitor.post(siteMap.passkeys, { yanit, ad: 'x', ...step })
      expect(answer.status).toBe(404)
      expect(changes.filter((path) => path.includes('/passkey/'))).toEqual([])
    },
  )
})

it('[O17] a form with a token that is none is answered by 303', async () => {
  for (const token of ['kısa', 'x'.repeat(40)]) {
    const answer = await shop.visitor().post(siteMap.orderReturn, { token, ...formKey() })
    expect([token, answer.status]).toEqual([token, 303])
  }
})
