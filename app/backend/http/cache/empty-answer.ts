import { type EndpointKey, endpointOf } from '~/backend/http/endpoints'
import { status as statusShape } from '~/backend/http/fields'
import type { CallClass, Wire } from '~/backend/http/transport'

/** Whether a body is a whole HTML page, not a piece of one. */
export const isPage = (body: unknown): boolean =>
  typeof body === 'string' &&
  /^\s*(?:(?:<\?[^>]*>|<!--[^>]*-->)\s*){0,9}<(?:!doctype|html|head|body)\b/i.test(body)

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** `{}`, or `{status: 0}` with a sentence at most. A member whose session has ended is another matter. */
function isBareRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  if (!('status' in body)) return Object.keys(body).length === 0
  const { status, message: _message, statusText, ...rest } = body as Record<string, unknown>
  return (
    statusShape.safeParse(status).data === 0 &&
    statusText !== 'NO_MEMBER_SESSION' &&
    Object.values(rest).every((one) => isNothing(one))
  )
}

/** Whether a read is answered by 200 as only a shop without the call does: by a page, a bare refusal, or nothing (decision 069). */
export function isEmptyAnswer(
  key: EndpointKey,
  { status, body }: Pick<Wire, 'status' | 'body'>,
  callClass: CallClass,
): boolean {
  const hasEffect = callClass === 'change' || callClass === 'signIn'
  const { repeatable, replaceable, unrefused } = endpointOf(key)
  if (status !== 200 || (hasEffect && !repeatable)) return false
  return (replaceable && isPage(body)) || (unrefused && isBareRefusal(body)) || false
}
