import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Page } from '../model/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const path = '/isiltepe-pirinc-teleskop'
const open = async (to: string) => {
  const answer = await shop.visitor().get(to)
  return new Page(`${shop.url}${to}`, answer.status, await answer.text())
}

describe('a product that is only shown', () => {
  it('[P01] has a page without a price and without a way to buy it', async () => {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.heading).toBe('Işıltepe Pirinç Teleskop')
    const prices = page.main.tags('strong').filter(({ text }) => /\d,\d\d/.test(text))
    const cards = page.main.all('article').flatMap((card) => card.tags('strong'))
    expect(prices.map(({ text }) => text)).toEqual(cards.map(({ text }) => text))
    expect(page.main.all('button', 'Sepete ekle')).toEqual([])
    expect(page.main.all('spinbutton')).toEqual([])
    expect(page.main.all('link', /fiyat/i).filter(({ href }) => href.startsWith(path))).toEqual([])
  })

  it('[B11] [C10] has a card without a price and without a box to tick', async () => {
    const page = await open('/arama?q=teleskop&sp=1')
    const card = page.main.all('article').find((one) => one.maybe('link')?.href === path)
    expect(card?.tags('strong')).toEqual([])
    expect(card?.all('checkbox')).toEqual([])
  })
})
