import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'section7' })
})
afterAll(() => shop.close())

it('[B06] a shop whose search answers by HTML suggests by its other search', async () => {
  const answer = await shop.visitor().get('/arama/oneriler?q=aski')
  expect(await answer.text()).toContain('Makrome Askılı Saksı')
  const requested = shop.platform.requests.map(({ path }) => path)
  expect(requested).toContain('/srv/service/product/search')
  expect(requested).toContain('/srv/service/product/searchAll/aski')
})

const suggest = async (word: string) => {
  const answer = await shop.visitor().get(`/arama/oneriler?q=${word}`)
  return { status: answer.status, text: await answer.text() }
}

it.each([
  [[56], 'aski'],
  [[55, 56], 'saksi'],
])(
  '[B06] suggestions of a shop without the calls %j come from what it has',
  async (calls, word) => {
    shop.platform.setMissing(...calls)
    const { status, text } = await suggest(word)
    shop.platform.setMissing()
    expect(status).toBe(200)
    expect(text).toContain('Saksı')
  },
)

it('[B06] [G03] the platform’s own address of the search leads to ours in each language', async () => {
  const answer = await shop.visitor().get('/en/arama?q=pot&sort=5')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/search?q=pot&sort=5'])
})
