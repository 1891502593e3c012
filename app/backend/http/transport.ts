import { BackendError } from './backend-error'
import type { EndpointKey } from './endpoints'

/** Determines the deadline and whether a call may be retried. */
export type CallClass = 'catalogue' | 'personal' | 'change' | 'signIn'

const deadlines: Record<CallClass, number> = {
  catalogue: 4000,
  personal: 4000,
  change: 8000,
  signIn: 8000,
}

const megabyte = 1024 * 1024
const transient = new Set([502, 503, 504])

export type Wire = {
  status: number
  body: unknown
  setCookies: string[]
  /** The answer to an earlier request of the same key. */
  isReplay?: boolean
}

/** A call in the request log; nothing personal. */
export type CallNote = { key: EndpointKey; ms: number; outcome: string; tries: number }

export type Transport = {
  /** The service binding's fetch, or the global one with SHOP_ORIGIN. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  note: (note: CallNote) => void
  /** Logs the names of the backend's cookies that there is no room for. */
  noteLeftOut?: (names: string[]) => void
  /** Delay before a retry; tests replace it. */
  pause?: (ms: number) => Promise<void>
}

/** A repeatable request: the body is a form or a text, never a stream. */
export type BackendRequest = { address: string; init: RequestInit }

/** Limits the size of a body, so that a broken backend cannot fill the isolate. */
async function readCapped(key: EndpointKey, response: Response, cap: number): Promise<string> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (length <= cap) return response.text()
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > cap) {
      await reader.cancel()
      throw new BackendError('size', key, `${key} answered more than ${cap} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Parses JSON whatever the content type; other text stays text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function sendOnce(
  key: EndpointKey,
  request: BackendRequest,
  callClass: CallClass,
  transport: Transport,
): Promise<Wire> {
  const signal = AbortSignal.timeout(deadlines[callClass])
  try {
    const response = await transport.fetch(request.address, {
      ...request.init,
      redirect: 'manual',
      signal,
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new BackendError('redirect', key, `${key} answered a redirect; it is not followed.`)
    }
    const text = await readCapped(key, response, key === 'LINKS' ? 8 * megabyte : 2 * megabyte)
    return {
      status: response.status,
      body: readBody(text),
      setCookies: response.headers.getSetCookie(),
      isReplay: response.headers.get('idempotency-replayed') === 'true',
    }
  } catch (error) {
    if (error instanceof BackendError) throw error
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    throw new BackendError(
      timedOut ? 'timeout' : 'network',
      key,
      timedOut ? `${key} did not answer in time.` : `${key} could not be reached.`,
    )
  }
}

/**
 * Sends a request. Reads are retried once after a network error or 502, 503, 504; changes are sent once.
 * @returns any status; the caller decides which ones are valid
 * @throws BackendError network, timeout, redirect or size
 */
export async function send(
  key: EndpointKey,
  request: BackendRequest,
  callClass: CallClass,
  transport: Transport,
): Promise<Wire> {
  const started = Date.now()
  const isRetryable = callClass === 'catalogue' || callClass === 'personal'
  const pause = transport.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  let tries = 0
  for (;;) {
    tries += 1
    try {
      const wire = await sendOnce(key, request, callClass, transport)
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
