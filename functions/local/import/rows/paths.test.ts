import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../../../shop/locale'
import type { KnownCatalogue } from './known-catalogue'
import { Paths } from './paths'

type Known = Pick<KnownCatalogue, 'links'> & { products?: KnownCatalogue['products'] }

const pathsWith = ({ links, products = new Map() }: Known): Paths =>
  new Paths({
    runs: 0,
    items: new Map(),
    groups: new Map(),
    products,
    firstAt: 0,
    variantStocks: new Map(),
    categories: new Map(),
    brands: new Map(),
    options: [],
    values: [],
    links,
    lastIds: { product: 0, variant: 0, category: 0, brand: 0 },
  })

const moved = (path: string, targetId: number) => ({ path, kind: 'product', targetId, moved: 1 })

afterEach(() => vi.restoreAllMocks())

/** Counts how often an address of a title is looked up. */
function countTries(slug: string): { tries: number } {
  const count = { tries: 0 }
  const get = Map.prototype.get
  vi.spyOn(Map.prototype, 'get').mockImplementation(function (this: Map<unknown, unknown>, key) {
    if (typeof key === 'string' && key.includes(slug)) count.tries += 1
    return get.call(this, key)
  })
  return count
}

describe('addresses of equal titles', () => {
  it('20,000 products get distinct ones, in a number of tries that grows with the products alone', () => {
    const paths = pathsWith({ links: [] })
    const products = 20_000
    const limit = 3 * products * LANGUAGES.length
    const count = countTries('canta')
    const made = new Set<string>()
    // A search that tries more is stopped, so that the test fails soon.
    for (let id = 1; id <= products && count.tries <= limit; id += 1)
      for (const { path } of paths.ofProduct(id, 'Ürün & Çanta')) made.add(path)
    expect(made.size).toBe(products * LANGUAGES.length)
    expect(count.tries).toBeLessThanOrEqual(limit)
  })

  it('are numbered in their order, past those that other pages have', () => {
    const links = [moved('kalem-3', 9), { path: 'kalem-4', kind: 'content', targetId: 1, moved: 0 }]
    const paths = pathsWith({ links })
    const made = [1, 2, 3, 4].map((id) => paths.free('Kalem', 'tr', 'urun', id))
    expect(made).toEqual(['kalem', 'kalem-2', 'kalem-5', 'kalem-6'])
  })

  it('lead a product to the address that it had before, whatever others have taken meanwhile', () => {
    const paths = pathsWith({ links: [moved('kalem-3', 9)] })
    for (const id of [1, 2, 3]) paths.free('Kalem', 'tr', 'urun', id)
    expect(paths.free('Kalem', 'tr', 'urun', 9)).toBe('kalem-3')
    expect(paths.free('Kalem', 'tr', 'urun', 9)).toBe('kalem-5')
  })
})

it('a title that is a path of the storefront gets another one; "Sağlık" is none', () => {
  const paths = pathsWith({ links: [] })
  expect(paths.free('Sağlık', 'tr', 'k')).toBe('saglik')
  expect(paths.free('Healthz', 'tr', 'k')).toBe('healthz-2')
  expect(paths.free('Yorumlar', 'tr', 'k')).toBe('yorumlar-2')
})
