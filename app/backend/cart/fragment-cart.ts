import { BackendError, isMissingCallError } from '~/backend/http/backend-error'
import { Memory } from '~/backend/http/cache/cache'
import { isPage } from '~/backend/http/cache/empty-answer'
import { bodyOf, type Call, type CallContext, callBackend, noteCurrency } from '~/backend/http/call'
import { cartWire } from '~/backend/platform-page/cart/cart-wire'
import { withLineIds } from '~/backend/platform-page/cart/line-ids'
import { readCartSource } from '~/backend/platform-page/cart/read-cart'
import { readRows } from '~/backend/platform-page/cart/read-rows'
import { fragmentData } from '~/backend/platform-page/html/fragment-data'
import { lacksEnd } from '~/backend/platform-page/lacks-end'
import { linesStored } from './lines/lines-left'

const fragments = ['header-cart', 'popup-cart', 'cart'] as const

const goodsMs = 600_000

/** When a fragment last showed a visitor's goods, by origin and browser, for 1,000 of them. */
const goodsSeen = new Memory(1000)

const nameOf = ({ origin, identity }: CallContext) => `${origin} ${identity.visitorId}`

/** Whether nothing in a fragment is a moment's fault: the visitor has goods, and it has lately shown them. */
function mustShowGoods(context: CallContext): boolean {
  const seen = goodsSeen.get(nameOf(context))
  return Boolean(context.identity.hasGoods && seen && seen.storedAt + goodsMs > Date.now())
}

const hasGoods = (cart: unknown): boolean =>
  ((cart as { PRODUCTS?: unknown }).PRODUCTS as unknown[] | null)?.[0] !== undefined

/** Whether an answer may be a cart that cannot be read: it is neither nothing nor a whole page. */
const isFragment = (body: unknown): boolean =>
  body !== null && !(typeof body === 'string' && (body.trim() === '' || isPage(body)))

const unreadable = (isMoment: boolean) =>
  new BackendError(
    isMoment ? 'shape' : 'status',
    'CART_LOAD',
    'No fragment of the shop shows a readable cart.',
    isMoment ? {} : { status: 404, isCallMissing: true },
  )

async function cartIn(body: unknown): Promise<object | null> {
  const data = fragmentData(body)
  if (data) return data
  if (typeof body !== 'string') return null
  const source = await readCartSource(body)
  const withGoods = source.lines.length > 0 ? cartWire(source) : null
  if (withGoods) return withGoods
  const rows = await readRows(body)
  if (rows.lines.length > 0) return cartWire(rows)
  // A theme may hide its words for an empty cart beside goods that cannot be read.
  return source.hidesEmpty || source.lines.length > 0 ? null : (cartWire(rows) ?? cartWire(source))
}

/** Each line with its number in the shop's session, by what the last answer said where the fragment does not. */
function numbered(cart: object, { identity }: CallContext): object {
  const { PRODUCTS } = cart as { PRODUCTS?: Record<string, unknown>[] | null }
  const stored = linesStored(identity.storedCart)
  return Array.isArray(PRODUCTS) ? { ...cart, PRODUCTS: withLineIds(PRODUCTS, stored) } : cart
}

/** What the shop answers; once more where its end is missing: a part of a cart would show too few goods. */
async function fragment(context: CallContext, name: string): Promise<unknown> {
  const call: Call = { key: 'SUB_FOLDER', parts: ['30', '1054', name] }
  const send = async () => bodyOf(call.key, await callBackend(call, 'personal', context))
  try {
    const body = await send()
    return typeof body === 'string' && lacksEnd(body) ? await send() : body
  } catch (error) {
    if (isMissingCallError(error)) return null
    throw error
  }
}

/** The cart that the theme's fragments show; null for none, and whether one may be a cart that cannot be read. */
async function displayedCart(
  context: CallContext,
): Promise<{ cart: object | null; isUnread: boolean }> {
  let isUnread = false
  for (const name of fragments) {
    const body = await fragment(context, name)
    const cart = await cartIn(body)
    if (cart !== null) {
      noteCurrency({ key: 'CART_LOAD' }, context.identity, cart)
      if (hasGoods(cart)) goodsSeen.set(nameOf(context), Date.now(), true, 1)
      return { cart: numbered(cart, context), isUnread }
    }
    isUnread ||= isFragment(body)
  }
  return { cart: null, isUnread }
}

/** The same as it is after a change; null where no fragment shows it, or not now. */
export const cartAfterChange = (context: CallContext): Promise<object | null> =>
  displayedCart(context).then(
    ({ cart }) => cart,
    () => null,
  )

/**
 * The cart of a shop without cart/load, under the same names: by the theme's fragments, else by the last answer's lines.
 * @throws BackendError of CART_LOAD where none shows a readable cart: isCallMissing, but shape for a visitor whose goods a
 * fragment has lately shown where none shows anything now
 */
export async function fragmentCart(
  context: CallContext,
  stored = context.identity.storedCart,
): Promise<unknown> {
  const { cart, isUnread } = await displayedCart(context)
  const known = cart ?? stored
  if (known) return known
  throw unreadable(!isUnread && mustShowGoods(context))
}
