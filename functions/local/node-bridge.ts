import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

export function toRequest(message: IncomingMessage, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const method = message.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const body = Readable.toWeb(message) as BodyInit
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

/** Writes a Response to Node's response, chunk by chunk. */
export function send(response: Response, to: ServerResponse): void {
  to.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') to.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  if (!response.body) {
    to.end()
    return
  }
  Readable.fromWeb(response.body as NodeStream)
    .on('error', () => to.destroy())
    .pipe(to)
}
