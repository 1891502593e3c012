import { isLackingStatus } from '~/backend/http/backend-error'
import type { EndpointKey } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'

/** By origin: what a shop answers in JSON to calls that it does not know. */
const unknownAnswers = new Map<string, string>()

/** An answer without its JSON, where that says only that the shop has no such call: the same that its settings got, which nothing could lack but the call. */
export function withoutUnknownAnswer(key: EndpointKey, wire: Wire, origin: string): Wire {
  if (!isLackingStatus(wire.status) || typeof wire.body !== 'object') return wire
  const body = JSON.stringify(wire.body)
  if (key === 'GLOBALS') unknownAnswers.set(origin, body)
  return unknownAnswers.get(origin) === body ? { ...wire, body: '' } : wire
}
