import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../app/backend/http/endpoints'
import {
  detailsOf,
  type Handler,
  html,
  json,
  reportOn,
  send,
  sentResults,
} from '../../../tests/support/checked-shop'
import { type CallCheck, idOf } from './call-check'
import { allCalls } from './calls/all-calls'
import { checkShop } from './check'
import { newFacts } from './facts'
import type { Report } from './report'
import { controlKeys } from './run'

const member = { email: 'uye@shop.example', password: 'secret' }
const isHome = (url = '') => url === '/' || url.startsWith('/?')

describe('the calls of a check', () => {
  const checks = allCalls(member)

  it('are those of CONTRACT.md and of endpoints.ts, none twice', () => {
    const numbers = new Set(checks.map(({ number }) => number))
    const contract = readFileSync('app/backend/CONTRACT.md', 'utf8')
    const known = [...contract.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
    expect(known.filter((number) => !numbers.has(number))).toEqual([])
    const keys = new Set<string>([...checks.map(({ key }) => key), controlKeys.api])
    expect(Object.keys(endpoints).filter((key) => !keys.has(key))).toEqual([])
    const ids = checks.map(idOf)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('tell what the shopper sees without them', () => {
    const facts = newFacts('tr', 'TL')
    const isNeverSent = ({ expected, request }: CallCheck) =>
      expected.kind === 'refusal' && typeof request(facts) === 'string'
    const silent = checks.filter((check) => check.without === '' && !isNeverSent(check))
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
  const fragment = send(200, '<script>var DATA = {"PRODUCTS":[]}</script>', html)
  const needsOf = ({ rows }: Report) =>
    Object.fromEntries(rows.map(({ id, need, without }) => [id, { need, without }]))

  it('is read from its own pages and the fragment of its header', async () => {
    const report = await reportOn((request, response) => {
      const isFragment = request.url?.includes('header-cart')
      const answers = isHome(request.url) ? platformPage : isFragment ? fragment : missing
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
    const withoutLine = report.summary.find((line) => line.startsWith('A shopper will not have: '))
    expect(withoutLine).not.toMatch(/home page|page of the cart/)
  })

  it('says by JSON that there are no such calls: home page, cart and settings are replaced too', async () => {
    const unknown = send(404, '{"status":false,"message":"Not found"}', json)
    const report = await reportOn((request, response) => {
      const isFragment = request.url?.includes('header-cart')
      const answers = isHome(request.url) ? platformPage : isFragment ? fragment : unknown
      answers(request, response)
    })
    expect(needsOf(report)).toMatchObject({
      'PAGE home': { need: 'replaced' },
      CART_LOAD: { need: 'replaced' },
      GLOBALS: { need: 'replaced' },
    })
  })

  it('whose home page alone can be read: has no categories and products', async () => {
    const category = JSON.stringify([{ ID: '7', TITLE: 'Bahçe', LINK: 'bahce' }])
    const report = await reportOn((request, response) => {
      const isTree = request.url?.includes('category/get')
      const answers = isHome(request.url)
        ? platformPage
        : isTree
          ? send(200, category, json)
          : send(500, 'x')
      answers(request, response)
    })
    expect(report.rows.find(({ id }) => id === 'PLATFORM_PAGE category')?.result).toBe('missing')
    expect(report.exitCode).toBe(1)
    expect(report.summary.join('\n')).toMatch(/^A shopper will not have: .*pages of categories/m)
  })

  it('has a fragment whose markup shows an empty cart: it is read from there', async () => {
    const report = await reportOn((request, response) => {
      const empty = send(200, '<div id="header-cart"><p class="no-products">Boş</p></div>', html)
      const answers = isHome(request.url) ? platformPage : missing
      ;(request.url?.includes('header-cart') ? empty : answers)(request, response)
    })
    expect(needsOf(report).CART_LOAD?.need).toBe('replaced')
  })

  it('has a fragment without data: the cart is a page of the shop itself', async () => {
    const report = await reportOn((request, response) => {
      const isFragment = request.url?.includes('header-cart')
      const isOwn = isHome(request.url) || request.url === '/sepet'
      const answers = isOwn ? platformPage : missing
      const empty = send(200, '<div id="header-cart"></div>', html)
      ;(isFragment ? empty : answers)(request, response)
    })
    expect(report.rows.find(({ id }) => id === 'SUB_FOLDER header-cart')?.result).toBe('unreadable')
    expect(needsOf(report).CART_LOAD?.need).toBe('handed over')
  })

  it('has no calls of orders: each row says where orders are placed', async () => {
    const { rows } = await reportOn((request, response) =>
      (request.url === '/order' ? platformPage : missing)(request, response),
    )
    const ofOrder = rows.filter(({ feature, as }) => feature === 'order' && as === 'guest')
    expect(ofOrder.length).toBeGreaterThan(5)
    expect(new Set(ofOrder.map(({ without }) => without))).toEqual(
      new Set(['Orders are placed on the shop’s own pages.']),
    )
    expect(rows.find(({ id }) => id === 'ORDER_INSTALMENTS')?.need).toBe('unused')
  })

  it('has neither pages nor a fragment: says what a shopper does not have', async () => {
    const report = await reportOn(missing)
    expect(needsOf(report)).toMatchObject({
      'PAGE home': { need: 'needed', without: expect.stringContaining('missing address') },
      CART_LOAD: {
        need: 'needed',
        without: expect.stringContaining('own page for it is not there'),
      },
      GLOBALS: { need: 'optional', without: expect.stringContaining('settings') },
    })
    expect(report.summary.join('\n')).toMatch(/^A shopper will not have: (?=.*home page)/m)
  })
})

describe('a shop that has no address with the id 0', () => {
  it.each(['{}', '[]', 'null', '{"status":0,"message":"Adres yok"}'])(
    'is not at fault by saying %s of it',
    async (body) => {
      const { rows } = await reportOn((request, response) => {
        const isAddress = request.url?.includes('address/get/')
        ;(isAddress ? send(200, body, json) : send(404, '<html></html>', html))(request, response)
      })
      expect(rows.find(({ id }) => id === 'ADDRESS_GET')?.result).toBe('present')
    },
  )
})

describe('a shop that answers only what is accepted', () => {
  it('gets requests for pages as HTML and for all else as JSON, under an id of the request', async () => {
    const unnamed: (string | undefined)[] = []
    const report = await reportOn((request, response) => {
      const { url = '', headers } = request
      const isAnyPage = isHome(url) || /^\/(?!srv|api|Diger|static)/.test(url)
      const wanted = isAnyPage ? 'text/html' : 'application/json'
      if (!headers['x-request-id']) unnamed.push(url)
      const answers =
        headers.accept === wanted ? send(200, '<p>Kırtasiye</p>', html) : send(406, '')
      answers(request, response)
    })
    expect(report.rows.find(({ id }) => id === 'PLATFORM_PAGE')?.result).toBe('present')
    expect(report.rows.filter(({ details }) => details === 'answers 406')).toEqual([])
    expect(unnamed).toEqual([])
  })
})

describe('a shop that answers a page of 200 to everything that it lacks', () => {
  const notFound = send(200, '<!doctype html><title>Sayfa bulunamadı</title>', html)
  const own = (body: string) => send(200, `<!doctype html><title>Kırtasiye</title>${body}`, html)
  const resultOf = async (home: Handler) => {
    const { rows } = await reportOn((request, response) => {
      ;(isHome(request.url) ? home : notFound)(request, response)
    })
    const rowOf = (one: string) => rows.find(({ id }) => id === one)
    return [rowOf('PLATFORM_PAGE')?.result, rowOf('PAGE home')?.need]
  }

  it('is read from its home page', async () => {
    const named = own('<meta property="og:site_name" content="Kırtasiye">')
    expect(await resultOf(named)).toEqual(['present', 'replaced'])
  })

  it('has a home page of nothing but texts, which the storefront does not show in doubt', async () => {
    expect(await resultOf(own('<p>Bakım</p>'))).toEqual(['missing', 'needed'])
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
