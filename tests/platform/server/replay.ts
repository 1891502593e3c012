import { isSectionSeven } from '../platform'
import type { Handler } from './call'

/**
 * A call that knows `Idempotency-Key`: a repeated key of the same visitor gets the first response, and a header that
 * says so. The specification's calls alone know no keys.
 */
export function replayed(handler: Handler): Handler {
  return async (call) => {
    const key = call.headers.get('idempotency-key')
    const { settings } = call.platform
    if (!key || isSectionSeven(call.platform) || !settings.holdsKeys) return handler(call)
    const name = `${call.path} ${key}`
    const first = call.session.replays.get(name)
    if (first)
      return new Response(first.body, {
        status: first.status,
        headers: { 'content-type': first.type, 'Idempotency-Replayed': 'true' },
      })
    const response = await handler(call)
    const body = await response.text()
    const type = response.headers.get('content-type') ?? 'application/json'
    call.session.replays.set(name, { status: response.status, type, body })
    return new Response(body, { status: response.status, headers: { 'content-type': type } })
  }
}
