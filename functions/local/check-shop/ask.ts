import { isLoop, readText } from '../../../app/backend/http/transport'

/** What came back, or why nothing did. Times are in milliseconds until the end of the body. */
export type Answer =
  | {
      kind: 'answer'
      status: number
      contentType: string
      body: string
      ms: number
      headers: Headers
    }
  | { kind: 'failure'; reason: 'timeout' | 'network' | 'size'; sentence: string; ms: number }

export type AskOptions = { timeoutMs: number; maxBytes: number }

/** The reason that undici hides in the cause, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  const code = (cause as { code?: unknown } | null)?.code
  if (typeof code === 'string') return code
  return cause instanceof Error ? cause.message : String(cause)
}

/** Sends one request. Redirects are not followed, as in the storefront, to which one to itself is a failure; a body is read up to `maxBytes`. */
export async function ask(
  address: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: AskOptions,
): Promise<Answer> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  const signal = AbortSignal.timeout(timeoutMs)
  let arrived = false
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal })
    arrived = true
    if (response.status >= 300 && response.status < 400 && isLoop(address, response)) {
      await response.body?.cancel()
      return { kind: 'failure', reason: 'network', sentence: 'redirects to itself', ms: ms() }
    }
    const body = await readText(response, maxBytes)
    if (body === null) {
      const sentence = `answers more than ${Math.round(maxBytes / 1024 / 1024)} MB`
      return { kind: 'failure', reason: 'size', sentence, ms: ms() }
    }
    const contentType = response.headers.get('content-type') ?? ''
    const { status, headers } = response
    return { kind: 'answer', status, contentType, body, ms: ms(), headers }
  } catch (error) {
    const what = arrived ? 'no end of the answer' : 'no answer'
    return signal.aborted
      ? {
          kind: 'failure',
          reason: 'timeout',
          sentence: `${what} in ${timeoutMs / 1000} s`,
          ms: ms(),
        }
      : { kind: 'failure', reason: 'network', sentence: `${what}: ${reasonOf(error)}`, ms: ms() }
  }
}
