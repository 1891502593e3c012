import { newRequestId } from '../request/request-id'
import { fallbackPage } from './fallback-page'
import { withSafeHeaders } from './headers'
import { emptyLine, writeLog } from './log'

/** An answer without a page. */
export function plain(
  status: number,
  init: Record<string, string>,
  body: string | null = null,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', ...init })
  withSafeHeaders(headers, newRequestId())
  return new Response(body, { status, headers })
}

/** A built file, cached for ever if its name contains a hash, else for a day; a missing one is a plain 404. */
export function fileOf(response: Response, url: URL): Response {
  if (response.status >= 400) return plain(404, { 'content-type': 'text/plain' }, 'Not found')
  const headers = new Headers(response.headers)
  const hashed = url.pathname.startsWith('/assets/')
  headers.set(
    'cache-control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  )
  withSafeHeaders(headers, newRequestId())
  return new Response(response.body, { status: response.status, headers })
}

/** The answer to a request that no page sends, and its log line. */
export function refused(request: Request, status: number, reason: string): Response {
  const id = newRequestId()
  const event = reason === 'cross_site' ? 'malicious_csrf' : reason
  writeLog({ ...emptyLine(id, request.method, status), event })
  const { body, headers } = fallbackPage(status, id)
  if (status === 405) headers.set('allow', 'GET, HEAD, POST')
  withSafeHeaders(headers, id)
  return new Response(body, { status, headers })
}
