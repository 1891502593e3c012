import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckOptions, checkShop } from '../../functions/local/check-shop/check'
import type { Report, Row } from '../../functions/local/check-shop/report'
import { account } from '../support/member'
import { openWorkers, type Shop } from '../support/two-workers'

let shop: Shop
let server: Server
/** What the server between the check and the shop answers instead of the shop; null passes the call on. */
let fault: (path: string) => Response | null = () => null

/** Passes calls on to the reference shop, unless `fault` answers them. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  return fault(path) ?? fetch(shop.shopUrl + path, { ...init, redirect: 'manual' })
}

beforeAll(async () => {
  shop = await openWorkers()
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = 'GET', url = '/' } = request
    const { authorization = '', cookie = '', 'content-type': type = '' } = request.headers
    const headers = { authorization, cookie, accept: 'application/json', 'content-type': type }
    const body = method === 'GET' ? null : Buffer.concat(chunks)
    const found = await answer(url, { method, headers, body })
    const given: [string, string | string[]][] = [['set-cookie', found.headers.getSetCookie()]]
    for (const name of ['content-type', 'location'])
      if (found.headers.has(name)) given.push([name, found.headers.get(name) ?? ''])
    response.writeHead(found.status, Object.fromEntries(given))
    response.end(Buffer.from(await found.arrayBuffer()))
  }).listen(0, '127.0.0.1')
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const check = (options: Partial<CheckOptions> = {}) =>
  checkShop({ origin: shop.shopUrl, guestToken: shop.secrets.SHOP_GUEST_TOKEN, ...options })

/** The report of the reference shop behind a fault. */
async function checkBehind(newFault: typeof fault): Promise<Report> {
  fault = newFault
  return check({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** What is wrong in a report, as `id: details`. */
const faultsOf = ({ rows }: Report) =>
  rows
    .filter(({ result }) => !['present', 'slow', 'not asked'].includes(result))
    .map(({ id, result, details }) => `${result} ${id}: ${details}`)

const unsent = ({ rows }: Report, as: Row['as']) =>
  rows.filter((row) => row.as === as && row.result === 'not asked').map(({ id }) => id)

const page = (status: number) =>
  new Response('<!doctype html><h1>Sayfa bulunamadı</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

describe('checking the reference shop', () => {
  it('finds every call there and readable as a guest', async () => {
    const report = await check()
    expect(faultsOf(report)).toEqual([])
    expect(report.exitCode).toBe(0)
    expect(unsent(report, 'guest').toSorted()).toEqual(
      [
        ...['ACCOUNT_DELETE', 'CAMPAIGN_DESELECT', 'CAMPAIGN_SELECT'],
        ...['COMMENT_VOTE', 'FAVOURITES_SHARED', 'FAVOURITES_DELETE_LIST', 'FAVOURITES_MOVE'],
        ...['FAVOURITES_SAVE_LIST', 'ORDER_CANCEL_LINES', 'SESSION_END'],
        ...['PASSKEY_DELETE', 'PASSKEY_LOGIN', 'PASSKEY_LOGIN_OPTIONS'],
        ...['PASSKEY_REGISTER', 'PASSKEY_REGISTER_OPTIONS', 'PASSKEY_RENAME'],
        ...['LOGIN refresh', 'MESSAGE_SEND', 'ORDER_CANCEL', 'ORDER_CHECKOUT', 'ORDER_RESULT'],
        ...['OTP_REQUEST', 'PLATFORM_PAGE', 'PROFILE_MESSAGE_SEND', 'RESET_PASSWORD', 'VERIFY_SMS'],
        ...['PLATFORM_PAGE category', 'PLATFORM_PAGE further', 'PLATFORM_PAGE product'],
        ...[
          'PLATFORM_PAGE search',
          'PLATFORM_PAGE /order',
          'PLATFORM_PAGE /sepet',
          'PLATFORM_PAGE /siparis-takip',
        ],
        ...['PLATFORM_PAGE /uye-sifre-hatirlat', 'PLATFORM_PAGE /uye-siparisleri'],
        ...['SUB_FOLDER header-cart', 'VARIANT group 1', 'WAITING_ADDRESS'],
        ...['WALLET_DELETE', 'WALLET_PURCHASE', 'WALLET_REGISTER', 'WALLET_VALIDATE'],
      ].toSorted(),
    )
  })

  it.each(['plain', 'grouped', 'vendor', 'affiliate'] as const)(
    'as the member %s',
    async (kind) => {
      const report = await check({ member: account(kind) })
      expect(faultsOf(report)).toEqual([])
      expect(report.exitCode).toBe(0)
    },
  )

  it('in another language and currency', async () => {
    const report = await check({ language: 'en', currency: 'EUR' })
    expect(faultsOf(report)).toEqual([])
  })

  it('leaves nothing behind', async () => {
    const count = async (table: string) =>
      (await shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n
    const tables = ['member', 'outbox', 'cart_line', 'address', 'message']
    const before = await Promise.all(tables.map(count))
    await check({ member: account('plain') })
    expect(await Promise.all(tables.map(count))).toEqual(before)
  })

  it('refuses a wrong password', async () => {
    const report = await check({ member: { ...account('plain'), password: 'wrong' } })
    expect(report.rows.find(({ id }) => id === 'LOGIN member')?.result).toBe('refused')
    expect(report.rows.find(({ id }) => id === 'CART_LOAD member')?.details).toBe(
      'signing in failed',
    )
    expect(report.exitCode).toBe(1)
  })
})

describe('checking a shop with less', () => {
  const ownCalls =
    /get-globals|get-page\?|get-links|cart\/load|shopping-list\?.*share|share-shopping|(?:save|delete)-shopping-list|move-shopping|get-shared|set-location|add-to-alarm|public\/department|get-cargo|get-payment|next-order|get-bin|set-installment|get-summary|agreements|get-result|order-v4|card-wallet|member-session|consent\/list|deletion-obstacle|passkey|social\/|detail\/comment\/0|forgot-password/

  it.each([404, 302])('with the calls of the platform alone, else %i', async (status) => {
    const other = () =>
      status === 404 ? page(404) : new Response(null, { status, headers: { location: '/' } })
    const report = await checkBehind((path) =>
      ownCalls.test(path) || path.includes('no-such-call') ? other() : null,
    )
    const own = report.rows.filter(
      ({ number, id, result }) =>
        number === 0 && result !== 'not asked' && id !== 'SUB_FOLDER header-cart',
    )
    expect(own.filter(({ result }) => result !== 'missing').map(({ id }) => id)).toEqual([])
    const platform = report.rows.filter(
      ({ number, result }) => number > 0 && !['present', 'slow', 'not asked'].includes(result),
    )
    expect(platform.map(({ id, details }) => `${id}: ${details}`)).toEqual([])
    expect(report.summary).toContainEqual(
      // Its own pages are not there either.
      expect.stringMatching(/^A shopper will not have: .*product pages.*checkout.*past orders/),
    )
    expect(report.summary.join()).not.toContain('Done by the shop’s own pages')
    expect(report.exitCode).toBe(1)
  })

  it('without what the storefront can do without', async () => {
    const report = await checkBehind((path) =>
      /card-wallet|get-links|get-affiliate|customer\/messages/.test(path) ? page(404) : null,
    )
    expect(report.exitCode).toBe(0)
    expect(report.summary.at(-1)).toMatch(/^Left out, while the rest works: .*saved cards/)
    expect(report.summary.at(-1)).toContain('affiliates')
    expect(report.summary.at(-1)).not.toContain('messages')
  })

  it('with a price that cannot be read', async () => {
    const products = [{ ID: '1', TITLE: 'Defter', URL: 'defter', PRICE_SELL: 'abc' }]
    const report = await checkBehind((path) =>
      path.includes('get-related') ? Response.json({ PRODUCTS: products }) : null,
    )
    expect(faultsOf(report)).toEqual([
      'unreadable PRODUCT_RELATED: PRODUCTS[0].PRICE_SELL = "abc" (expected a number)',
    ])
    expect(report.exitCode).toBe(1)
  })
})

describe('the command', () => {
  const command = ['--import', 'tsx', 'functions/local/check-shop/check-shop.ts']
  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; error: string }>((resolve) => {
      const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 1e7 }
      const child = execFile(process.execPath, [...command, ...args], options, (_, out, error) =>
        resolve({ code: child.exitCode ?? -1, out, error }),
      )
    })

  it('prints the report as JSON and ends with its code', async () => {
    const env = { SHOP_GUEST_TOKEN: shop.secrets.SHOP_GUEST_TOKEN }
    const { code, out } = await run([shop.shopUrl, '--json'], env)
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(report).toMatchObject({ origin: shop.shopUrl, exitCode: 0, isReached: true })
    expect(report.rows.length).toBeGreaterThan(100)
  })

  it('prints a table, without the token or the password', async () => {
    const { email, password } = account('plain')
    const env = { SHOP_GUEST_TOKEN: shop.secrets.SHOP_GUEST_TOKEN, CHECK_SHOP_PASSWORD: password }
    const { code, out } = await run([shop.shopUrl, '--member', email], env)
    expect(code).toBe(0)
    expect(out).toContain('Every call that the storefront needs is there and readable.')
    expect(out).toContain('As a member')
    expect([env.SHOP_GUEST_TOKEN, password, email].filter((one) => out.includes(one))).toEqual([])
  })

  it('ends with 2 for wrong arguments and for no shop', async () => {
    const { code, error } = await run([])
    expect(code).toBe(2)
    expect(error).toContain('npm run check-shop -- https://')
    expect((await run(['http://127.0.0.1:1'])).code).toBe(2)
  })
})
