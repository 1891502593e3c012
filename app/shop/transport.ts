import type { EndpointKey } from './endpoints'
import { ShopError } from './error'

/** What a call is, which decides its deadline and whether it may be tried again. */
export type CallClass = 'catalogue' | 'personal' | 'change' | 'signIn'

const deadlines: Record<CallClass, number> = {
  catalogue: 4000,
  personal: 4000,
  change: 8000,
  signIn: 8000,
}

const megabyte = 1024 * 1024
const transient = new Set([502, 503, 504])

export type Wire = { status: number; body: unknown; setCookies: string[] }

/** One line of the request log about one call: family, time, outcome; nothing personal. */
export type CallNote = { key: EndpointKey; ms: number; outcome: string; tries: number }

export type Transport = {
  /** The service binding's fetch, or the global one when SHOP_ORIGIN is set. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
  note: (note: CallNote) => void
  /** Waits before the second try; tests hand in their own. */
  pause?: (ms: number) => Promise<void>
}

/** A request that can be sent more than once: its body is a form or a text, never a stream. */
export type Sent = { address: string; init: RequestInit }

/** Reads a body up to a cap, so that a backend gone wild cannot fill the isolate. */
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
      throw new ShopError('size', key, `${key} answered more than ${cap} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** JSON whatever the content type says; text that is no JSON stays text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function once(
  key: EndpointKey,
  sent: Sent,
  callClass: CallClass,
  transport: Transport,
): Promise<Wire> {
  const signal = AbortSignal.timeout(deadlines[callClass])
  try {
    const response = await transport.fetch(sent.address, {
      ...sent.init,
      redirect: 'manual',
      signal,
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ShopError('redirect', key, `${key} answered a redirect; it is not followed.`)
    }
    const text = await readCapped(key, response, key === 'LINKS' ? 8 * megabyte : 2 * megabyte)
    return {
      status: response.status,
      body: readBody(text),
      setCookies: response.headers.getSetCookie(),
    }
  } catch (error) {
    if (error instanceof ShopError) throw error
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    throw new ShopError(
      timedOut ? 'timeout' : 'network',
      key,
      timedOut ? `${key} did not answer in time.` : `${key} could not be reached.`,
    )
  }
}

/**
 * Sends one call. Safe reads are tried once more after a refused or cut connection or 502, 503, 504; what
 * changes something is never sent twice.
 * @returns any status; the caller decides which ones are answers
 * @throws ShopError network, timeout, redirect or size
 */
export async function send(
  key: EndpointKey,
  sent: Sent,
  callClass: CallClass,
  transport: Transport,
): Promise<Wire> {
  const started = Date.now()
  const again = callClass === 'catalogue' || callClass === 'personal'
  const pause = transport.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  let tries = 0
  for (;;) {
    tries += 1
    try {
      const wire = await once(key, sent, callClass, transport)
      if (again && tries === 1 && transient.has(wire.status)) {
        await pause(20 + Math.random() * 60)
        continue
      }
      transport.note({ key, ms: Date.now() - started, outcome: String(wire.status), tries })
      return wire
    } catch (error) {
      const kind = error instanceof ShopError ? error.kind : 'network'
      if (again && tries === 1 && kind === 'network') {
        await pause(20 + Math.random() * 60)
        continue
      }
      transport.note({ key, ms: Date.now() - started, outcome: kind, tries })
      throw error
    }
  }
}
