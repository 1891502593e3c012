import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoProducts } from '../platform/demo-products'
import type { FaultKind } from '../platform/faults/faults'
import { pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

/** Whether a page of the search shows goods, says that there are none, or that the shop is away. */
async function outcomeOf(answer: Response): Promise<string> {
  const html = await answer.clone().text()
  const { main } = await pageOf(answer)
  if (answer.status === 503) return 'away'
  if (html.includes('sonuç bulunamadı')) return 'none'
  return main.queryAllByRole('article').length > 0 ? 'goods' : 'none'
}

let shop: PlatformShop
beforeAll(async () => {
  shop = await openPlatformShop({ mode: 'nonsense' })
})
afterAll(() => shop.close())
beforeEach(() => shop.platform.clearFaults())

const search = (word: string) => shop.visitor().get(`/arama?q=${encodeURIComponent(word)}`)

describe('[T12] [B01] [Z13] a list without a body is a failed call', () => {
  it('that no cache keeps, where the shop’s own page of results fails too', async () => {
    shop.platform.fault(13, 'empty')
    shop.platform.fault('/arama', 'error')
    expect(await outcomeOf(await search('saksı'))).toBe('away')
    shop.platform.clearFaults()
    expect(await outcomeOf(await search('saksı'))).toBe('goods')
  })

  it('unless the filters find nothing either', async () => {
    shop.platform.fault(13, 'empty')
    expect(await outcomeOf(await search('zzzqqq'))).toBe('none')
    shop.platform.fault(7, 'empty')
    shop.platform.fault('/arama', 'error')
    expect(await outcomeOf(await search('zzzqqqz'))).toBe('away')
  })

  it('[B07] that the shop’s own page of results stands in for', async () => {
    shop.platform.fault(13, 'empty')
    expect(await outcomeOf(await search('saksı'))).toBe('goods')
  })
})

describe('[B03] a list whose filters fail', () => {
  it.each<FaultKind>(['error', 'wrong-types'])(
    'keeps a chip for each chosen one: %s',
    async (kind) => {
      shop.platform.fault(7, kind)
      const path = `/arama?q=ta%C5%9F&price=1-90000&stock=1&brand=${kind.length}`
      const { main } = await pageOf(shop.visitor().get(path))
      const without = (name: string) => main.queryByRole('link', name)?.href
      expect(without('Marka filtresini kaldır')).toBe('/arama?q=ta%C5%9F&price=1-90000&stock=1')
      expect(without('Fiyat: 1 – 90.000 filtresini kaldır')).toBe(
        `/arama?q=ta%C5%9F&brand=${kind.length}&stock=1`,
      )
      expect(without('Tümünü temizle')).toBe('/arama?q=ta%C5%9F')
    },
  )
})

describe('[T12] in front of a shop whose answers to changes cannot be read', () => {
  it('[C15] an add that a busy shop refuses says when to try again', async () => {
    shop.platform.fault(68, 'too-many')
    const visitor = shop.visitor()
    const fields = { productId: '1001', quantity: '1', back: '/', key: crypto.randomUUID() }
    const page = await pageOf(visitor.follow(await visitor.post('/sepet/ekle', fields)))
    expect(page.notices('alert').map(({ text }) => text)).toEqual([
      expect.stringContaining('7 saniye sonra'),
    ])
  })

  it.each<[FaultKind, string, number]>([
    ['wrong-types', '3', 0],
    ['truncated', '3', 0],
    ['error', '1', 1],
  ])('[C11] a changed count is told as the cart has it: %s', async (kind, count, alerts) => {
    const visitor = await shop.buyer()
    const cart = await pageOf(visitor.get('/sepet'))
    const [index, line] = ['index', 'line'].map((name) => cart.field(name).value)
    shop.platform.fault(64, kind)
    const fields = { index: `${index}`, line: `${line}`, count: '3' }
    const changed = await pageOf(visitor.follow(await visitor.post('/sepet/satir', fields)))
    expect(changed.field('count').value).toBe(count)
    expect(changed.notices('alert')).toHaveLength(alerts)
  })
})

describe('[P13] [T12] reviews and questions that cannot be read', () => {
  const goods = demoProducts()
  it.each<[string, number, FaultKind, string]>([
    ['Değerlendirmeler', 42, 'wrong-types', goods['plain-tr'].path],
    ['Değerlendirmeler', 42, 'empty', goods['twoGroups-tr'].path],
    ['Sorular', 43, 'wrong-types', goods['discounted-tr'].path],
    ['Sorular', 43, 'empty', goods['sibling-tr'].path],
  ])('are said to have failed, not to be none: %s, call %s, %s', async (name, call, kind, path) => {
    shop.platform.fault(call, kind)
    const { text } = (await pageOf(shop.visitor().get(path))).main
    expect(text).toContain(`${name} şu an yüklenemedi.`)
  })
})
