import type { Call } from './app'

/** A catalogue answer, the same for every caller: cacheable for a minute. */
export function publicAnswer(call: Call, body: unknown): Response {
  call.header('Cache-Control', 'public, max-age=60')
  // Without a parameter the language comes from this header.
  call.header('Vary', 'Accept-Language')
  return call.json(body)
}

/** An answer that depends on the shopper or changed something: never cached. */
export function privateAnswer(
  call: Call,
  body: unknown,
  status: 200 | 400 | 409 | 422 = 200,
): Response {
  call.header('Cache-Control', 'no-store')
  return call.json(body, status)
}

/** A failed action of /srv: HTTP 200 with status 0 and a message. */
export function failedAction(call: Call, statusText: string, key = ''): Response {
  return privateAnswer(call, { status: 0, statusText, ...(key && { key }) })
}

/** A failure outside the actions: the error envelope of the path's family. */
export function errorAnswer(
  call: Call,
  status: 400 | 401 | 403 | 404 | 413 | 500,
  text: string,
): Response {
  call.header('Cache-Control', 'no-store')
  return call.req.path.startsWith('/api/')
    ? call.json({ status: false, message: text, data: [] }, status)
    : call.json({ status: 0, statusText: text }, status)
}
