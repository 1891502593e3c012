import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFeed } from '../../functions/local/import/import-feed'
import { openFeed } from '../../functions/local/import/readers/open-feed'
import { isReserved } from '../../functions/local/reserved-paths'
import { brands } from '../../functions/shop/seed/data/brands'
import { categories } from '../../functions/shop/seed/data/categories'
import example from '../../functions/shop/settings/example.json'
import { applyShop } from '../../functions/shop/settings/own-shop'
import { readShop } from '../../functions/shop/settings/read-shop'
import { fillCart, numberIn, placeOrder, toConfirm } from '../support/buyer'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

/** Its page has the title of one of the storefront's own pages. */
const withContactPage = {
  ...example,
  footer: { ...example.footer, pages: [...example.footer.pages, 'contact'] },
  pages: [
    ...example.pages,
    {
      code: 'contact',
      title: { tr: 'İletişim', en: 'Contact' },
      html: { tr: '<p>Çekirge’deyiz.</p>', en: '<p>We are in Çekirge.</p>' },
    },
  ],
}
const feed = [
  ['id', 'title', 'price', 'description', 'image_link', 'availability', 'brand', 'product_type'],
  ...['Kent', 'Tur', 'Dağ'].map((name, at) => [
    `B${at}`,
    `${name} Bisikleti`,
    `${900 + at * 400} TRY`,
    'Çelik kadro.',
    `https://cdn.feed.example/b${at}.webp`,
    'in_stock',
    'Jant',
    'Bisiklet > Şehir',
  ]),
]

let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({ vars: { FRESH_SECONDS: '0' } })
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-own-'))
  const file = path.join(folder, 'feed.tsv')
  writeFileSync(file, feed.map((row) => row.join('\t')).join('\n'))
  await importFeed(shop.db, { feed: await openFeed(file), vat: 20, stock: 100, language: 'tr' })
  await applyShop(shop.db, readShop('own.json', JSON.stringify(withContactPage)), isReserved)
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => shop.close())

/** What a reader or a search engine gets: not our script, whose names are ours. */
const visible = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll('\u00a0', ' ')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Names of the demo that are no common words, and its titles as whole texts. */
const demoWords = new RegExp(
  [
    /Ser[çc]e|sercehan|Vitrin|Kemeraltı|Ayla Yurt|0212 000|\(?232\)? 000|TR47|\/img\//iu.source,
    ...[
      ...categories.flatMap(({ title }) => Object.values(title)),
      ...brands.map(({ title }) => title),
    ].map((title) => `>${escaped(title)}</a>`),
  ].join('|'),
  'iu',
)

const read = async (visitor: Visitor, to: string) => {
  const response = await visitor.follow(await visitor.get(to))
  return { status: response.status, html: visible(await response.text()) }
}

/** Reads every page that links lead to, from the home page of each language on. */
async function crawl(visitor: Visitor): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const due = ['/', '/en', '/sepet', '/order', '/uye-kayit', '/kategoriler', '/boyle-bir-sayfa-yok']
  for (let at = 0; at < due.length; at += 1) {
    const to = due[at] ?? '/'
    const { html } = await read(visitor, to)
    pages.set(to, html)
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)"/g)) {
      const link = href.replaceAll('&amp;', '&')
      const isPage =
        !/^\/(assets|fonts|favicon|cikis|sosyal)|\.\w+$|[?&](sort|stock|price|pg|tur|all|m\d)/.test(
          link,
        )
      if (isPage && !due.includes(link)) due.push(link)
    }
  }
  return pages
}

