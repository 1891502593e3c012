const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const maxUrlLength = 8_000
const maxFormBytes = 64 * 1024

/** Why a request is refused, with the status to answer. */
export type Refusal = { status: 400 | 403 | 405 | 413 | 414 | 415; reason: string }

/** Whether a change comes from this site, by `Sec-Fetch-Site`, else `Origin`; SameSite=Lax protects older browsers. */
function isSameSite(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === url.origin
}

function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Refuses requests that no page of this site sends, before reading anything else. @param fromAnySite for forms that change nothing */
export function refuse(request: Request, url: URL, fromAnySite = false): Refusal | null {
  if (request.url.length > maxUrlLength) return { status: 414, reason: 'url_too_long' }
  if (!isReadable(url.pathname)) return { status: 400, reason: 'malformed_path' }
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return { status: 405, reason: 'method' }
  if (!fromAnySite && !isSameSite(request, url)) return { status: 403, reason: 'cross_site' }
  if (!formTypes.test(request.headers.get('content-type') ?? ''))
    return { status: 415, reason: 'content_type' }
  const length = request.headers.get('content-length')
  if (length === null || Number(length) > maxFormBytes)
    return { status: 413, reason: length === null ? 'no_length' : 'too_large' }
  return null
}
