import { afterAll, describe, expect, it, vi } from 'vitest'
import { setShopOrigins } from '~/backend/http/shop-origins'
import { shopOfPages } from '../../../tests/support/shop-pages'
import { writePage } from '../../../tests/support/theme-pages/write-page'

afterAll(() => setShopOrigins())

const loader = '/srv/service/content-v5/product-loader'
const tree = '/srv/service/category/get'
const variants = '/srv/service/variant/'
const card = '<div><a href="/kase"><img src="/k.png">Kase</a><b>9,00 TL</b></div>'
const listPage = writePage({
  script: 'var LINK_TYPE = "category"; var LINK_TABLE_ID = 3;',
  body: `<h1>Kaseler</h1>${card}`,
})
const productPage = writePage({
  script: 'var LINK_TYPE = "product"; var LINK_TABLE_ID = 7;',
  data: [
    { '@type': 'Product', name: 'Kase', url: '/kase', offers: { price: 9, priceCurrency: 'TRY' } },
  ],
  body: '<h1>Kase</h1>',
})
const pages = { '/kaseler': listPage, '/fincanlar': listPage, '/kase': productPage }

const never = () => new Promise<Response>(() => {})
const after = (ms: number, answer: () => Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms))

/** A shop that a page waits 1 s for, and how long one took. */
function hurried(answers: Parameters<typeof shopOfPages>[0]) {
  const shop = shopOfPages({ ...pages, ...answers })
  shop.context.transport.readDeadline = 1000
  const open = async (link: string) => {
    const began = performance.now()
    const page = await shop.calls.page(link)
    return { page, ms: performance.now() - began }
  }
  const countOf = (path: string) => shop.sent.filter(({ url }) => url.includes(path)).length
  return { ...shop, page: open, countOf }
}

describe('a call beside a page of the platform that hangs', () => {
  it.each([
    ['category/get', tree, 'kaseler'],
    ['product-loader', loader, 'kaseler'],
    ['the lists of variants', variants, 'kase'],
  ])(
    '[B02] [P03] [T12] of %s costs one page some of its time, and the next none',
    async (_, path, link) => {
      const shop = hurried({ [path]: never })
      const first = await shop.page(link)
      expect(first.page).toMatchObject(
        link === 'kase' ? { product: { id: '7' } } : { list: { products: [{ title: 'Kase' }] } },
      )
      expect(first.ms).toBeLessThan(1500)
      const sent = shop.countOf(path)
      const next = await shop.page(link === 'kase' ? link : 'fincanlar')
      expect(next.page.kind).toBe(first.page.kind)
      expect(next.ms).toBeLessThan(700)
      expect(shop.countOf(path)).toBe(sent)
    },
  )

  it('[B02] [T12] is a failure for a list and a product, which are not stored', async () => {
    const shop = hurried({ [loader]: never, [variants]: never })
    for (const link of ['kaseler', 'kase'])
      expect((await shop.page(link)).page).toMatchObject({ isPartial: true })
  })

  it('[B02] [T12] is there for the next page where it only took too long', async () => {
    const row = { ID: 8, TITLE: 'Sürahi', URL: '/surahi', PRICE_SELL: 5 }
    const slow = after(900, () => Response.json({ PRODUCTS: [row], TOTAL: 1 }))
    const shop = hurried({ [loader]: slow })
    expect((await shop.page('kaseler')).page).toMatchObject({ isPartial: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { page, ms } = await shop.page('kaseler')
    expect(page).toMatchObject({ list: { products: [{ title: 'Sürahi' }] } })
    expect(page).not.toHaveProperty('isPartial')
    expect([ms < 800, shop.countOf(loader)]).toEqual([true, 1])
  })

  it('[B02] [T12] is sent anew 5 s after it was found to hang, whenever it ends', async () => {
    const ended = new DOMException('ended', 'TimeoutError')
    const slow = () => new Promise<never>((_, reject) => setTimeout(() => reject(ended), 2500))
    const shop = hurried({ [loader]: slow })
    const began = Date.now()
    await shop.page('kaseler')
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const clock = vi.spyOn(Date, 'now')
    for (const [later, sent] of [
      [5500, 1],
      [6900, 2],
    ] as const) {
      clock.mockImplementation(() => began + later)
      await shop.page('fincanlar')
      expect(shop.countOf(loader)).toBe(sent)
    }
    clock.mockRestore()
  })

  it('[A02] [B02] reads the tree once for all lists and the menu', async () => {
    const shop = hurried({ [tree]: [{ ID: 3, TITLE: 'Kaseler', LINK: '/kaseler' }] })
    expect((await shop.page('kaseler')).page).toMatchObject({ category: { title: 'Kaseler' } })
    await shop.page('fincanlar')
    await shop.calls.categories()
    expect(shop.countOf(tree)).toBe(1)
  })
})
