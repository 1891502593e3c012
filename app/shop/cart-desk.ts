import { bodyOf, type Call, type CallContext, callShop } from './call'
import { type AddExtras, type AddItem, addForm, readAdds, readCart, readChange } from './cart'
import type { Cart, CartAddAnswer, CartChangeAnswer } from './cart-model'
import { ShopError } from './error'
import { readSite } from './site'

/** Counts of update/{counts}: as many non-negative numbers as lines, joined by dashes (trust 2.3). */
const countsPattern = /^\d+(\.\d+)?(-\d+(\.\d+)?)*$/

/** The visitor's cart. Its changes are GETs at the backend; only here are they sent, and never twice. */
export function openCartDesk(context: CallContext) {
  const change = async (call: Call): Promise<CartChangeAnswer> =>
    readChange(bodyOf(call.key, await callShop(call, 'change', context)))

  return {
    load: async (): Promise<Cart> =>
      readCart(
        bodyOf(
          'CART_LOAD',
          await callShop({ key: 'CART_LOAD', query: { link: 'sepet' } }, 'personal', context),
        ),
        context.rules.currency,
      ),

    /** The token that add-to-cart must bring for this visitor (contract 0.4 CART_CSRF_TOKEN). */
    csrfToken: async (): Promise<string> => {
      const wire = await callShop({ key: 'GLOBALS' }, 'personal', context)
      const fallback = { languages: [], currency: context.rules.currency }
      return wire.status === 404 ? '' : readSite(bodyOf('GLOBALS', wire), fallback).cartCsrfToken
    },

    /**
     * Adds one product or several (contract 4.4).
     * @param key the form's idempotency key, passed on as Idempotency-Key
     * @returns one answer per product
     */
    add: async (items: AddItem[], extras: AddExtras, key: string): Promise<CartAddAnswer[]> => {
      const form = addForm(items, extras)
      const call: Call = { key: 'CART_ADD', form, idempotencyKey: key }
      return readAdds(bodyOf('CART_ADD', await callShop(call, 'change', context)))
    },

    updateLine: (index: string, count: string) =>
      change({ key: 'CART_UPDATE_ITEM', parts: [index, count] }),

    updateAll: (counts: string[]) => {
      const joined = counts.join('-')
      if (!countsPattern.test(joined))
        throw new ShopError('argument', 'CART_UPDATE', 'Counts must be non-negative numbers.')
      return change({ key: 'CART_UPDATE', parts: [joined] })
    },

    deleteLine: (index: string) => change({ key: 'CART_DELETE', parts: [index] }),

    deleteAll: () => change({ key: 'CART_DELETE_ALL' }),
  }
}
