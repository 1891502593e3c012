import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  detailsOf,
  html,
  json,
  reportOn,
  send,
  sentResults,
} from '../../../tests/support/checked-shop'

const member = { email: 'uye@shop.example', password: 'secret' }

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

  it.each(['600', new Date(Date.now() + 600_000).toUTCString()])(
    'for too long is told so: %s',
    async (wait) => {
      const report = await reportOn(send(429, '', { 'retry-after': wait }))
      expect(sentResults(report)).toEqual(['refused'])
      expect(report.summary.at(-1)).toContain('limits how often')
    },
  )

  it('after each pause again is left alone', async () => {
    let calls = 0
    const report = await reportOn((request, response) => {
      calls += 1
      send(429, '', { 'retry-after': '1' })(request, response)
    })
    expect(calls).toBeLessThan(30)
    expect(detailsOf(report, 'CART_LOAD')).toBe('the shop limits how often it may be called')
    expect(report.exitCode).toBe(1)
  })
})

describe('a long answer is read as far as the storefront reads it', () => {
  const rows = (mb: number) => JSON.stringify({ LINKS: [], more: 'x'.repeat(mb * 1024 * 1024) })

  it.each([
    ['PAGE home', 'get-page', 3, 'answers more than 2 MB'],
    ['LINKS', 'get-links', 9, 'answers more than 8 MB'],
    ['LINKS', 'get-links', 3, ''],
  ])('%s, %s of %i MB: %j', async (id, words, mb, details) => {
    const report = await reportOn((request, response) => {
      const isLong = request.url?.includes(words)
      ;(isLong ? send(200, rows(mb), json) : send(404, '<html></html>'))(request, response)
    })
    const result = details ? 'unreadable' : 'present'
    expect(report.rows.find((row) => row.id === id)).toMatchObject({ result, details })
  })

  it('by its bytes, not by those that are sent of it', async () => {
    const packed = gzipSync(rows(3))
    const report = await reportOn((request, response) => {
      const headers = { 'content-encoding': 'gzip', 'content-length': packed.length }
      if (request.url?.includes('get-page')) response.writeHead(200, headers).end(packed)
      else send(404, '<html></html>')(request, response)
    })
    expect(detailsOf(report, 'PAGE home')).toBe('answers more than 2 MB')
  })
})

describe('a member', () => {
  it.each([1, '1', true])(
    'is signed in by the session alone, as the status %j says',
    async (status) => {
      const report = await reportOn(
        send(200, JSON.stringify({ status, message: 'Hoş geldiniz' }), json),
        { member },
      )
      const unsent = report.rows.filter(({ details }) => details === 'signing in failed')
      expect(unsent).toEqual([])
    },
  )

  it('whose orders the shop’s own pages take lacks no result of an order', async () => {
    const signedIn = JSON.stringify({ status: 1, message: 'Hoş geldiniz' })
    const orders = JSON.stringify({ ORDERS: [{ ID: 9, ORDER_NUMBER: 'SP-9' }], TOTAL: 1 })
    const report = await reportOn(
      ({ url = '' }, response) => {
        const known = url.includes('authentication/login')
          ? signedIn
          : url.includes('order-v4/get-list')
            ? orders
            : undefined
        const order = send(200, '<!doctype html><title>Sipariş</title>', html)
        const other = url === '/order' ? order : send(404, '<html></html>')
        const answers = known ? send(200, known, json) : other
        answers({} as never, response)
      },
      { member },
    )
    const row = report.rows.find(({ id }) => id === 'ORDER_RESULT member')
    expect(row).toMatchObject({
      result: 'missing',
      need: 'handed over',
      without: 'Orders are placed on the shop’s own pages.',
    })
  })

  it('who is refused makes the shop not ready', async () => {
    const report = await reportOn(send(200, '{"status":false,"message":"Şifre yanlış"}', json), {
      member,
    })
    expect(report.rows.find(({ id }) => id === 'LOGIN member')?.result).toBe('refused')
    expect(report.exitCode).toBe(1)
  })
})

describe('nothing is changed', () => {
  /** Empty, every shop refuses them. */
  const emptyForms =
    /^POST Bearer guest \S*(?:forgot-password\/?|product-detail\/comment\/0|add-to-alarm-list)(?:\?\S*)? $/
  const harmful =
    /otp-request|verify-sms|(?:save|delete)-shopping-list|move-shopping|send-message|send-new-message|forgot-password|reset-password|checkout|order-v5\/cancel|card-wallet\/(?!list)|(?:member-session|passkey)\/(?!list)|product-detail\/comment\/|vote-comment|add-to-alarm/

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
      async (request, response) => {
        const { method, headers, url } = request
        const sent = Buffer.concat(await request.toArray()).toString()
        requests.push(`${method} ${headers.authorization} ${url} ${sent}`)
        send(200, body, { ...json, ...cookie })(request, response)
      },
      { member, guestToken: 'guest' },
    )
    return requests
  }

  it('by calls that send, order, write or delete', async () => {
    const requests = await requestsTo({})
    expect(requests.length).toBeGreaterThan(80)
    const sent = requests.filter((request) => harmful.test(request))
    expect(sent.filter((request) => !emptyForms.test(request))).toEqual([])
    expect(sent).toHaveLength(3)
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
