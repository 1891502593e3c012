import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, type Visitor } from '../../seed/demo/test-shop'

type Found = { total?: number; within: { id: string; title: string }[] }

let shop: TestShop
let guest: Visitor
beforeAll(async () => {
  shop = await startTestShop(1200)
  guest = shop.visitor()
}, 120_000)
afterAll(() => shop.stop())

const search = async (word: string, more = '') => {
  const q = encodeURIComponent(word)
  const path = `/srv/service/content-v5/product-loader/12/1003?link=arama&q=${q}${more}&language=tr&currency=TL`
  const response = await guest.send(path, { headers: { Accept: 'application/json' } })
  return ((await response.json()) as { TOTAL: number }).TOTAL
}
const popular = async (language = 'tr') => {
  const path = `/srv/service/site/get-globals?language=${language}`
  return (await guest.get<{ POPULAR_SEARCHES: string[] }>(path)).POPULAR_SEARCHES
}
const countOf = (spelling: string) =>
  shop.db
    .prepare("SELECT searches FROM searched_word WHERE language = 'tr' AND spelling = ?1")
    .bind(spelling)
    .first<number>('searches')

describe('popular searches', () => {
  it('[B19] of the demo find goods', async () => {
    const words = await popular()
    expect(words).toHaveLength(6)
    for (const word of words) expect(await search(word), word).toBeGreaterThan(0)
  })

  it('[B19] are those that were searched for most, five times at least, however written', async () => {
    await shop.db.prepare('DELETE FROM searched_word').run()
    for (const word of ['Dolma Kalem', 'dolma kalem', ' dolma  kalem', 'DOLMA KALEM'])
      await search(word)
    await expect.poll(() => countOf('dolma kalem')).toBe(4)
    expect(await popular()).toEqual([])
    await search('dolma kalem')
    await expect.poll(() => popular()).toEqual(['dolma kalem'])
    expect(await popular('en')).toEqual([])
  })

  it('[B19] store no number, nothing that finds no goods, and no further page', async () => {
    await shop.db.prepare('DELETE FROM searched_word').run()
    await search('defter 05321112233')
    await search('ali veli')
    await search('defter', '&pg=2')
    await search('defter', '&stock=1')
    await search('kupa')
    await expect.poll(() => countOf('kupa')).toBe(1)
    const { results } = await shop.db.prepare('SELECT spelling FROM searched_word').all()
    expect(results).toEqual([{ spelling: 'kupa' }])
  })
})

describe('suggestions', () => {
  it('[B18] name the number of all results, and categories whose lists hold some of them', async () => {
    const { total, within } = await guest.get<Found>(
      '/srv/service/product/searchAll/kuzey?language=tr&currency=TL',
    )
    expect(total).toBe(await search('kuzey'))
    expect(within.length).toBeGreaterThan(1)
    for (const { id } of within) expect(await search('kuzey', `&category=${id}`)).toBeGreaterThan(0)
  })
})
