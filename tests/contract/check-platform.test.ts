import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkShop } from '../../functions/local/check-shop/check'
import type { Report } from '../../functions/local/check-shop/report'
import { type FaultKind, faultKinds } from '../platform/faults/faults'
import { type StartedPlatform, startPlatform } from '../platform/start-platform'

/* What `npm run check-shop` says of the second backend, in its three modes. */

let platform: StartedPlatform
beforeAll(async () => {
  platform = await startPlatform({ mode: 'full', times: { hangMs: 20_000, dripMs: 1000 } })
})
afterAll(() => platform.close())

afterEach(() => {
  platform.setSettings({ missingCallAnswer: '404' })
  platform.clearFaults()
  platform.setMissing()
})

function reportOf(mode: 'full' | 'section7' | 'nonsense'): Promise<Report> {
  platform.setMode(mode)
  const { email, password } = platform.accounts.full
  const member = mode === 'nonsense' ? null : { email, password }
  return checkShop({ origin: platform.origin, guestToken: '', member, timeoutMs: 3000 })
}

const unusable = ({ rows }: Report) =>
  rows.filter(({ result }) => !['present', 'slow', 'not asked'].includes(result))

describe('the report of the second backend', () => {
  it('with every call finds nothing wrong', async () => {
    const report = await reportOf('full')
    expect(unusable(report)).toEqual([])
    expect(report.exitCode).toBe(0)
  })

  it('with the specification’s calls alone misses none of these, and says what the shop’s own pages do', async () => {
    const report = await reportOf('section7')
    const missing = unusable(report)
    expect(missing.filter(({ number, result }) => number > 0 || result !== 'missing')).toEqual([])
    const ids = missing.map(({ id }) => id.split(' ')[0])
    expect(ids).toEqual(expect.arrayContaining(['GLOBALS', 'PAGE', 'CART_LOAD', 'ORDER_SUMMARY']))
    const done = report.summary.find((line) => line.startsWith('Done by the shop’s own pages: '))
    expect(done).toMatch(/order.*past orders|past orders.*order/)
    expect(done).not.toContain('saved cards')
    const left = report.summary.find((line) => line.startsWith('Left out, while the rest works: '))
    expect(left).toContain('saved cards')
    expect(report.exitCode).toBe(0)
  })

  it('with the specification’s calls alone says what is read instead, and lists as left out only what a shopper lacks', async () => {
    const { rows, summary } = await reportOf('section7')
    const replaced = rows.filter(({ need }) => need === 'replaced').map(({ id }) => id)
    expect(new Set(replaced)).toEqual(
      new Set([
        ...['PAGE home', 'PAGE category', 'PAGE product', 'PRODUCT_LOADER list', 'GLOBALS'],
        ...['CART_LOAD', 'CART_LOAD member', 'GLOBALS member'],
      ]),
    )
    const texts = rows.filter(({ result }) => result === 'missing').map(({ without }) => without)
    expect(texts.join('\n')).toMatch(/The cart is read from .*header-cart/)
    expect(texts.join('\n')).not.toMatch(/page of a missing address|page of the cart says/)
    const lineOf = (start: string) => summary.find((line) => line.startsWith(start)) ?? ''
    for (const feature of ['home page', 'pages of categories', 'product pages', 'page of the cart'])
      expect(lineOf('Read from what the shop itself renders: ')).toContain(feature)
    const leftOut = lineOf('Left out, while the rest works: ')
      .replace(/^.*?: |\.$/g, '')
      .split(', ')
    expect(leftOut).toEqual(expect.arrayContaining(['banners of the home page', 'returns']))
    expect(leftOut.filter((feature) => /^(?:home|product) page|^pages? of/.test(feature))).toEqual(
      [],
    )
  })

  it('with the specification’s calls alone asks for variants, by options of the shop’s own pages', async () => {
    const { rows } = await reportOf('section7')
    const resultOf = (one: string) => rows.find(({ id }) => id === one)?.result
    expect(['PRODUCT_DETAIL_VARIANT', 'VARIANT group 2'].map(resultOf)).toEqual([
      'present',
      'present',
    ])
  })

  it('of calls that it lacks by 200, a page, is that of one that lacks them by 404', async () => {
    const withoutTimes = ({ rows, summary, exitCode }: Report) => ({
      rows: rows.map(({ id, result, need, without, lost }) => ({
        id,
        result,
        need,
        without,
        lost,
      })),
      summary,
      exitCode,
    })
    const usual = withoutTimes(await reportOf('section7'))
    for (const missingCallAnswer of ['page', 'json', 'json-path'] as const) {
      platform.setSettings({ missingCallAnswer })
      expect(withoutTimes(await reportOf('section7'))).toEqual(usual)
    }
  })

  it('of calls that it lacks by a bare refusal says what is read instead, and finds nothing wrong', async () => {
    platform.setSettings({ missingCallAnswer: 'refusal' })
    const { rows, exitCode } = await reportOf('section7')
    const needOf = (id: string) => rows.find((row) => row.id === id)?.need
    for (const id of ['PAGE home', 'PAGE category', 'PAGE product', 'GLOBALS', 'CART_LOAD'])
      expect([id, needOf(id)]).toEqual([id, 'replaced'])
    expect(exitCode).toBe(0)
  })

  it('of calls that it leads to its home page by name finds nothing wrong; to another host, that no page is there', async () => {
    const of = async (redirectTarget: string) => {
      platform.setSettings({ missingCallAnswer: 'redirect', redirectTarget })
      const { rows, exitCode } = await reportOf('section7')
      platform.setSettings({ redirectTarget: '/404' })
      const ids = ['PAGE home', 'PAGE category', 'PAGE product']
      return [exitCode, rows.filter(({ id }) => ids.includes(id)).map(({ need }) => need)]
    }
    for (const home of ['/anasayfa', '/anasayfa-kampanya'])
      expect(await of(home)).toEqual([0, Array(3).fill('replaced')])
    expect(await of('https://elsewhere.test/bakim')).toEqual([1, Array(3).fill('needed')])
  })

  it.each(['error', 'reset', 'redirect-loop'] as const)(
    '[O01] of an order or a new password that fails by %s does not say that the shop’s own pages do it',
    async (kind) => {
      for (const path of ['/srv/service/order-v5', '/srv/service/customer-v5/forgot-password'])
        platform.fault(path, kind)
      const { rows, summary, exitCode } = await reportOf('nonsense')
      const needOf = (one: string) => rows.find(({ id }) => id === one)?.need
      for (const id of ['ORDER_SUMMARY', 'FORGOT_PASSWORD'])
        expect([id, needOf(id)]).toEqual([id, 'needed'])
      expect(summary.join('\n')).not.toContain('Done by the shop’s own pages')
      expect(summary.join('\n')).toMatch(
        /^A shopper will not have: (?=.*\border\b)(?=.*new passwords)/m,
      )
      expect(exitCode).toBe(1)
    },
  )

  it('without options in the markup of its pages asks for variants all the same', async () => {
    platform.setSettings({ hasOptionMarkup: false })
    const { rows } = await reportOf('section7')
    platform.setSettings({ hasOptionMarkup: true })
    expect(rows.find(({ id }) => id === 'VARIANT group 1')?.result).toBe('present')
  })

  it('says that a member has no order only where a list says so', async () => {
    const of = ({ rows }: Report) => rows.find(({ id }) => id === 'ORDER_RESULT member')
    expect(of(await reportOf('section7'))).toMatchObject({
      result: 'not asked',
      details: 'no list of orders was read: it is unknown whether the member has one',
    })
  })

  it.each(['wrong-types', 'error', 'html'] as const)(
    'says that the cart is read from the fragments where cart/load fails by %s',
    async (kind) => {
      platform.fault('/srv/service/cart/load', kind)
      const { rows, summary } = await reportOf('nonsense')
      expect(rows.find(({ id }) => id === 'CART_LOAD')).toMatchObject({
        need: 'replaced',
        without: expect.stringContaining('header-cart'),
      })
      expect(summary.join('\n')).not.toContain('A shopper will not have: ')
    },
  )

  it('says that lists have the filters of their pages where call 7 is HTML', async () => {
    platform.fault('/srv/service/filter/get', 'html')
    const { rows, summary, exitCode } = await reportOf('nonsense')
    expect(rows.find(({ id }) => id === 'FILTER')).toMatchObject({
      need: 'optional',
      without: 'Lists have the filters of get-page; the search page has none.',
    })
    expect(summary.join('\n')).toMatch(/Left out.*: .*filters of the search page/)
    expect(exitCode).toBe(0)
  })

  const pages = ['PAGE home', 'PAGE category', 'PAGE product']
  it.each<[path: string, kind: FaultKind, ids: string[]]>([
    ['/srv/service/site/get-page', 'error', pages],
    ['/srv/service/site/get-page', 'redirect-loop', pages],
  ])(
    'does not say that a call is replaced at which the shop fails: %s, %s',
    async (path, kind, ids) => {
      platform.fault(path, kind)
      const { rows, summary, exitCode } = await reportOf('nonsense')
      const missing = rows.filter(({ result }) => result === 'missing')
      expect(missing.map(({ id, need }) => `${id}: ${need}`)).toEqual(
        ids.map((id) => `${id}: needed`),
      )
      for (const { without } of missing) expect(without).toContain('says that it cannot be shown')
      expect(summary.join('\n')).toContain('A shopper will not have: ')
      expect(summary.join('\n')).not.toContain('Read from')
      expect(exitCode).toBe(1)
    },
  )

  describe('with one of two sources of something', () => {
    const firsts: [what: string, numbers: number[]][] = [
      ['the newer calls for addresses', [46, 47, 48, 49]],
      ['the older change of a password', [24]],
      ['orders without a membership, by the other call', [23]],
      ['orders without a membership, by the first call', [45]],
      ['counts line by line', [65]],
      ['removal line by line', [67]],
      ['reviews without votes', [42]],
      ['the other list of countries', [1]],
      ['the text file of countries', [1, 69]],
    ]

    it.each(firsts)('misses nothing: %s', async (_, numbers) => {
      platform.setMissing(...numbers)
      const report = await reportOf('full')
      const missing = unusable(report)
      expect(new Set(missing.map(({ number }) => number))).toEqual(new Set(numbers))
      const visible = missing.filter(({ need }) => need !== 'unused').map(({ id }) => id)
      expect(visible).toEqual(numbers.includes(69) ? ['COUNTRY'] : [])
      expect(report.exitCode).toBe(0)
      expect(report.summary.join()).not.toContain('A shopper will not have')
    })

    it('says what is missing where a shop has none, or the first one fails', async () => {
      platform.setMissing(1, 15, 31, 46, 47, 48, 49, 69)
      const report = await reportOf('full')
      expect(report.summary.join('\n')).toMatch(
        /^A shopper will not have: (?=.*list of countries)(?=.*addresses)/m,
      )
      expect(report.exitCode).toBe(1)
      platform.setMissing()
      platform.fault(49, 'error')
      const failing = await reportOf('nonsense')
      expect(unusable(failing).map(({ id, need }) => `${id}: ${need}`)).toEqual([
        'ADDRESS_LIST: needed',
      ])
      expect(failing.exitCode).toBe(1)
    })
  })

  const results: Record<FaultKind, string> = {
    html: 'missing: answers a page',
    truncated: 'unreadable: JSON that is cut off',
    empty: 'unreadable: an empty answer',
    'wrong-types': 'unreadable: the answer = ',
    hang: 'missing: no answer in 3 s',
    drip: 'missing: no end of the answer in 3 s',
    reset: 'missing: no answer',
    'too-many': 'refused: answers 429',
    'redirect-loop': 'missing: redirects to ',
    error: 'missing: answers 500',
  }

  it.each(faultKinds)(
    'with nonsense for categories names that call, and no other: %s',
    async (kind) => {
      platform.fault('/srv/service/category/get', kind)
      const report = await reportOf('nonsense')
      const found = unusable(report).map(({ id, result, details }) => `${id} ${result}: ${details}`)
      expect(found).toEqual([expect.stringContaining(`CATEGORY ${results[kind]}`)])
      // The menu is that of the settings; what cannot be read is a fault all the same.
      expect(report.exitCode).toBe(results[kind].startsWith('unreadable') ? 1 : 0)
    },
  )
})