describe('a shop with its own goods and settings', () => {
  it('[B01] shows nothing of the demo on any page', async () => {
    const pages = await crawl(shop.visitor())
    expect(pages.size).toBeGreaterThan(40)
    const found = [...pages].flatMap(([to, html]) => {
      const at = html.search(demoWords)
      return at < 0 ? [] : [`${to}: ${html.slice(at - 40, at + 60)}`]
    })
    expect(found).toEqual([])
  }, 120_000)

  it('[K03] sells by its own companies, fees, account and law figures, with nothing of the demo', async () => {
    const visitor = shop.visitor()
    const id = await shop.db
      .prepare("SELECT product_id FROM feed_item WHERE id = 'B0'")
      .first<number>('product_id')
    await fillCart(visitor, [{ productId: String(id) }])
    expect((await read(visitor, '/sepet')).html).toMatch(/89,50[\s\S]*989,50/)
    const confirm = await toConfirm(visitor, '-1')
    const methods = (await read(visitor, '/order/odeme')).html
    for (const text of [
      'Bursa Kargo',
      '1–3</bdi> gün',
      'TR33 0006 1005 1978 6457 8413 26',
      '45,00',
    ])
      expect(methods).toContain(text)
    expect(methods).not.toContain('Kredi')
    const contract = (await read(visitor, '/order/belge?tur=satis')).html
    for (const text of [
      'Pedal Spor Ltd. Şti., Çekirge Cad. 8',
      'MERSİS 0123456789012345',
      'Çekirge 1234567890',
      'KEP pedal@hs01.kep.example',
      '21 gün içinde',
      '10 gün içinde',
      '15 gün içinde',
      'Dayanak: 6502',
    ])
      expect(contract).toContain(text)
    expect(contract).toContain('(KDV dahil)')
    const result = await placeOrder(visitor, confirm)
    const thanks = (await read(visitor, result)).html
    expect(thanks).toContain('TR33 0006')
    const mail = await shop.db
      .prepare('SELECT text FROM outbox WHERE text LIKE ?1')
      .bind(`%${numberIn(result)}%`)
      .first<string>('text')
    // The buyer of the tests is called like a member of the demo.
    for (const text of [methods, contract, thanks, mail ?? ''])
      expect(text.replaceAll('Ayla Yurt', '')).not.toMatch(demoWords)
    expect(mail).toContain('TR33 0006')
  })

  it('[G06] says the owner’s words in the language of the page', async () => {
    const visitor = shop.visitor()
    const turkish = (await read(visitor, '/iletisim')).html
    for (const text of [
      'Şehri pedalla gezin.',
      '1.500 TL ve üzeri ücretsiz.',
      'İade 21 gün.',
      'Biz kimiz',
    ])
      expect(turkish).toContain(text)
    expect(turkish).toContain('Yazın ya da arayın: +90 224 000 00 00, merhaba@pedal.example')
    const english = (await read(visitor, '/en')).html
    for (const text of ['See the city by bike.', 'Free from 1,500 TL.', 'Who we are'])
      expect(english).toContain(text)
    expect(english).not.toContain('Deutsch')
    expect((await read(visitor, '/en/who-we-are')).html).toContain(
      'Pedal Spor Ltd. Şti. sells bikes.',
    )
  })

  it('[G06] shows a page of its own that is called like one of the storefront', async () => {
    const visitor = shop.visitor()
    expect((await read(visitor, '/iletisim-2')).html).toContain('Çekirge’deyiz.')
    expect((await read(visitor, '/en/contact-2')).html).toContain('We are in Çekirge.')
    expect((await read(visitor, '/kategoriler')).html).toContain('href="/iletisim-2"')
  })

  it('lists each page once in the sitemap, and no category or brand without goods', async () => {
    const addresses = 'INSERT INTO link (path, kind, target_id, language, moved) VALUES'
    await shop.db.batch(
      [
        "INSERT INTO brand (id, title) VALUES (9001, 'Boş')",
        `INSERT INTO category (id, parent_id, depth, position, title, description, image, is_hidden)
         VALUES (9001, 0, 1, 99, '{"tr":"Boş"}', '{}', '', 1)`,
        `${addresses} ('bos-marka', 'brand', 9001, 'tr', 0)`,
        `${addresses} ('bos-kategori', 'category', 9001, 'tr', 0)`,
      ].map((sql) => shop.db.prepare(sql)),
    )
    const xml = await (await shop.fetch('/sitemap/1.xml')).text()
    const listed = [...xml.matchAll(/<loc>[^<]*?\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, to]) => to)
    expect(listed.filter((to, at) => listed.indexOf(to) !== at)).toEqual([])
    for (const to of ['/', '/en', '/iletisim-2', '/en/contact-2', '/bisiklet', '/jant'])
      expect(listed).toContain(to)
    expect(listed.filter((to) => to?.startsWith('/bos'))).toEqual([])
  })

  it('wears its colours in the style with the nonce', async () => {
    const html = await (await shop.visitor().get('/')).text()
    expect(html).toMatch(/<style nonce="[^"]+">[^§]*--accent:#0b5d3b;--on-accent:#ffffff/)
  })

  it('[P01] has its delivery days and its discount by transfer on the goods of the feed', async () => {
    const { html } = await read(shop.visitor(), '/kent-bisikleti')
    for (const text of ['2 iş günü içinde', 'Havale ile 855,00']) expect(html).toContain(text)
    await shop.db
      .prepare(
        `UPDATE product SET delivery_days = 0, free_cargo = 1
         WHERE id = (SELECT product_id FROM feed_item WHERE id = 'B1')`,
      )
      .run()
    const free = (await read(shop.visitor(), '/tur-bisikleti')).html
    expect(free).toContain('Ücretsiz kargo')
    expect(free).not.toContain('iş günü içinde')
  })

  it('[P15] offers no instalments, no store and no account elsewhere, for it names none', async () => {
    const visitor = shop.visitor()
    const pages = ['/kent-bisikleti', '/iletisim', '/uye-girisi-sayfasi', '/uye-kayit']
    for (const to of pages)
      expect((await read(visitor, to)).html).not.toMatch(
        /aya varan|Mağaza (stoğu|lar)|ile devam et/,
      )
    expect((await read(visitor, '/kent-bisikleti')).html).toContain('Ödeme yolları')
  })

  it('[G03] has no page in a language that it does not serve', async () => {
    const to = async (path: string) => {
      const answer = await shop.fetch(path)
      return [answer.status, answer.headers.get('location')]
    }
    expect(await to('/de')).toEqual([302, '/'])
    expect(await to('/de/kontakt')).toEqual([302, '/iletisim'])
    const product = await shop.db
      .prepare(
        "SELECT path FROM product_text WHERE language = 'de' AND product_id = (SELECT product_id FROM feed_item WHERE id = 'B1')",
      )
      .first<string>('path')
    expect(await to(`/${product}`)).toEqual([404, null])
    expect((await to('/en'))[0]).toBe(200)
  })

  it('[K03] promises nothing in a contract without clauses, and no VAT that it does not know', async () => {
    await shop.db.prepare("UPDATE setting SET value = '{}' WHERE name = 'LAW'").run()
    await shop.db.prepare('UPDATE product SET vat = 0').run()
    const visitor = shop.visitor()
    const id = await shop.db.prepare('SELECT product_id FROM feed_item').first('product_id')
    await fillCart(visitor, [{ productId: String(id) }])
    await toConfirm(visitor, '-1')
    for (const kind of ['satis', 'on-bilgi']) {
      const { html } = await read(visitor, `/order/belge?tur=${kind}`)
      expect(html).toContain('Çekirge Cad. 8')
      expect(html).not.toMatch(/KDV|cayabilir|gün içinde|tüketici|teslim eder/)
    }
  })

  it('[G06] is called by its name where its home page has no title', async () => {
    await shop.db.prepare("DELETE FROM setting WHERE name LIKE 'HOME%'").run()
    const html = await (await shop.fetch('/?baslik')).text()
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe('Pedal Bisiklet')
  })

  it('has no account of the demo', async () => {
    expect(await shop.db.prepare('SELECT count(*) AS n FROM member').first('n')).toBe(0)
  })
})
