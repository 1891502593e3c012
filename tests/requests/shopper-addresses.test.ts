import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteMap } from '../../app/site-map'
import { demoProduct } from '../support/demo'
import { pageOf, readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers()
})
afterAll(() => shop.close())

describe('a URL in another spelling', () => {
  it('[G05] redirects to the canonical one, with its query', async () => {
    const answer = await shop.visitor().get('/Kuzey-NOKTALI-Defter?variant=104')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/kuzey-noktali-defter?variant=104')
    expect((await shop.visitor().get('/Kirtasiye')).headers.get('location')).toBe('/kirtasiye')
  })

  it.each([
    ['/yorumlar/Kuzey-Noktali-Defter?sort=2', '/yorumlar/kuzey-noktali-defter?sort=2'],
    ['/Yorumlar/kuzey-noktali-defter', '/yorumlar/kuzey-noktali-defter'],
    ['/ODEME-YOLLARI/kuzey-noktali-defter?adet=2', '/odeme-yollari/kuzey-noktali-defter?adet=2'],
    ['/Sepet', '/sepet'],
    ['/Iletisim', '/iletisim'],
    ['/Order', '/order'],
    ['/Uye-Kayit?donus=%2FSepet', '/uye-kayit?donus=%2FSepet'],
    ['/EN/search?q=Pen', '/en/search?q=Pen'],
    ['/En', '/en'],
  ])('[G05] %s leads on to %s', async (from, to) => {
    const answer = await shop.visitor().get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it('[G05] redirects a non-ASCII capital to its small letter, once', async () => {
    const { id, path } = await demoProduct(shop.db, 'plain')
    const rename = (to: string) =>
      shop.db
        .prepare("UPDATE product_text SET path = ?2 WHERE product_id = ?1 AND language = 'tr'")
        .bind(id, to)
        .run()
    await rename('şişe')
    const to = `/${encodeURIComponent('şişe')}`
    const visitor = shop.visitor()
    const answer = await visitor.get(`/${encodeURIComponent('Şişe')}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect((await visitor.get(to)).status).toBe(200)
    await rename(path.slice(1))
  })

  it('[G05] redirects from a trailing slash to the URL without, with its query', async () => {
    const fixed = Object.values(siteMap).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values<string>(one),
    )
    const { path } = await demoProduct(shop.db, 'plain')
    const paths = [...fixed, path, `/yorumlar${path}`, '/kirtasiye'].filter((one) => one !== '/')
    expect(paths.length).toBeGreaterThan(70)
    for (const one of paths) {
      const answer = await shop.fetch(`${one}/?q=a%2Fb`)
      expect([answer.status, answer.headers.get('location')], one).toEqual([301, `${one}?q=a%2Fb`])
    }
    expect((await shop.fetch('/')).status).toBe(200)
  })

  it('[G05] does not redirect a form that was sent to it', async () => {
    const visitor = shop.visitor()
    await visitor.get('/sepet')
    expect((await visitor.post('/Dil', { language: 'en', back: '/sepet' })).status).toBe(303)
  })

  it('is not found if the canonical one is not either', async () => {
    expect((await shop.visitor().get('/Boyle-Bir-Sey-Yok')).status).toBe(404)
  })
})

describe('a change of language', () => {
  it('[G03] keeps the variant, the filters and the order', async () => {
    const visitor = shop.visitor()
    const change = async (back: string, linkType: string, linkId: string) => {
      await visitor.get(back)
      const answer = await visitor.post('/dil', { language: 'en', back, linkType, linkId })
      return answer.headers.get('location')
    }
    const english = await demoProduct(shop.db, 'twoGroups', 'en')
    expect(await change('/kuzey-noktali-defter?variant=104', 'product', '1')).toBe(
      `${english.path}?variant=104`,
    )
    const category = await shop.db
      .prepare("SELECT target_id FROM link WHERE path = 'kirtasiye'")
      .first<number>('target_id')
    expect(await change('/kirtasiye?stock=1&sort=5', 'category', String(category))).toMatch(
      /^\/en\/.+\?stock=1&sort=5$/,
    )
  })
})

describe('codes on a product page', () => {
  it('[B07] find the product: its code, its barcode, those of a variant', async () => {
    const { results } = await shop.db
      .prepare(
        `SELECT s.code, s.barcode, p.code AS own, p.barcode AS bars, t.path FROM sub_product s
         JOIN product p ON p.id = s.product_id JOIN product_text t ON t.product_id = p.id
         WHERE t.language = 'tr' AND p.is_active = 1 ORDER BY s.id LIMIT 9`,
      )
      .all<{ code: string; barcode: string; own: string; bars: string; path: string }>()
    expect(results.length).toBe(9)
    for (const { code, barcode, own, bars, path } of results)
      for (const word of [code, code.toLowerCase(), barcode, own, bars]) {
        const { main } = await pageOf(shop.visitor().get(`/arama?q=${word}`))
        const cards = main.queryAllByRole('article')
        expect(cards, word).toHaveLength(1)
        expect(cards[0]?.links('/'), word).toContain(`/${path}`)
      }
  })
})

describe('times and measures', () => {
  it('[G07] a deal ends at the last minute of a day in Istanbul', async () => {
    const { main } = await pageOf(shop.visitor().get('/yakamoz-kablosuz-kulaklik'))
    const ends = main.tags('time').map(({ parent }) => parent.text)
    expect(ends).toContainEqual(expect.stringMatching(/23\.59’da bitiyor$/))
  })

  it('[P07] a unit is written in Turkish', async () => {
    const html = await (await shop.visitor().get('/kekikdag-yayla-cicek-bali')).text()
    expect(readPage(html).textsOf('span')).toContain('kg')
  })
})
