import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { Page } from '../support/page/page'
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

describe('a product that is not for sale', () => {
  it('[P01] has a page without a price and without an add button', async () => {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.heading).toBe('Işıltepe Pirinç Teleskop')
    const prices = page.main.tags('strong').filter(({ text }) => /\d,\d\d/.test(text))
    const cards = page.main.queryAllByRole('article').flatMap((card) => card.tags('strong'))
    expect(prices.map(({ text }) => text)).toEqual(cards.map(({ text }) => text))
    expect(page.main.queryAllByRole('button', 'Sepete ekle')).toEqual([])
    expect(page.main.queryAllByRole('spinbutton')).toEqual([])
    expect(
      page.main.queryAllByRole('link', /fiyat/i).filter(({ href }) => href.startsWith(path)),
    ).toEqual([])
  })

  it('[B11] [C10] has a card without a price and without a checkbox', async () => {
    const page = await open('/arama?q=teleskop&sp=1')
    const card = page.main
      .queryAllByRole('article')
      .find((one) => one.queryByRole('link')?.href === path)
    expect(card?.tags('strong')).toEqual([])
    expect(card?.queryAllByRole('checkbox')).toEqual([])
  })

  it('[F06] is a favourite without an add button, with options or without', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'vendor')
    const withOptions = await demoProduct(shop.db, 'oneGroup')
    await shop.db.exec(`UPDATE product SET is_show_only = 1 WHERE id = ${withOptions.id}`)
    const products = await shop.db
      .prepare('SELECT id FROM product WHERE is_show_only = 1 AND is_active = 1')
      .all<{ id: number }>()
    expect(products.results).toHaveLength(2)
    for (const { id } of products.results)
      await visitor.post('/favorilerim/degistir', { fav: String(id) })
    const answer = await visitor.get('/favorilerim')
    const page = new Page(`${shop.url}/favorilerim`, answer.status, await answer.text())
    expect(page.main.queryAllByRole('article')).toHaveLength(2)
    expect(page.main.queryAllByRole('button', /Sepete ekle/)).toEqual([])
    expect(page.main.queryAllByRole('link', /Seçenek/)).toEqual([])
    expect(page.main.queryAllByRole('button', /çıkar/i).length).toBeGreaterThan(1)
  })

  it('[K04] shows no stock in the comparison', async () => {
    const { id: other } = await demoProduct(shop.db, 'plain')
    const page = await open(`/karsilastir?urunler=33-${other}`)
    const row = page.main.tags('tr').find(({ text }) => text.startsWith('Stok'))
    expect(row?.tags('td').map(({ text }) => text.trim())).toEqual(['—', 'Stokta var'])
  })

  it('[P01] has no page of payment methods and no price alarm', async () => {
    expect((await open(`/odeme-yollari${path}`)).status).toBe(404)
    expect((await open(`/haber-ver${path}?tur=price`)).status).toBe(404)
  })
})
