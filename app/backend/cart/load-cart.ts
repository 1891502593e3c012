import { BackendError } from '~/backend/http/backend-error'
import { isKnownMissing, missingMs, noteMissing } from '~/backend/http/cache/missing-calls'
import {
  bodyOf,
  type Call,
  type CallContext,
  callBackend,
  mayCallBeMissing,
} from '~/backend/http/call'
import { readCart } from './cart'
import type { Cart } from './cart-model'
import { fragmentCart } from './fragment-cart'

/** A cart, and whether the theme's fragments show it, which may say less of a line than cart/load. */
export type LoadedCart = { cart: Cart; isOfTheme: boolean }

type Body = { body: unknown; isOfTheme: boolean }

/** Where the theme's fragment has taken its place, cart/load is not sent for a minute. */
async function loadedBody(context: CallContext, stored?: object | null): Promise<Body> {
  const call: Call = { key: 'CART_LOAD', query: { link: 'sepet' } }
  const ofTheme = async () => ({ body: await fragmentCart(context, stored), isOfTheme: true })
  if (isKnownMissing(context.origin, call.key)) return ofTheme()
  const wire = await callBackend(call, 'personal', context)
  if (!mayCallBeMissing(wire)) return { body: bodyOf(call.key, wire), isOfTheme: false }
  const found = await ofTheme()
  if (!wire.isEmpty) noteMissing(context.origin, call.key, Date.now() + missingMs.replaced)
  return found
}

/** @param stored null for none, after a change that the session's last answer does not know */
export async function loadCart(context: CallContext, stored?: object | null): Promise<LoadedCart> {
  const { body, isOfTheme } = await loadedBody(context, stored)
  return { cart: readCart(body, context.rules.currency), isOfTheme }
}

/**
 * The same to be shown and changed, by the theme's fragments too where cart/load fails at once; after a timeout they
 * would cost a second deadline. A fragment may show less of a line: it is no proof of what became of an addition.
 * @throws the call's BackendError where no fragment shows a cart
 */
export async function loadDisplayed(context: CallContext): Promise<LoadedCart> {
  try {
    return await loadCart(context)
  } catch (error) {
    // Without the call, the fragments have been tried.
    if (!(error instanceof BackendError) || error.isCallMissing || error.endpoint !== 'CART_LOAD')
      throw error
    if (error.kind === 'timeout') throw error
    const body = await fragmentCart(context).catch(() => null)
    if (body === null) throw error
    return { cart: readCart(body, context.rules.currency), isOfTheme: true }
  }
}
