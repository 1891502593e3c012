import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Page, pageOf } from '../support/page/page'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'

const search = `/arama?q=${encodeURIComponent('saksı')}`

describe('lists of a shop that does not say how many goods they have', () => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'section7' })
  })
  afterAll(() => shop.close())

  const open = (path: string) => pageOf(shop.visitor().get(path))
  const goodsOf = ({ main }: Page) =>
    main.queryAllByRole('article').map((card) => card.queryByRole('link')?.href)

  /** Follows links of this name to the last page. */
  async function walk(path: string, name: string): Promise<Page[]> {
    const pages = [await open(path)]
    for (let link = name; pages.length < 12; ) {
      link = pages.at(-1)?.main.queryByRole('link', name)?.href.split('#')[0] ?? ''
      if (!link) break
      pages.push(await open(link))
    }
    return pages
  }

  async function countAtShop(path: string): Promise<number> {
    const html = await (await fetch(shop.platform.origin + path)).text()
    return Number(/data-total="(\d+)"/.exec(html)?.[1])
  }

  it.each(['/mutfak', '/arama?q=ara'])(
    '[B02] [B07] [B08] %s shows all its goods once',
    async (path) => {
      const count = await countAtShop(path)
      expect(count).toBeGreaterThan(12)
      const byNext = (await walk(path, 'Sonraki')).flatMap(goodsOf)
      const byMore = goodsOf((await walk(path, 'Daha fazla göster')).at(-1) as Page)
      expect([byNext.length, new Set(byNext).size]).toEqual([count, count])
      expect([byMore.length, new Set(byMore).size]).toEqual([count, count])
    },
  )

  it('[B02] [B08] a list of one page offers no other', async () => {
    const { main } = await open('/saksi-ciceklik')
    expect(main.queryAllByRole('article').length).toBe(await countAtShop('/saksi-ciceklik'))
    expect(main.queryByRole('link', 'Daha fazla göster')?.href).toBeUndefined()
    expect(main.queryByRole('link', 'Sonraki')?.href).toBeUndefined()
  })

  it('[B02] [B07] [B08] a page after the last leads to the last', async () => {
    const to = async (path: string) => (await shop.visitor().get(path)).headers.get('location')
    const last = Math.ceil((await countAtShop('/mutfak')) / 12)
    const found = Math.ceil((await countAtShop(search)) / 12)
    expect(await to(`/mutfak?pg=${last + 1}`)).toBe(`/mutfak?pg=${last}`)
    expect(await to(`/mutfak?ps=${last + 1}`)).toBe(`/mutfak?ps=${last}`)
    expect(await to(`/mutfak?ps=${last}`)).toBe(null)
    expect(await to(`${search}&pg=${found + 1}`)).toBe(found > 1 ? `${search}&pg=${found}` : search)
  })
})
