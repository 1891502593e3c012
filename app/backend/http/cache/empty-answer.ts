import type { EndpointKey } from '~/backend/http/endpoints'
import type { CallClass, Wire } from '~/backend/http/transport'

/** Reads whose data another call, or a page of the shop itself, has too; and two forms that may be sent twice. */
const replaceable: ReadonlySet<EndpointKey> = new Set([
  'GLOBALS',
  'PAGE',
  'LINKS',
  'CART_LOAD',
  'ORDER_SUMMARY',
  'ORDER_CARGO',
  'ORDER_PAYMENTS',
  'ORDER_AGREEMENTS',
  'ORDER_LIST',
  'ORDER_TRACK',
  'WALLET_LIST',
  'ADDRESS_LIST',
  'ADDRESS_GET',
  'REGION_COUNTRIES',
  'COUNTRY',
  'PRODUCT_DETAIL_COMMENTS',
  'SUB_FOLDER',
  'FORGOT_PASSWORD',
  'SET_LOCATION',
  'CUSTOMER_MESSAGES',
  'DEPARTMENTS',
  'ERP_CURRENT',
  'ERP_ORDER',
])

const repeatable: ReadonlySet<EndpointKey> = new Set(['FORGOT_PASSWORD', 'SET_LOCATION'])

/** Reads without a refusal in the contract. */
const unrefused: ReadonlySet<EndpointKey> = new Set([
  'GLOBALS',
  'PAGE',
  'LINKS',
  'CART_LOAD',
  'ORDER_PAYMENTS',
  'ORDER_AGREEMENTS',
  'ORDER_LIST',
  'WALLET_LIST',
])

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
  const isRefusal = status === 0 || status === '0' || status === false
  return (
    isRefusal &&
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
  if (status !== 200 || (hasEffect && !repeatable.has(key))) return false
  return (replaceable.has(key) && isPage(body)) || (unrefused.has(key) && isBareRefusal(body))
}
