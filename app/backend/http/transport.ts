import { BackendError, redirectError, timeoutError } from './backend-error'
import { type EndpointKey, endpointOf } from './endpoints'

/**
 * Determines the deadline and whether a call may be retried. `catalogue` and `shared` calls go as a guest; a shared
 * answer is cached, so that a slow one is there for the next visitor (cache.ts).
 */
export type CallClass = 'catalogue' | 'shared' | 'personal' | 'change' | 'signIn'

export const changeDeadline = 5000
export const sharedDeadline = 4000
/** All in ms. This one is from the start of a request, so that the cart can be read after a change without an answer, within 8 s in all. */
const changesEnd = 5500

function deadlineOf(key: EndpointKey, callClass: CallClass, transport: Transport): number {
  const { readDeadline, started } = transport
  if (callClass === 'shared') return sharedDeadline
  // A question belongs to a session, which it may begin, but a page waits for it.
  const isRead = callClass === 'catalogue' || callClass === 'personal' || key === 'CAPTCHA'
  if (isRead) return readDeadline
  return Math.max(1000, Math.min(changeDeadline, started + changesEnd - Date.now()))
}

const megabyte = 1024 * 1024
const transient = new Set([502, 503, 504])

export type Wire = {
  status: number
  body: unknown
  setCookies: string[]
  /** The answer to an earlier request of the same key. */
  isReplay?: boolean
  retryAfter?: number | undefined
  /** Where a redirect leads; undefined for any other answer. */
  location?: string
  /** A 200 that only a shop without the call gives (cache/empty-answer.ts); the body is left out. */
  isEmpty?: true
}

/** A call in the request log; nothing personal. */
export type CallNote = { key: EndpointKey; ms: number; outcome: string; tries: number }

export type Transport = {
  /** The service binding's fetch, or the global one with SHOP_ORIGIN. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** How long a page waits for an answer of this visitor's, in ms (setting READ_DEADLINE_MS). */
  readDeadline: number
  started: number
  note: (note: CallNote) => void
  /** Logs the names of the backend's cookies that there is no room for. */
  noteLeftOut?: (names: string[]) => void
  /** Delay before a retry; tests replace it. */
  pause?: (ms: number) => Promise<void>
}

/** A repeatable request: the body is a form or a text, never a stream. */
export type BackendRequest = { address: string; init: RequestInit }

/** How many bytes of an answer are read: 8 MB of a list of links, 2 MB of others. */
export const capOf = (key: string): number => (key === 'LINKS' ? 8 : 2) * megabyte

/** A body of at most `cap` bytes, so that a broken backend cannot fill the isolate; null for a longer one. */
export async function readCapped(response: Response, cap: number): Promise<ArrayBuffer | null> {
  const { headers, body } = response
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (length > cap) {
    await body?.cancel()
    return null
  }
  // The length of a compressed body says nothing of what it becomes.
  if (length <= cap && !headers.has('content-encoding')) return response.arrayBuffer()
  const reader = body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > cap) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
  return new Blob(parts).arrayBuffer()
}

/** The charset that an HTML page declares in its first 1,024 bytes, where the HTML standard has it; '' for none. */
function declaredCharset(bytes: ArrayBuffer): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 1024))
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(head)) return ''
  const [, charset = ''] = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ?? []
  return /^utf-?16/i.test(charset) ? '' : charset
}

/** Older shops answer in windows-1254 or ISO-8859-9, by the header or else by the page itself; UTF-8 where neither names one that is known. */
function decoderOf({ headers }: Response, bytes: ArrayBuffer): TextDecoder {
  const [, named] = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? []
  try {
    return new TextDecoder(named ?? (declaredCharset(bytes) || undefined))
  } catch {
    return new TextDecoder()
  }
}

export async function readText(response: Response, cap: number): Promise<string | null> {
  const bytes = await readCapped(response, cap)
  return bytes && decoderOf(response, bytes).decode(bytes)
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A call that leads to itself is there, and broken: it must not seem to be missing. */
export function isLoop(address: string, { headers }: Pick<Response, 'headers'>): boolean {
  const location = headers.get('location')
  return location !== null && URL.parse(location, address)?.href === new URL(address).href
}

const loopError = (key: EndpointKey) =>
  new BackendError('status', key, `${key} redirects to itself.`, { status: 508 })

const redirectOf = ({ status, headers }: Response): Wire => ({
  status,
  body: '',
  setCookies: headers.getSetCookie(),
  location: headers.get('location') ?? '',
})

/** `Retry-After` (RFC 9110, 10.2.3), seconds or a date, as 1 to 3,600 seconds; undefined for anything else. */
export function secondsToWait(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(3600, Math.max(1, seconds))
}

async function sendWithin(
  key: EndpointKey,
  request: BackendRequest,
  signal: AbortSignal,
  transport: Transport,
): Promise<Wire> {
  let setCookies: string[] = []
  try {
    const response = await transport.fetch(request.address, {
      ...request.init,
      redirect: 'manual',
      signal,
    })
    setCookies = response.headers.getSetCookie()
    const isRedirect = response.status >= 300 && response.status < 400
    if (isRedirect) await response.body?.cancel()
    if (isRedirect && isLoop(request.address, response)) throw loopError(key)
    if (isRedirect && !endpointOf(key).readsRedirects) throw redirectError(key)
    if (isRedirect) return redirectOf(response)
    const cap = capOf(key)
    const text = await readText(response, cap)
    if (text === null)
      throw new BackendError('size', key, `${key} answered more than ${cap} bytes.`)
    return {
      status: response.status,
      body: readBody(text),
      setCookies,
      isReplay: response.headers.get('idempotency-replayed') === 'true',
      retryAfter: secondsToWait(response.headers.get('retry-after'), Date.now()),
    }
  } catch (error) {
    const failure = failureOf(key, error, signal)
    failure.setCookies = setCookies
    throw failure
  }
}

function failureOf(key: EndpointKey, error: unknown, signal: AbortSignal): BackendError {
  if (error instanceof BackendError) return error
  const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
  if (timedOut) return timeoutError(key)
  return new BackendError('network', key, `${key} could not be reached.`)
}

/**
 * Sends a request. Reads are retried once after a network error or 502, 503, 504; changes are sent once.
 * @returns any status; the caller decides which ones are valid
 * @throws BackendError network, timeout, redirect, size, or status 508 of a redirect to itself
 */
export async function send(
  key: EndpointKey,
  request: BackendRequest,
  callClass: CallClass,
  transport: Transport,
): Promise<Wire> {
  const started = Date.now()
  const isRetryable = callClass !== 'change' && callClass !== 'signIn'
  const pause = transport.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  // Of all tries together.
  const signal = AbortSignal.timeout(deadlineOf(key, callClass, transport))
  let tries = 0
  for (;;) {
    tries += 1
    try {
      const wire = await sendWithin(key, request, signal, transport)
      if (isRetryable && tries === 1 && transient.has(wire.status)) {
        await pause(20 + Math.random() * 60)
        continue
      }
      transport.note({ key, ms: Date.now() - started, outcome: String(wire.status), tries })
      return wire
    } catch (error) {
      const kind = error instanceof BackendError ? error.kind : 'network'
      if (isRetryable && tries === 1 && kind === 'network') {
        await pause(20 + Math.random() * 60)
        continue
      }
      transport.note({ key, ms: Date.now() - started, outcome: kind, tries })
      throw error
    }
  }
}
