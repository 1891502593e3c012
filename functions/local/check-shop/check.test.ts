import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { endpoints } from '../../../app/backend/http/endpoints'
import { idOf } from './call-check'
import { allCalls } from './calls/all-calls'
import { type CheckOptions, checkShop } from './check'
import type { Report } from './report'

const member = { email: 'uye@shop.example', password: 'secret' }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function shopThat(answers: Handler): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function reportOn(answers: Handler, options: Partial<CheckOptions> = {}): Promise<Report> {
  return checkShop({ origin: await shopThat(answers), timeoutMs: 3000, ...options })
}

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }
const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

/** The results of the calls that were sent, each once. */
const sentResults = ({ rows }: Report) => [
  ...new Set(rows.filter(({ ms }) => ms !== null).map(({ result }) => result)),
]
const detailsOf = ({ rows }: Report, id: string) => rows.find((row) => row.id === id)?.details

describe('the calls of a check', () => {
  const checks = allCalls(member)

  it('are those of CONTRACT.md and of endpoints.ts, none twice', () => {
    const numbers = new Set(checks.map(({ number }) => number))
    const contract = readFileSync('app/backend/CONTRACT.md', 'utf8')
    const known = [...contract.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
    expect(known.filter((number) => !numbers.has(number))).toEqual([])
    const keys = new Set<string>(checks.map(({ key }) => key))
    expect(Object.keys(endpoints).filter((key) => !keys.has(key))).toEqual([])
    const ids = checks.map(idOf)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('tell what the shopper sees without them', () => {
    const silent = checks.filter(({ without, stage }) => without === '' && stage !== 'start')
    expect(silent.map(idOf)).toEqual([])
  })
})

describe('a shop that answers nonsense', () => {
  it.each<[string, Handler, string[]]>([
    ['a page', send(200, '<!doctype html><title>Bakım</title>', html), ['missing', 'present']],
    ['nothing', send(200, ''), ['unreadable', 'missing', 'present']],
    [
      'half of a JSON',
      send(200, '{"PRODUCTS":[{"ID":"1"', json),
      ['unreadable', 'missing', 'present'],
    ],
    ['errors', send(500, 'x'), ['missing']],
    ['a missing page', send(404, '<html></html>', html), ['missing']],
    ['redirects', send(302, '', { location: '/' }), ['missing']],
    ['refusals', send(401, '{"status":false,"message":"Token"}', json), ['refused']],
  ])('%s', async (_, answers, results) => {
    const report = await reportOn(answers)
    expect(sentResults(report).filter((result) => !results.includes(result))).toEqual([])
    expect(sentResults(report)).toContain(results[0])
    expect(report.exitCode).toBe(1)
  })

  it('wrong types', async () => {
    const body = { PAGE: [], PRODUCTS: 'x', status: 'ok', data: 5, cities: {}, totalQuantity: {} }
    const report = await reportOn(send(200, JSON.stringify(body), json))
    expect(detailsOf(report, 'CATEGORY')).toContain('the answer = {"PAGE":[]')
    expect(detailsOf(report, 'PAGE home')).toBe('PAGE = [] (expected an object)')
    expect(report.exitCode).toBe(1)
  })

  it('errors of the token are named', async () => {
    const report = await reportOn(send(401, '{"status":false,"message":"Token"}', json))
    expect(report.summary.at(-1)).toContain('SHOP_GUEST_TOKEN')
  })
})

describe('a shop without get-page, get-globals and cart/load', () => {
  const missing = send(404, '<html></html>', html)
  const platformPage = send(200, '<!doctype html><title>Kırtasiye</title>', html)
  const fragment = send(200, '<div id="header-cart"></div>', html)
  const needsOf = ({ rows }: Report) =>
    Object.fromEntries(rows.map(({ id, need, without }) => [id, { need, without }]))
  const isPage = (url = '') => url === '/' || url.startsWith('/?')

  it('is read from its own pages and the fragment of its header', async () => {
    const report = await reportOn((request, response) => {
      const isFragment = request.url?.includes('header-cart')
      const answers = isPage(request.url) ? platformPage : isFragment ? fragment : missing
      answers(request, response)
    })
    const needs = needsOf(report)
    expect(needs).toMatchObject({
      'PAGE home': {
        need: 'replaced',
        without: expect.stringContaining('the shop itself renders'),
      },
      CART_LOAD: { need: 'replaced', without: expect.stringContaining('header-cart') },
      GLOBALS: { need: 'replaced', without: expect.stringContaining('own home page') },
    })
    const lacking = report.summary.find((line) => line.startsWith('A shopper will not have: '))
    expect(lacking).not.toMatch(/home page|page of the cart/)
  })

  it('says of the cart and the settings by JSON that there are none: these are replaced too', async () => {
    const unknown = send(404, '{"status":false,"message":"Not found"}', json)
    const report = await reportOn((request, response) => {
      const isFragment = request.url?.includes('header-cart')
      const answers = isPage(request.url) ? platformPage : isFragment ? fragment : unknown
      answers(request, response)
    })
    expect(needsOf(report)).toMatchObject({
      // JSON says that the page is not there, not that the call is not.
      'PAGE home': { need: 'needed', without: expect.stringContaining('missing address') },
      CART_LOAD: { need: 'replaced' },
      GLOBALS: { need: 'replaced' },
    })
  })

  it('has neither pages nor a fragment: says what a shopper does not have', async () => {
    const report = await reportOn(missing)
    expect(needsOf(report)).toMatchObject({
      'PAGE home': { need: 'needed', without: expect.stringContaining('missing address') },
      CART_LOAD: { need: 'needed', without: expect.stringContaining('cannot be shown') },
      GLOBALS: { need: 'optional', without: expect.stringContaining('settings') },
    })
    expect(report.summary.join('\n')).toMatch(
      /^A shopper will not have: (?=.*home page)(?=.*page of the cart)/m,
    )
  })
})

describe('a shop that does not answer', () => {
  const hang: Handler = () => undefined
  const reset: Handler = (request) => request.socket.destroy()
  const drip: Handler = (_, response) => {
    response.writeHead(200, json).write('{')
    const timer = setInterval(() => response.write(' '), 50)
    response.once('close', () => clearInterval(timer))
  }

  it.each([
    ['hangs', hang, 'no answer in 0.3 s'],
    ['drips', drip, 'no end of the answer in 0.3 s'],
    ['resets', reset, 'no answer: '],
  ])('%s', async (_, answers, sentence) => {
    const began = performance.now()
    const report = await reportOn(answers, { timeoutMs: 300 })
    expect(performance.now() - began).toBeLessThan(5000)
    expect(detailsOf(report, 'REGION_COUNTRIES')).toContain(sentence)
    expect(detailsOf(report, 'CART_LOAD')).toBe('the shop does not answer')
    expect(report.exitCode).toBe(2)
  })

  it('is not there', async () => {
    const report = await checkShop({ origin: 'http://127.0.0.1:1', timeoutMs: 300 })
    expect(report.summary.at(-1)).toBe('The shop at http://127.0.0.1:1 cannot be reached.')
    expect(report.exitCode).toBe(2)
  })

  it('hangs after its first answers: the run ends all the same', async () => {
    let answers = 0
    const began = performance.now()
    const report = await reportOn(
      (request, response) => {
        answers += 1
        if (answers < 4) send(404, '<html></html>', html)(request, response)
      },
      { timeoutMs: 200 },
    )
    expect(performance.now() - began).toBeLessThan(200 * 20)
    expect(report.exitCode).toBe(1)
  })
})

describe('a slow shop', () => {
  it('is slow, or missing when the storefront does not wait so long', async () => {
    const waits: Record<string, number> = { 'category/get': 1100, 'get-countries/0': 4100 }
    const report = await reportOn(
      (request, response) => {
        const [, ms] = Object.entries(waits).find(([path]) => request.url?.includes(path)) ?? []
        const body = ms === 1100 ? '[]' : '{"countries":[]}'
        setTimeout(() => send(200, body, json)(request, response), ms ?? 0)
      },
      { timeoutMs: 6000 },
    )
    const [slow, late] = ['CATEGORY', 'REGION_COUNTRIES'].map((id) =>
      report.rows.find((row) => row.id === id),
    )
    expect(slow?.result).toBe('slow')
    expect(slow?.ms).toBeGreaterThan(1000)
    expect(late).toMatchObject({
      result: 'missing',
      details: 'the storefront waits only 4000 ms',
    })
  })
})

describe('a shop that limits calls', () => {
  it('is waited for as long as it asks', async () => {
    let refusals = 0
    const report = await reportOn((request, response) => {
      const isFirst = request.url?.includes('get-countries/0') && refusals++ === 0
      const answers = isFirst
        ? send(429, '', { 'retry-after': '1' })
        : send(200, '{"countries":[]}', json)
      answers(request, response)
    })
    expect(report.rows.find(({ id }) => id === 'REGION_COUNTRIES')?.result).toBe('present')
    expect(refusals).toBe(2)
  })

  it('for too long is told so', async () => {
    const report = await reportOn(send(429, '', { 'retry-after': '600' }))
    expect(sentResults(report)).toEqual(['refused'])
    expect(report.summary.at(-1)).toContain('limits how often')
  })
})

describe('nothing is changed', () => {
  const harmful =
    /otp-request|verify-sms|send-message|send-new-message|forgot-password|reset-password|checkout|order-v5\/cancel|card-wallet\/(?!list)|product-detail\/comment\/|vote-comment|add-to-alarm/

  /** A shop whose cart holds a line of somebody else, and that sets a cookie if asked to. */
  async function requestsTo(cookie: Record<string, string>): Promise<string[]> {
    const requests: string[] = []
    const lines = [
      { CART_ID: '0', ID: '7', TITLE: 'Kalem', COUNT: 1 },
      { CART_ID: '1', ID: '8', TITLE: 'Defter', COUNT: 1 },
    ]
    const body = JSON.stringify({
      status: 1,
      statusText: '',
      data: [{ bearer: 'm1', exp_at: 1, id: '7', title: 'Kalem', url: 'kalem', image: '' }],
      PRODUCTS: lines,
    })
    await reportOn(
      (request, response) => {
        requests.push(`${request.method} ${request.headers.authorization} ${request.url}`)
        send(200, body, { ...json, ...cookie })(request, response)
      },
      { member, guestToken: 'guest' },
    )
    return requests
  }

  it('by calls that send, order, write or delete', async () => {
    const requests = await requestsTo({})
    expect(requests.length).toBeGreaterThan(80)
    expect(requests.filter((request) => harmful.test(request))).toEqual([])
  })

  it('of a member: as a member the check only reads', async () => {
    const requests = await requestsTo({})
    const ofMember = requests.filter((request) => request.includes('Bearer m1'))
    expect(ofMember.length).toBeGreaterThan(15)
    const changing = /POST|PUT|cart\/(?!load)|delete|add-to/
    const isRefresh = (request: string) => request.includes('/authentication/login')
    expect(ofMember.filter((request) => changing.test(request) && !isRefresh(request))).toEqual([])
  })

  it.each<Record<string, string>>([{}, { 'set-cookie': 'PHPSESSID=1' }])(
    'of a cart that others fill: %j',
    async (cookie) => {
      const requests = await requestsTo(cookie)
      expect(requests.filter((request) => /cart\/(?:delete|update)/.test(request))).toEqual([])
    },
  )
})
