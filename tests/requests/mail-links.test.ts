import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPage } from '../support/page/page'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
const lines: string[] = []
/** The last call to one of the paths that receive the words of a link. */
let sent = { path: '', body: '', language: '' as string | null }
beforeAll(async () => {
  shop = await openWorkers({
    onLine: (line) => lines.push(line),
    backend: async (request, real) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!/activate(Membership|Subscription)|reset-password/.test(pathname)) return real(request)
      const language = searchParams.get('language')
      sent = { path: pathname, body: await request.text(), language }
      return Response.json({ status: 1, statusText: 'Tamam' })
    },
  })
})
beforeEach(() => {
  sent = { path: '', body: '', language: '' }
})
afterAll(() => shop.close())

const characters = 'aZ09._~+/=%-'
const long = characters.repeat(50).slice(0, 512)
const filledIn = (html: string, name: string) => readPage(html).fields(name)[0]?.value

describe('a link of a mail', () => {
  it('[R03] [L10] activates with any token that a URL may contain, which is passed to nobody else', async () => {
    const visitor = shop.visitor()
    for (const token of [characters, long]) {
      const fields = { activation: 'membership', id: 'm.1~2', token }
      const page = await visitor.get(`/uye-kayit-onay?${new URLSearchParams(fields)}`)
      expect(page.headers.get('referrer-policy')).toBe('same-origin')
      const html = await page.text()
      expect([filledIn(html, 'id'), filledIn(html, 'token')]).toEqual(['m.1~2', token])
      expect((await visitor.post('/uye-kayit-onay', fields)).status).toBe(200)
      expect(sent.path.split('/').slice(-2).map(decodeURIComponent)).toEqual(['m.1~2', token])
    }
    // A plus that the mail did not encode arrives as a space.
    const plain = await visitor.get('/uye-kayit-onay?activation=newsletter&token=ab+cd/ef==')
    expect(filledIn(await plain.text(), 'token')).toBe('ab+cd/ef==')
    expect(lines.join('')).not.toContain(characters)
  })

  it.each([
    ['newsletter', '/uye-kayit-onay'],
    ['membership', '/uye-kayit-onay'],
    ['facebook', '/profil-tamamla'],
    ['facebookphone', '/profil-tamamla'],
    ['twitter', '/profil-tamamla'],
    ['googlephone', '/profil-tamamla'],
    ['social', '/profil-tamamla'],
  ])('[L10] [G05] with activation=%s stays in the language of its path', async (kind, page) => {
    for (const [path, language] of [
      ['/en', 'en'],
      ['/de/', 'de'],
      ['/', 'tr'],
    ]) {
      const visitor = shop.visitor()
      const fields = { activation: kind, id: '7', token: 't9' }
      const led = await visitor.get(`${path}?${new URLSearchParams(fields)}`)
      expect(led.headers.get('location')).toContain(page)
      expect((await visitor.follow(led)).headers.get('content-language')).toBe(language)
      if (page === '/profil-tamamla') continue
      await visitor.post(page, fields)
      expect(sent.language).toBe(language)
    }
  })

  it('[L12] sets a new password with such a token', async () => {
    const visitor = shop.visitor()
    const page = await visitor.get(`/sifre-yenile?${new URLSearchParams({ token: long })}`)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(filledIn(await page.text(), 'token')).toBe(long)
    const password = 'yepyeni bir şifre 7'
    const done = await visitor.post('/sifre-yenile', {
      token: long,
      password_new: password,
      password_new_again: password,
    })
    expect(done.status).toBe(303)
    expect(new URLSearchParams(sent.body).get('resetToken')).toBe(long)
    expect(lines.join('')).not.toContain(characters)
  })

  it('[R03] [T49] is invalid if the token contains anything else, is too long, or would leave the shop’s path', async () => {
    const visitor = shop.visitor()
    for (const token of ['', 'a b?', '<b>', 'ş', `${long}a`, '.', '..', 'a\\b']) {
      const fields = { activation: 'membership', id: '7', token }
      const page = await visitor.get(`/uye-kayit-onay?${new URLSearchParams(fields)}`)
      expect(await page.text()).not.toContain('Onayla</')
      expect((await visitor.post('/uye-kayit-onay', fields)).status).toBe(422)
      expect(sent.path).toBe('')
    }
  })
})
