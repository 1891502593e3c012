import { BackendError } from '~/backend/http/backend-error'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { cartWire } from '~/backend/platform-page/cart/cart-wire'
import { readCartSource } from '~/backend/platform-page/cart/read-cart'
import { readRows } from '~/backend/platform-page/cart/read-rows'
import { fragmentData } from '~/backend/platform-page/html/fragment-data'
import { lacksEnd } from '~/backend/platform-page/lacks-end'

const fragments = ['header-cart', 'popup-cart'] as const

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
 * @throws BackendError isUnknownCall of CART_LOAD where none shows a readable cart
 */
export async function fragmentCart(context: CallContext): Promise<unknown> {
  for (const name of fragments) {
    const cart = await cartIn(await fragment(context, name))
    if (cart !== null) return cart
  }
  throw new BackendError('status', 'CART_LOAD', 'No fragment of the shop shows a readable cart.', {
    status: 404,
    isUnknownCall: true,
  })
}
