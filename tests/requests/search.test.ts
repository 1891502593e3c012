import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
const requested: string[] = []
let breaks = false
beforeAll(async () => {
  shop = await openWorkers({
    backend(request, pass) {
      requested.push(request.url)
      return breaks ? Promise.resolve(new Response('no', { status: 500 })) : pass(request)
    },
  })
})
afterAll(() => shop.close())

const get = (path: string) => shop.visitor().get(path)

describe('searching', () => {
  it('[B07] cuts a word of 2,000 characters, says so, and sends no more to the shop', async () => {
    requested.length = 0
    const response = await get(`/arama?q=${'defter'.repeat(334)}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Aramanız uzun olduğu için kısaltıldı.')
    const sent = requested.map((url) => new URL(url).searchParams.get('q') ?? '')
    expect(Math.max(...sent.map((word) => word.length))).toBe(100)
    const found = await get(
      `/arama?q=${encodeURIComponent(`defter ${' '.repeat(100)}${'"'.repeat(1900)}`)}`,
    )
    expect(await found.text()).toContain('Aramanız uzun olduğu için kısaltıldı.')
  })

  it('[B06] [B07] suggests the correction of an unknown word, in page and suggestions', async () => {
    const html = await (await get('/arama?q=deftre')).text()
    expect(html).toContain('href="/arama?q=defter"')
    const { meant, products } = (await (await get('/arama/oneriler?q=deftre')).json()) as {
      meant: unknown
      products: unknown[]
    }
    expect(meant).toEqual({ title: 'defter', path: '/arama?q=defter' })
    expect(products).toEqual([])
    const known = await (await get('/arama/oneriler?q=defter')).json()
    expect(known).toMatchObject({ meant: null })
  })

  it('[B07] finds the code of a variant however its two parts are separated', async () => {
    const { id, path } = await demoProduct(shop.db, 'twoGroups')
    const code = `SH${String(id).padStart(6, '0')}`
    const found = async (word: string) => {
      const { main } = await pageOf(get(`/arama?q=${encodeURIComponent(word)}`))
      return main.queryAllByRole('article').map((card) => card.links('/')[0]?.split('?')[0])
    }
    for (const apart of ['-', ' ', '  ', ' - ', '–', '/', ''])
      expect([apart, ...(await found(`${code}${apart}2`))]).toEqual([apart, path])
    expect(await found(`${code.toLowerCase()} 2`)).toEqual([path])
    expect(await (await get(`/arama?q=${code}%2099`)).text()).toContain('sonuç bulunamadı')
    const { products } = (await (await get(`/arama/oneriler?q=${code}%202`)).json()) as {
      products: { path: string }[]
    }
    expect(products.map((one) => one.path)).toEqual([path])
  })

  it('[B07] finds products by a colour that they come in', async () => {
    const { id, path } = await demoProduct(shop.db, 'twoGroups')
    const colour = await shop.db
      .prepare(
        `SELECT o.title ->> '$.tr' AS title FROM sub_product s JOIN variant_option o ON o.id = s.option1_id
         WHERE s.product_id = ?1 ORDER BY s.id DESC LIMIT 1`,
      )
      .bind(id)
      .first<string>('title')
    const { main } = await pageOf(get(`/arama?q=${encodeURIComponent(`${colour} defter`)}`))
    const cards = main.queryAllByRole('article').map((card) => card.links('/')[0]?.split('?')[0])
    expect(cards).toContain(path)
    expect(main.queryAllByRole('article').every((card) => card.text.includes('Defter'))).toBe(true)
  })

  it('[B06] suggests brands that link to their pages', async () => {
    const { brands } = (await (await get('/arama/oneriler?q=ISILTEPE')).json()) as {
      brands: { title: string; path: string }[]
    }
    expect(brands).toEqual([{ title: 'Işıltepe', path: '/isiltepe' }])
  })

  it('[B06] returns no suggestions when the shop fails', async () => {
    breaks = true
    const response = await get('/arama/oneriler?q=kalemlik')
    breaks = false
    expect(response.status).toBe(503)
    const nothing = { products: [], categories: [], brands: [], combines: [], meant: null }
    expect(await response.json()).toEqual(nothing)
  })
})

describe('the page of a brand', () => {
  it('[B02] [B03] lists its products, with filters, sort order and a URL in each language', async () => {
    const page = await get('/lodos')
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(readPage(html).heading).toBe('Lodos')
    expect(readPage(html).main.queryAllByRole('article').length).toBeGreaterThan(1)
    expect(html).toContain('hrefLang="en" href="')
    expect(html).not.toContain('name="brand"')
    expect(html).toContain('name="stock"')
    const inStock = await get('/lodos?stock=1&sort=5')
    expect(inStock.status).toBe(200)
    expect((await get('/lodos?category=99999&stock=1')).headers.get('location')).toBe(
      '/lodos?stock=1',
    )
    expect((await get('/lodos?pg=99')).status).toBe(302)
    expect((await pageOf(get('/en/lodos'))).language).toBe('en')
  })

  it('[P01] is linked from its products', async () => {
    const [path] = (await pageOf(get('/lodos'))).links('/lodos-')
    expect((await pageOf(get(path ?? '/yok'))).main.getByRole('link', 'Lodos').href).toBe('/lodos')
  })
})
