import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openWorkers, type Shop } from './two-workers'

/** The response of a failing backend; `pass` returns the real one. */
export type Fault = (request: Request, pass: () => Promise<Response>) => Promise<Response>

export const healthy: Fault = (_, pass) => pass()
export const status =
  (code: number, body = '<h1>PDOException at db-internal-7 token=SECRET</h1>'): Fault =>
  async () =>
    new Response(body, { status: code })
export const noResponse: Fault = () => new Promise(() => {})
export const refused: Fault = async () => {
  throw new Error('connect ECONNREFUSED')
}
export const invalidResponse: Fault = async () => new Response('<html>bakım çalışması</html>')
const wrongTypes: Fault = async () =>
  Response.json({ PAGE: [], PRODUCTS: 'x', status: 'ok', totalQuantity: {} })
const away: Fault = async () =>
  new Response(null, { status: 302, headers: { location: 'https://evil.test/' } })
const cut: Fault = async () =>
  new Response('{"PRODUCTS":[{"ID":"1"', { headers: { 'content-type': 'application/json' } })

/** Only calls whose path contains `part` are answered so. */
export const answering =
  (part: string, status: number, body: string): Fault =>
  async (request, pass) =>
    new URL(request.url).pathname.includes(part) ? new Response(body, { status }) : pass()

/** Answers about orders lack what `fields` matches in their JSON. */
export const ordersWithout =
  (fields: RegExp): Fault =>
  async (request, pass) => {
    const answer = await pass()
    if (!new URL(request.url).pathname.includes('/order-v')) return answer
    return Response.json(JSON.parse((await answer.text()).replaceAll(fields, '')))
  }

/** The failures of a backend, by description. */
export const broken: [string, Fault][] = [
  ['refuses', refused],
  ['answers 500', status(500)],
  ['answers 503', status(503)],
  ['answers 401', status(401)],
  ['answers 429', status(429)],
  ['answers a maintenance page with 200', invalidResponse],
  ['answers wrong types', wrongTypes],
  ['sends elsewhere', away],
  ['answers half', cut],
]

type FailingShop = Shop & { fault: Fault }

/** Both Workers with a backend that fails like `fault`; nothing that the storefront caches stays fresh. */
export async function openFailing(trouble = { fault: healthy }): Promise<FailingShop> {
  const shop = await openWorkers({
    vars: { FRESH_SECONDS: '0' },
    backend: (request, pass) => trouble.fault(request, () => pass(request)),
  })
  return Object.assign(trouble, shop)
}

/** One for all tests of a file, with a healthy backend before each. */
export function failingShop(): FailingShop {
  const shop = { fault: healthy } as FailingShop
  beforeAll(async () => {
    await openFailing(shop)
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    shop.fault = healthy
  })
  return shop
}
