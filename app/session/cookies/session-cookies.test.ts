import { describe, expect, it } from 'vitest'
import { freshSession, openSession, type Session, sessionCookie } from '~/session/session'
import { readSealKeys, seal } from './seal'
import { closeSession, joinedCookies, sessionCookies } from './session-cookies'

const keys = await readSealKeys(
  `a:${Buffer.from(new Uint8Array(32).fill(1)).toString('base64url')}`,
)

const sessionWith = (backendCookies: Record<string, string>): Session => ({
  token: { value: 'b'.repeat(600), timeout: 1 },
  backendCookies,
  cart: { count: 1, total: '10,00' },
})

const cookiesOf = (count: number, length: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`C${at}`, `${at}`.repeat(length).slice(0, length)]),
  )

/** The browser's cookies after these lines. */
function jarOf(lines: string[]): Record<string, string> {
  const jar: Record<string, string> = {}
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(4096)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0\b/i.test(line)) delete jar[name]
    else jar[name] = value
  }
  return jar
}

describe('the session in its cookies', () => {
  it('[C17] holds ten backend cookies of 500 bytes in two cookies', async () => {
    const session = sessionWith(cookiesOf(8, 500))
    const { lines, dropped } = await closeSession(session, keys)
    const jar = jarOf(lines)
    expect(Object.keys(jar)).toEqual(sessionCookies.slice(0, 2))
    expect(dropped).toEqual([])
    expect((await openSession(joinedCookies(jar), keys)).session).toEqual(session)
  })

  it('[C17] holds a bearer of 2,000 characters and a cookie of 4,000 in three', async () => {
    const session = {
      ...sessionWith(cookiesOf(1, 4000)),
      token: { value: 'b'.repeat(2000), timeout: 1 },
    }
    const { lines, dropped } = await closeSession(session, keys)
    const jar = jarOf(lines)
    expect(dropped).toEqual([])
    expect(Object.keys(jar)).toEqual(sessionCookies)
    expect((await openSession(joinedCookies(jar), keys)).session).toEqual(session)
  })

  it('[C17] [T19] drops the last backend cookies when three are not enough, and names them', async () => {
    const session = sessionWith(cookiesOf(20, 500))
    const { lines, dropped } = await closeSession(session, keys)
    const opened = (await openSession(joinedCookies(jarOf(lines)), keys)).session
    expect(opened.token).toEqual(session.token)
    expect(opened.cart).toEqual(session.cart)
    expect(opened.backendCookies.C0).toBe(session.backendCookies.C0)
    expect(dropped[0]).toBe('cookie C19')
    expect(Object.keys(opened.backendCookies).length + dropped.length).toBe(20)
  })

  it('clears the other cookies when one is enough', async () => {
    const { lines } = await closeSession(sessionWith({ A: '1' }), keys)
    expect(lines[1]).toMatch(/^__Host-session-2=;.*Max-Age=0/i)
    expect(lines[2]).toMatch(/^__Host-session-3=;.*Max-Age=0/i)
  })

  it('[G05] sets no cookie for a guest without a cart', async () => {
    const { lines } = await closeSession(freshSession(), keys)
    expect(jarOf(lines)).toEqual({})
    expect(lines.map((line) => /^([^=]+)=; Max-Age=0/.exec(line)?.[1])).toEqual(sessionCookies)
  })

  it('[L02] ends with the browser unless the member ticked “remember me”', async () => {
    const session = { ...sessionWith({ A: '1' }), endsWithBrowser: true }
    expect((await closeSession(session, keys)).lines[0]).not.toMatch(/max-age|expires/i)
    const remembered = (await closeSession(sessionWith({ A: '1' }), keys)).lines[0]
    expect(remembered).toMatch(/Max-Age=5184000/i)
  })

  it('[C11] [C17] drops the lines of the cart before all else', async () => {
    const cart = { count: 2, total: '10,00' }
    const lines = [{ TITLE: 'x'.repeat(4000) }]
    const session: Session = { ...sessionWith({ A: 'y'.repeat(5000) }), cart: { ...cart, lines } }
    const closed = await closeSession(session, keys)
    expect(closed.dropped).toEqual(['cart lines'])
    expect(closed.session.cart).toEqual(cart)
  })

  it('[C17] drops pending entries before cookies, and the step last', async () => {
    const until = 1
    const long = 'x'.repeat(4000)
    const session: Session = {
      ...sessionWith({ A: long, B: '2' }),
      addressDraft: { id: '0', fields: [['address', long]], until },
      pendingAdd: { fields: [['productId', long]], until },
      pendingAction: { act: 'a', fields: { a: long }, until },
      step: { kind: 'code', fields: { phone: long }, until },
    }
    const { lines, dropped } = await closeSession(session, keys)
    const opened = (await openSession(joinedCookies(jarOf(lines)), keys)).session
    expect(dropped).toEqual(['addressDraft', 'pendingAdd', 'pendingAction', 'cookie B', 'step'])
    expect(opened.backendCookies).toEqual({ A: long })
    expect(opened.token).toEqual(session.token)
    const { pendingAction: _, pendingAdd: __, addressDraft: ___, ...less } = session
    expect((await closeSession(less, keys)).dropped).toEqual(['cookie B', 'step'])
  })

  it('[C17] [T25] drops everything when not even the bearer fits', async () => {
    const session = { ...sessionWith({ A: '1' }), token: { value: 'x'.repeat(12_000), timeout: 1 } }
    const { lines, dropped } = await closeSession(session, keys)
    expect(dropped).toEqual(['bearer'])
    expect(jarOf(lines)).toEqual({})
  })

  it('fills the first cookie before the second', async () => {
    const { lines } = await closeSession(sessionWith(cookiesOf(8, 500)), keys)
    const [first, second, third] = lines.map((line) => /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '')
    expect(first).toHaveLength(3900)
    expect(second?.length).toBeGreaterThan(0)
    expect(third).toBe('')
    expect(lines.slice(0, 2).every((line) => line.includes('Max-Age=5184000'))).toBe(true)
  })

  it('[C17] returns the part that fitted', async () => {
    const closed = await closeSession(sessionWith(cookiesOf(20, 500)), keys)
    const opened = await openSession(joinedCookies(jarOf(closed.lines)), keys)
    expect(opened.session).toEqual(closed.session)
    expect(closed.id).toMatch(/^[\w-]{16}$/)
    expect(closed.lines[0]).toContain(`=a.${closed.id}`)
    expect((await closeSession(freshSession(), keys)).id).toBe('')
  })

  it('[C17] [T25] never joins parts of two sessions', async () => {
    const long = jarOf((await closeSession(sessionWith(cookiesOf(20, 500)), keys)).lines)
    const short = sessionWith({ A: '1' })
    const [one, two, three] = sessionCookies
    const mixed = { ...long, ...jarOf((await closeSession(short, keys)).lines.slice(0, 1)) }
    expect(Object.keys(mixed)).toEqual([one, two, three])
    expect(await openSession(joinedCookies(mixed), keys)).toMatchObject({
      session: short,
      invalid: false,
    })
    const other = jarOf((await closeSession(sessionWith(cookiesOf(12, 500)), keys)).lines)
    expect((await openSession(joinedCookies({ ...long, [two]: other[two] }), keys)).invalid).toBe(
      true,
    )
  })

  it('opens a single cookie in the older format', async () => {
    const session = sessionWith({ A: '1' })
    const value = await seal(sessionCookie, JSON.stringify(session), keys)
    expect((await openSession(joinedCookies({ [sessionCookie]: value }), keys)).session).toEqual(
      session,
    )
  })

  it('ignores parts that do not belong to the first cookie', () => {
    const [one, two, three] = sessionCookies
    const id = 'i'.repeat(16)
    expect(joinedCookies({ [two]: 'x', [three]: 'y' })).toBeUndefined()
    expect(joinedCookies({ [one]: 'a', [two]: 'b', [three]: 'c' })).toBe('a')
    expect(joinedCookies({ [one]: `a.${id}A`, [two]: `${id}B`, [three]: `${id}C` })).toBe(
      `a.${id}ABC`,
    )
    expect(joinedCookies({ [one]: `a.${id}A`, [two]: 'B', [three]: `${id}C` })).toBe(`a.${id}AC`)
  })
})
