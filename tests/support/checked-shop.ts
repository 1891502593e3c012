import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { type CheckOptions, checkShop } from '../../functions/local/check-shop/check'
import type { Report } from '../../functions/local/check-shop/report'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function shopThat(answers: Handler): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What check-shop says of a shop that answers like this. */
export async function reportOn(
  answers: Handler,
  options: Partial<CheckOptions> = {},
): Promise<Report> {
  return checkShop({ origin: await shopThat(answers), timeoutMs: 3000, ...options })
}

/** The same answer to every call. */
export const send =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }
export const html = { 'content-type': 'text/html' }
export const json = { 'content-type': 'application/json' }

/** The results of the calls that were sent, each once. */
export const sentResults = ({ rows }: Report) => [
  ...new Set(rows.filter(({ ms }) => ms !== null).map(({ result }) => result)),
]
export const detailsOf = ({ rows }: Report, id: string) =>
  rows.find((row) => row.id === id)?.details

/** The answers of a shop, with another body, sent by 200, where `change` gives one. */
export const answersOf =
  (
    origin: string,
    change: (url: string, found: { status: number; text: string }) => string | undefined,
  ): Handler =>
  async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const sent = Buffer.concat(await request.toArray())
    const { cookie = '', 'content-type': type = '', accept = '', authorization = '' } = headers
    const init = { method, headers: { cookie, accept, 'content-type': type, authorization } }
    const found = await fetch(origin + url, {
      ...(method === 'GET' ? init : { ...init, body: sent }),
      redirect: 'manual',
    })
    const text = await found.text()
    const other = change(url, { status: found.status, text })
    for (const name of ['content-type', 'location'])
      if (found.headers.has(name)) response.setHeader(name, found.headers.get(name) ?? '')
    response.setHeader('set-cookie', found.headers.getSetCookie())
    response.writeHead(other === undefined ? found.status : 200).end(other ?? text)
  }
