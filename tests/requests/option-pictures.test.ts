import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoProduct, demoProduct } from '../support/demo'
import { readPage } from '../support/page/page'
import { structuredData } from '../support/page/structured-data'
import { openPlatformShop, type PlatformShop } from '../support/platform-shop'
import { openWorkers, type Shop } from '../support/two-workers'

/** The large pictures of a gallery in their order, each with the variants that it shows. */
function galleryOf(html: string): { big: string; variants: string }[] {
  const items = html.matchAll(
    /<li id="picture-\d+"(?: data-shows="([^"]*)")?(?: hidden="")?><a href="([^"]*)"/g,
  )
  return [...items].map(([, variants = '', big = '']) => ({ big, variants }))
}

const imageOf = (html: string) =>
  /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''

describe('a product in several colours', () => {
  let shop: Shop
  let product: DemoProduct
  let variants: { id: number; option: string; picture: string }[]
  beforeAll(async () => {
    shop = await openWorkers()
    product = await demoProduct(shop.db, 'twoGroups')
    const { results } = await shop.db
      .prepare(
        `SELECT s.id, o.title ->> 'tr' AS option, p.option_pictures ->> ('$."' || o.id || '"[0]') AS picture
         FROM sub_product s JOIN product p ON p.id = s.product_id JOIN variant_option o ON o.id = s.option1_id
         WHERE p.id = ?1 AND s.stock > 2 GROUP BY o.id ORDER BY o.position`,
      )
      .bind(product.id)
      .all<(typeof variants)[number]>()
    variants = results
  })
  afterAll(() => shop.close())

  it('[P23] [P04] the page of a variant shows its pictures first, search engines and links too', async () => {
    expect(variants.length).toBeGreaterThan(1)
    for (const { id, picture } of variants) {
      const html = await (await shop.visitor().get(`${product.path}?variant=${id}`)).text()
      const [first, ...others] = galleryOf(html)
      expect(first?.big).toBe(`/img/${picture}-1240.webp`)
      expect(others.some(({ variants }) => variants !== first?.variants)).toBe(true)
      expect(imageOf(html)).toBe(`${shop.url}/img/${picture}-1240.webp`)
      const group = structuredData<{ hasVariant?: { image: string }[] }>(readPage(html))
      const images = group.flatMap(({ hasVariant = [] }) => hasVariant.map(({ image }) => image))
      expect(new Set(images).size).toBe(variants.length)
    }
  })

  it('[P23] [C11] a line of the cart has the picture of its colour, and leads to it', async () => {
    for (const { id, picture } of variants) {
      const visitor = shop.visitor()
      await visitor.get(product.path)
      const key = crypto.randomUUID()
      const fields = { productId: `${product.id}`, variantId: `${id}`, quantity: '1', key }
      await visitor.post('/sepet/ekle', { ...fields, back: product.path })
      const cart = await (await visitor.get('/sepet')).text()
      expect(cart).toContain(`/img/${picture}-480.webp`)
      expect(readPage(cart).links(product.path)).toEqual([`${product.path}?variant=${id}`])
    }
  })
})

describe('in front of another shop', () => {
  let shop: PlatformShop
  beforeAll(async () => {
    shop = await openPlatformShop({ mode: 'full' })
  })
  afterAll(() => shop.close())

  it('[P23] the pictures of the chosen option stand first, then those of none', async () => {
    const product = shop.platform.state.products.find(
      ({ id, variants, pictures, isActive }) =>
        isActive &&
        id % 2 === 0 &&
        pictures > 2 &&
        new Set(variants.map(({ type1 }) => type1)).size > 1,
    )
    const options = [...new Set(product?.variants.map(({ type1 }) => type1))]
    for (const [at, option] of options.slice(0, 2).entries()) {
      const id = product?.variants.find(({ type1 }) => type1 === option)?.id
      const answer = await shop.visitor().get(`/${product?.path.tr}?variant=${id}`)
      const visible = galleryOf(await answer.text())
      expect(visible[0]?.big).toMatch(new RegExp(`-${at + 1}\\.png$`))
      expect(visible[0]?.variants.split(' ')).toContain(String(id))
      expect(visible[1]?.variants).toBe('')
    }
  })
})
