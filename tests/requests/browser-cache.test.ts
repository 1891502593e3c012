import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const cachedAs = (response: Response) => response.headers.get('cache-control')

describe('the browser’s cache', () => {
  it('[L11] [T52] stores a public page of a guest, but never a member’s, which shows the cart', async () => {
    const visitor = shop.visitor()
    const { path } = await demoProduct(shop.db, 'plain')
    for (const page of ['/', path, '/defterler']) {
      expect(cachedAs(await visitor.get(page)), page).toBe('private, max-age=0, must-revalidate')
    }
    await signIn(visitor)
    for (const page of ['/', path, '/defterler'])
      expect(cachedAs(await visitor.get(page)), page).toBe('private, no-store')
    await visitor.post('/cikis')
    expect(cachedAs(await visitor.get('/'))).toBe('private, max-age=0, must-revalidate')
  })

  it('[B06] [G04] does not store suggestions, because their prices are in the shopper’s currency', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.get('/arama/oneriler?q=defter')
    expect(await answer.text()).toContain('TL')
    expect(cachedAs(answer)).toBe('no-store')
  })
})
