import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoProduct } from '../support/demo'
import { account, signIn } from '../support/member'
import { pageOf } from '../support/page/page'
import { lastSent } from '../support/sent'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

let shop: Shop
const lines: string[] = []
let fault = ''
beforeAll(async () => {
  shop = await openWorkers({
    onLine: (line) => lines.push(line),
    backend: (request, pass) => {
      const isMessage = /message|department/.test(new URL(request.url).pathname)
      return fault && isMessage
        ? Promise.resolve(new Response(fault, { status: 500 }))
        : pass(request)
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  lines.length = 0
})

const count = async (sql: string, ...values: unknown[]) =>
  Number(
    await shop.db
      .prepare(`SELECT count(*) AS n FROM ${sql}`)
      .bind(...values)
      .first('n'),
  )
async function member(kind: Parameters<typeof signIn>[1] = 'plain'): Promise<Visitor> {
  const visitor = shop.visitor()
  await signIn(visitor, kind)
  return visitor
}
/** A person who registers; a new one for each call. */
let people = 0
function person(more: Record<string, string> = {}) {
  people += 1
  return {
    name: 'Ece',
    surname: 'Tan',
    email: `ece-${people}@ornek.test`,
    mobile_phone: `05421000${String(people).padStart(3, '0')}`,
    password: 'uzun bir cümle olsun',
    gender: '0',
    kvkk: '1',
    ...more,
  }
}
const memberOf = (email: string) =>
  shop.db.prepare('SELECT * FROM member WHERE email = ?1').bind(email).first()

describe('manipulated forms', () => {
  it('[T43] field names of JavaScript prototypes are ignored', async () => {
    const visitor = await member('grouped')
    for (const name of ['__proto__[x]', 'constructor[prototype][x]', 'formData[__proto__]'])
      for (const path of ['/sepet/ekle', '/iletisim', '/adres/kayit', '/iletisim-tercihleri'])
        expect((await visitor.post(path, { [name]: '1' })).status, path).toBeLessThan(500)
    const filled = person()
    const answer = await shop.visitor().post('/uye-kayit', { ...filled, '__proto__[kvkk]': '1' })
    expect(answer.status).toBe(303)
  })

  it('[T56] a repeated field is refused, not read as its first value', async () => {
    const twice: [string, Record<string, string | string[]>][] = [
      ['/uye-girisi-sayfasi', { tip: 'eposta', username: ['a@b.test', 'c@d.test'], password: 'x' }],
      ['/uye-kayit', { ...person(), email: ['a@b.test', 'c@d.test'] }],
      ['/iletisim', { name: 'A', email: ['a@b.test', 'c@d.test'], subject: 'S', text: 'T' }],
    ]
    for (const [path, fields] of twice)
      expect((await shop.visitor().post(path, fields)).status, path).toBe(422)
    const before = await count('cart_line')
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const add = { productId: String(id), quantity: ['1', '5'], back: '/' }
    await shop.visitor().post('/sepet/ekle', add)
    expect(await count('cart_line')).toBe(before)
  })

  it('[T57] invalid quantities change nothing', async () => {
    const before = await count('cart_line')
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    for (const quantity of ['Infinity', '1e3', ' ', '-0', '0x10', '1.5'])
      await shop.visitor().post('/sepet/ekle', { productId: String(id), quantity, back: '/' })
    expect(await count('cart_line')).toBe(before)
  })

  it('[T58] unknown fields are dropped', async () => {
    const filled = person({
      ID: '1',
      GROUP: '3',
      group_id: '3',
      vendor_code: 'BY1',
      is_active: '1',
    })
    expect((await shop.visitor().post('/uye-kayit', filled)).status).toBe(303)
    const plain = person()
    await shop.visitor().post('/uye-kayit', plain)
    const own = new Set([
      'id',
      'code',
      'email',
      'phone',
      'password',
      'created_at',
      'password_set_at',
    ])
    const same = async (email: string) =>
      Object.entries((await memberOf(email)) ?? {}).filter(([name]) => !own.has(name))
    expect(await same(filled.email)).toEqual(await same(plain.email))
    expect((await memberOf(filled.email))?.id).not.toBe(1)
    const visitor = shop.visitor()
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const add = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
    await visitor.post('/sepet/ekle', { ...add, price: '0.01', currency: 'EUR', PRICE_SELL: '1' })
    const other = shop.visitor()
    await other.post('/sepet/ekle', { ...add, key: crypto.randomUUID() })
    const total = async (buyer: Visitor) =>
      (await pageOf(buyer.get('/sepet'))).main
        .getByRole('region', 'Sipariş özeti')
        .terms()
        .get('Toplam')
    expect(await total(visitor)).toMatch(/,\d\d TL$/)
    expect(await total(visitor)).toBe(await total(other))
  })

  it('[T59] a thousand products in one form are not added', async () => {
    const before = await count('cart_line')
    const { id } = await demoProduct(shop.db, 'addsQuietly')
    const answer = await shop.visitor().post('/sepet/ekle', {
      intent: 'several',
      'productId[]': Array.from({ length: 1000 }, () => String(id)),
      back: '/',
    })
    expect(answer.status).toBe(303)
    expect((await count('cart_line')) - before).toBeLessThanOrEqual(50)
  })

  it('[T31] files, large bodies and thousands of fields are refused unread', async () => {
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      shop.fetch('/iletisim', { method: 'POST', body, headers: { origin: shop.url, ...headers } })
    // A client that continues to send a refused body may find the connection closed instead of a response.
    const statusOf = (body: BodyInit) =>
      post(body).then(
        ({ status }) => status,
        () => 'cut',
      )
    const form = new FormData()
    form.set('text', new Blob(['x'.repeat(70_000)]), 'x.txt')
    const many = new URLSearchParams(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, '1']))
    const large = new URLSearchParams({ text: 'x'.repeat(70_000) })
    for (const body of [form, many, large]) expect([413, 'cut']).toContain(await statusOf(body))
    const small = new FormData()
    small.set('text', new Blob(['x']), 'x.txt')
    expect((await post(small)).status).toBe(422)
  })

  it('[T61] nobody registers without the privacy notice', async () => {
    const { kvkk: _, ...filled } = person()
    for (const more of [{}, { kvkk: '' }, { kvkk: '0' }, { kvkk: 'false' }] as Record<
      string,
      string
    >[]) {
      const answer = await shop.visitor().post('/uye-kayit', { ...filled, ...more })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('href="#register-kvkk"')
    }
    expect(await memberOf(filled.email)).toBeNull()
    const unrequested = person({ mail_notify: '0', sms_notify: 'x' })
    await shop.visitor().post('/uye-kayit', unrequested)
    expect(await memberOf(unrequested.email)).toMatchObject({ mail_notify: 0, sms_notify: 0 })
  })

  it('[T36] a form sent fifty times has one effect', async () => {
    const visitor = await member('grouped')
    const page = await pageOf(visitor.get('/iletisim'))
    const departments = page.field('departmentId').options.map(({ value }) => value)
    const departmentId = departments.find(Boolean) ?? ''
    const fields = { departmentId, subject: 'Bir kez', text: 'Merhaba', key: crypto.randomUUID() }
    for (let time = 0; time < 5; time += 1)
      await Promise.all(Array.from({ length: 10 }, () => visitor.post('/iletisim', fields)))
    expect(await count("message WHERE subject = 'Bir kez'")).toBe(1)
  })
})

describe('information leaks', () => {
  it('[T03] details of a failing backend are never shown', async () => {
    const visitor = await member('vendor')
    fault = 'Error: SELECT * FROM member at /srv/app.js:12 token=gizli-simge host=db7.ic.test'
    const requested = { departmentId: '1', subject: 'Konu', text: 'Metin' }
    const answer = await visitor.post('/iletisim', requested)
    const page = await visitor.get('/uye-mesajlari')
    fault = ''
    const html = (await answer.text()) + (await page.text())
    expect([answer.status, page.status]).toEqual([503, 503])
    expect(html).toContain('Bir hata oluştu')
    expect(html).toContain(page.headers.get('x-request-id') ?? '-')
    for (const text of [html, lines.join()])
      expect(text).not.toMatch(/SELECT|app\.js:12|gizli-simge|db7/)
  })

  it('[T73] no source map, source file or configuration is served', async () => {
    const page = await pageOf(shop.visitor().get('/'))
    const inline = page.elements('script').map(({ content }) => content)
    const script = /\/assets\/[\w.-]+\.js/.exec(inline.join())?.[0] ?? ''
    expect(script).not.toBe('')
    for (const path of [
      `${script}.map`,
      '/.env',
      '/.git/HEAD',
      '/.dev.vars',
      '/package.json',
      '/wrangler.toml',
      '/index.js',
      '/_worker.js',
      '/build/worker/index.js',
    ])
      expect((await shop.fetch(path)).status, path).toBe(404)
    expect(await (await shop.fetch(script)).text()).not.toContain('sourceMappingURL')
    const { headers } = await shop.fetch('/')
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })

  it('[T74] a line of the log is one line, and nothing personal', async () => {
    const evil = '\u001b[31m{"status":999}'
    const visitor = shop.visitor({ 'user-agent': 'Mozilla [31m{"status":999}' })
    await visitor.get(`/arama?q=${encodeURIComponent(`x\n{"id":"sahte"}${evil}`)}`, {
      headers: { referer: `https://kotu.test/?${encodeURIComponent(evil)}` },
    })
    const { email, phone } = account('plain')
    const secret = 'cok-gizli-sifre'
    await visitor.post('/uye-girisi-sayfasi', { tip: 'eposta', username: email, password: secret })
    await visitor.post('/tek-kullanimlik-kod', { adim: 'iste', phone })
    await visitor.post('/bulten', { email: 'okuyan@ornek.test' })
    await visitor.post('/uye-kayit', person({ email: 'kayitli@ornek.test', password: secret }))
    await visitor.post('/iletisim', { name: 'Gizem', email, subject: 'Konum', text: 'Yazım' })
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(6)
    const { token } = Object.fromEntries(
      new URL((await lastSent(shop.db, 'kayitli@ornek.test')).link, shop.url).searchParams,
    )
    for (const line of lines) expect(JSON.parse(line).status, line).not.toBe(999)
    const all = lines.join()
    for (const hidden of [
      email,
      phone,
      phone.slice(2),
      secret,
      'okuyan',
      'kayitli',
      'Gizem',
      token,
    ])
      expect(all).not.toContain(hidden)
    expect(all).not.toMatch(/sahte|\[31m/)
  })
})
