import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSealKeys, seal, unseal } from '../../app/session/cookies/seal'
import { sessionCookies } from '../../app/session/cookies/session-cookies'
import { fillCart, formKey } from '../support/buyer'
import { demoProduct } from '../support/demo'
import { signIn } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'
import type { Visitor } from '../support/visitor'

const letters = (count: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(count)))
    .toString('base64url')
    .slice(0, count)

/** Cookies and bearer that the backend adds at a sign-in. */
let bearerTail = ''
let extras: Record<string, string> = {}
/** Attributes of the extras. */
let ending = ''
let sentBack: string[] = []
const lines: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openWorkers({
    onLine: (line) => lines.push(line),
    backend: async (request, pass) => {
      const bearer = request.headers.get('authorization') ?? ''
      if (bearer.includes('~')) request.headers.set('authorization', bearer.split('~')[0] ?? '')
      sentBack.push(request.headers.get('cookie') ?? '')
      const answer = await pass(request)
      if (!request.url.includes('/authentication/login')) return answer
      const body = (await answer.text()).replace(/("bearer":"[^"]+)"/, `$1~${bearerTail}"`)
      const sent = new Headers(answer.headers)
      sent.delete('content-length')
      for (const [name, value] of Object.entries(extras))
        sent.append('set-cookie', `${name}=${value}; Path=/; HttpOnly${ending}`)
      return new Response(body, { status: answer.status, headers: sent })
    },
  })
})
afterAll(() => shop.close())

const cookies = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`EXTRA${at}`, letters(length)]))

/** A visitor with a cart who signs in at a backend with such a bearer and such cookies. */
async function member(bearerLength: number, given: Record<string, string>) {
  bearerTail = letters(bearerLength)
  extras = given
  sentBack = []
  const visitor = shop.visitor()
  const { id, title } = await demoProduct(shop.db, 'addsQuietly')
  const add = { productId: String(id), quantity: '1', back: '/', key: crypto.randomUUID() }
  await visitor.post('/sepet/ekle', add)
  const answer = await signIn(visitor)
  return { visitor, answer, title }
}

describe('[C17] [L02] a sign-in at a backend of long bearers and cookies', () => {
  it.each([
    ['one cookie of 4,000 letters', cookies(1, 4000)],
    ['ten cookies of 400 letters', cookies(10, 400)],
  ])('goes through with %s, which all come back whole', async (_, given) => {
    const { visitor, answer, title } = await member(2000, given)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    sentBack = []
    const page = await visitor.get('/hesabim')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Merhaba Ayla')
    const [jar = ''] = sentBack.filter((one) => one.includes('EXTRA0'))
    for (const [name, value] of Object.entries(given)) expect(jar).toContain(`${name}=${value}`)
    expect(await (await visitor.get('/sepet')).text()).toContain(title)
  })

  it('logs what was left out where not all of it fits', async () => {
    const { visitor, answer } = await member(2000, cookies(3, 4000))
    expect(answer.status).toBe(303)
    const page = await visitor.get('/hesabim')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Merhaba Ayla')
    expect(html).toContain('Oturumunuz bu tarayıcıya sığmadı')
    expect(lines.join('\n')).toContain('session too long: cookie EXTRA2')
  })

  it('is refused where not even the bearer fits, and leaves no partial session', async () => {
    const { visitor, answer } = await member(12_000, {})
    expect(answer.status).toBe(303)
    expect(await (await visitor.follow(answer)).text()).toContain(
      'Oturumunuz bu tarayıcıya sığmadı',
    )
    const account = await visitor.get('/hesabim')
    expect(account.headers.get('location')).toContain('/uye-girisi-sayfasi')
    expect(lines.join('\n')).toMatch(/session too long: [^"]*bearer/)
  })
})

/** Lets a minute pass for a cookie of the backend in a visitor's sealed session. */
async function endInSession(visitor: Visitor, name: string): Promise<void> {
  const [cookie] = sessionCookies
  const keys = await readSealKeys(shop.secrets.SESSION_KEYS)
  const text = await unseal(cookie, visitor.cookies.get(cookie) ?? '', keys)
  const session = JSON.parse(text ?? '{}') as { backendCookies: Record<string, string> }
  const [value = '', end = ''] = session.backendCookies[name]?.split(';') ?? []
  expect(end).not.toBe('')
  session.backendCookies[name] = `${value};${(Number.parseInt(end, 36) - 60).toString(36)}`
  visitor.cookies.set(cookie, await seal(cookie, JSON.stringify(session), keys))
}

describe('[C17] the cookies of a backend', () => {
  it('are sent until they expire and not after', async () => {
    ending = '; Max-Age=60'
    const { visitor, title } = await member(100, { EXTRA0: 'brief' })
    ending = ''
    sentBack = []
    await visitor.get('/hesabim')
    expect(sentBack.join('\n')).toContain('EXTRA0=brief')
    await endInSession(visitor, 'EXTRA0')
    sentBack = []
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Ayla')
    expect(sentBack.length).toBeGreaterThan(0)
    expect(sentBack.join('\n')).not.toContain('EXTRA0')
    expect(await (await visitor.get('/sepet')).text()).toContain(title)
  })

  it('that do not fit are named in the log, without their values', async () => {
    lines.length = 0
    const { visitor } = await member(100, { ...cookies(22, 10), LONG: `secret${letters(4092)}` })
    const log = lines.join('\n')
    expect(log).toMatch(/"leftOut":\[[^\]]*"EXTRA21","LONG"\]/)
    expect(log).not.toContain('secret')
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Ayla')
  })

  it('lose the former value of a cookie that is now too long', async () => {
    const { visitor } = await member(100, { EXTRA0: 'former' })
    extras = { EXTRA0: letters(4097) }
    sentBack = []
    await signIn(visitor)
    expect(sentBack.join('\n')).toContain('EXTRA0=former')
    sentBack = []
    expect(await (await visitor.get('/hesabim')).text()).toContain('Merhaba Ayla')
    expect(sentBack.join('\n')).not.toContain('EXTRA0')
  })
})

it('[C17] parts of two sessions are not joined: the first cookie counts, the next response clears the rest', async () => {
  const { visitor: long } = await member(2000, cookies(10, 400))
  const [first, second] = sessionCookies
  const part = long.cookies.get(second) ?? ''
  expect(part.length).toBeGreaterThan(100)
  const visitor = shop.visitor()
  const { id, title } = await demoProduct(shop.db, 'addsQuietly')
  await fillCart(visitor, [{ productId: String(id) }])
  visitor.cookies.set(second, part)
  expect(await (await visitor.get('/sepet')).text()).toContain(title)
  await visitor.post('/magaza-sec', { storeId: '1', ...formKey() })
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith(first))).toEqual([first])
})
