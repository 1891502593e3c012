import { BackendError } from '~/backend/http/backend-error'
import { hasAnswered, noteAnswered } from '~/backend/http/cache/missing-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { cartWire } from '~/backend/platform-page/cart/cart-wire'
import { readCartSource } from '~/backend/platform-page/cart/read-cart'
import { readRows } from '~/backend/platform-page/cart/read-rows'
import { fragmentData } from '~/backend/platform-page/html/fragment-data'
import { lacksEnd } from '~/backend/platform-page/lacks-end'

const fragments = ['header-cart', 'popup-cart'] as const

const hasGoods = (cart: unknown): boolean =>
  ((cart as { PRODUCTS?: unknown }).PRODUCTS as unknown[] | null)?.[0] !== undefined

/** Whether an answer may be a cart that cannot be read: it is neither nothing nor a whole page. */
const isFragment = (body: unknown): boolean =>
  body !== null && !(typeof body === 'string' && (body.trim() === '' || /<body\b/i.test(body)))

const unreadable = (isMoment: boolean) =>
  new BackendError(
    isMoment ? 'shape' : 'status',
    'CART_LOAD',
    'No fragment of the shop shows a readable cart.',
    isMoment ? {} : { status: 404, isUnknownCall: true },
  )

async function cartIn(body: unknown): Promise<unknown> {
  const data = fragmentData(body)
  if (data) return data
  if (typeof body !== 'string') return null
  return cartWire(await readCartSource(body)) ?? cartWire(await readRows(body))
}

/** What the shop answers; once more where its end is missing: a part of a cart would show too few goods. */
async function fragment(context: CallContext, name: string): Promise<unknown> {
  const call: Call = { key: 'SUB_FOLDER', parts: ['30', '1054', name] }
  const send = async () => bodyOf(call.key, await callBackend(call, 'personal', context))
  try {
    const body = await send()
    return typeof body === 'string' && lacksEnd(body) ? await send() : body
  } catch (error) {
    if (error instanceof BackendError && error.isUnknownCall) return null
    throw error
  }
}

/**
 * The cart of a shop without cart/load, under the same names: by the theme's fragments.
 * @throws BackendError of CART_LOAD where none shows a readable cart: isUnknownCall, but of a shop whose fragments have
 * lately shown one and now show none at all shape, a moment's fault
 */
export async function fragmentCart(context: CallContext): Promise<unknown> {
  const { origin } = context
  let isUnread = false
  for (const name of fragments) {
    const body = await fragment(context, name)
    const cart = await cartIn(body)
    if (cart !== null) {
      if (hasGoods(cart)) noteAnswered(origin, 'CART_FRAGMENT')
      return cart
    }
    isUnread ||= isFragment(body)
  }
  throw unreadable(!isUnread && hasAnswered(origin, 'CART_FRAGMENT'))
}
