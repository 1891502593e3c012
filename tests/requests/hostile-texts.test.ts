import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let added: Record<string, string> = {}
beforeAll(async () => {
  shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: async (request, pass) => {
      const answer = await pass(request)
      const headers = new Headers(answer.headers)
      for (const [name, value] of Object.entries(added)) headers.append(name, value)
      return new Response(answer.body, { status: answer.status, headers })
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  added = {}
})

/** Puts a text wherever the shop or a shopper may have typed one. @returns pages that show it */
async function writeEverywhere(text: string): Promise<string[]> {
  const { id, path } = await demoProduct(shop.db, 'plain')
  const set = (sql: string) => shop.db.prepare(sql).bind(text, id).run()
  await set('UPDATE product_text SET title = ?1, summary = ?1 WHERE product_id = ?2')
  await set("UPDATE category SET title = json_object('tr', ?1) WHERE ?2 > 0")
  await set('UPDATE review SET name = ?1, title = ?1, text = ?1, product_id = ?2, is_approved = 1')
  await set('UPDATE question SET name = ?1, text = ?1, product_id = ?2, is_approved = 1')
  await set('UPDATE message SET subject = ?1 WHERE ?2 > 0')
  await set('UPDATE message_line SET text = ?1 WHERE ?2 > 0')
  return [path, `/yorumlar${path}`, `/sorular${path}`, '/kategoriler', '/uye-mesaji?mesaj=1']
}

async function pagesWith(text: string): Promise<[string, string][]> {
  const paths = await writeEverywhere(text)
  const visitor = shop.visitor()
  await signIn(visitor)
  const pages: [string, string][] = []
  for (const path of paths) {
    const answer = await visitor.get(path)
    expect(answer.status, path).toBe(200)
    pages.push([path, await answer.text()])
  }
  return pages
}

describe('a text of the shop or of a shopper', () => {
  const vectors = ['script', 'img', 'svg', 'iframe'].map(
    (tag) => `<${tag} onload=ele() src=//e.test>`,
  )

  it('[T84] with tags, quotes or the end of a script is shown as text', async () => {
    const text = `A"'><!--</script></title></textarea>${vectors.join('')} son`
    for (const [path, html] of await pagesWith(text)) {
      const page = await pageOf(new Response(html))
      expect(page.main.text, path).toContain(vectors.join('').replace(/\s+/g, ' '))
      for (const one of page.everything)
        expect(
          one.attrs.map(({ name }) => name),
          path,
        ).not.toContain('onload')
      expect(html, path).not.toContain('<script onload')
    }
  })

  it('[T85] with bidi controls or invisible characters is shown without them', async () => {
    const invisible = '\u202e\u202d\u202a\u2066\u2067\u2068\u200b\u2060\ufeff'
    for (const [path, html] of await pagesWith(
      `Kalem${invisible}\u200eKutusu \u{1f469}\u200d\u{1f4bb}`,
    )) {
      for (const one of invisible) expect(html.includes(one), `${path} ${escape(one)}`).toBe(false)
      expect(html, path).toContain('Kalem\u200eKutusu \u{1f469}\u200d\u{1f4bb}')
    }
  })
})

describe('headers of the backend', () => {
  it('[T86] for caches, policies and the browser are not forwarded', async () => {
    added = {
      'content-security-policy': 'default-src *',
      'cache-control': 'public, max-age=3600',
      'set-cookie': 'evil=1; Path=/',
      'x-frame-options': 'ALLOWALL',
      'access-control-allow-origin': '*',
      'clear-site-data': '"*"',
      refresh: '0; url=//evil.test',
      location: '//evil.test',
      link: '<//evil.test>; rel=preload',
      server: 'backend',
    }
    const { path } = await demoProduct(shop.db, 'addsQuietly')
    for (const page of [path, '/sepet', '/', '/yok-boyle-bir-sey']) {
      const { headers, status } = await shop.visitor().get(page)
      expect([page, status]).toEqual([page, page.startsWith('/yok') ? 404 : 200])
      expect(headers.get('cache-control'), page).not.toContain('public')
      expect(headers.get('content-security-policy'), page).toContain("default-src 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.getSetCookie().join(), page).not.toMatch(/^evil|, ?evil/)
      for (const name of ['access-control-allow-origin', 'clear-site-data', 'refresh', 'location'])
        expect(headers.get(name), `${page} ${name}`).toBeNull()
      expect(JSON.stringify([...headers]), page).not.toMatch(/evil\.test|"server"/)
    }
  })
})
