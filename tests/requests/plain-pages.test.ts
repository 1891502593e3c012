import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

const plain = (text: string) => text.replace(/\s/gu, ' ')

it('[P15] a payment that costs more names its fee', async () => {
  const written = { tr: '29,90 TL hizmet bedeli dahil', en: '29.90 TL service fee included' }
  for (const [language, text] of Object.entries(written)) {
    const { path } = await demoProduct(shop.db, 'plain', language)
    const { main } = await pageOf(shop.visitor().get(`/odeme-yollari${path}`))
    expect(plain(main.text)).toContain(text)
    expect(plain(main.text).split(text)).toHaveLength(2)
  }
})

it('[P14] a price alarm names the price of today', async () => {
  const { id, path } = await demoProduct(shop.db, 'plain')
  const row = await shop.db
    .prepare('SELECT price FROM product WHERE id = ?1')
    .bind(id)
    .first<{ price: number }>()
  const { main } = await pageOf(shop.visitor().get(`/haber-ver${path}?tur=price`))
  const price = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(
    (row?.price ?? 0) / 100,
  )
  expect(plain(main.text)).toContain(`Bugünkü fiyat: ${price} TL`)
})

describe('[P13] the reviews of a product', () => {
  const pathOf = async (has: string) => {
    const row = await shop.db
      .prepare(
        `SELECT t.path FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'tr'
         WHERE p.is_active = 1 AND ${has} (SELECT 1 FROM review r WHERE r.product_id = p.id) ORDER BY p.id LIMIT 1`,
      )
      .first<{ path: string }>()
    return `/yorumlar/${row?.path}`
  }

  it('without one have no tools, but a link to write the first', async () => {
    const page = await pageOf(shop.visitor().get(await pathOf('NOT EXISTS')))
    expect(page.queryByRole('searchbox', 'Değerlendirmelerde ara')).toBeUndefined()
    expect(page.queryByRole('button', 'Göster')).toBeUndefined()
    const first = page.getByRole('link', 'İlk değerlendirmeyi yazın')
    expect(first.href).toMatch(/^\/yorum-yaz\//)
  })

  it('that a search did not find have their tools', async () => {
    const path = await pathOf('EXISTS')
    for (const of of [path, `${path}?q=yokboyle`]) {
      const page = await pageOf(shop.visitor().get(of))
      expect(page.queryByRole('searchbox', 'Değerlendirmelerde ara')).toBeDefined()
    }
  })
})

it('[U03] the cookie question names all that it is about', async () => {
  const { main } = await pageOf(shop.visitor().get('/cerez-tercihleri'))
  expect(main.text).toContain('ölçüm ve pazarlama yalnızca onayınızla')
})
