import { formatAmount, numbersOf } from '../i18n/money'
import { bodyOf, type Call, type CallContext, callShop } from './call'
import { type AddExtras, type AddItem, addForm, readAdds, readCart, readChange } from './cart'
import type { Cart, CartAddAnswer, CartChangeAnswer, CartLine, CartSummary } from './cart-model'
import { ShopError } from './error'
import { readSite } from './site'
import type { Wire } from './transport'

/** Counts of update/{counts}: as many non-negative numbers as lines, joined by dashes. */
const countsPattern = /^\d+(\.\d+)?(-\d+(\.\d+)?)*$/

/** The lines that a change means, as the backend names them, for their places may have moved since they were read. */
const named = (lines: Pick<CartLine, 'lineId'>[]): Record<string, string> =>
  lines.every(({ lineId }) => lineId) ? { lines: lines.map(({ lineId }) => lineId).join(',') } : {}

/** Waits before a request is asked for again that the backend is still busy with, in ms. */
const busyWaits = [400, 1200]

/**
 * Sends an add. 409 says that the same request is under way, so its answer is asked for a little later; one that stays
 * is a failure, whose form may be sent again with its key. 422 says that the key was used for another request, as a
 * backend may see it whose session changed in between: this is a new one then.
 */
async function addedOnce(call: Call, context: CallContext): Promise<Wire> {
  let wire = await callShop(call, 'change', context)
  for (const ms of busyWaits) {
    if (wire.status !== 409) break
    await new Promise((resolve) => setTimeout(resolve, ms))
    wire = await callShop(call, 'change', context)
  }
  if (wire.status !== 422) return wire
  return callShop({ ...call, idempotencyKey: `${call.idempotencyKey}-2` }, 'change', context)
}

/** The visitor's cart. Its changes are GETs at the backend; only here are they sent, and never twice. */
export function openCartDesk(context: CallContext) {
  const load = async (): Promise<Cart> =>
    readCart(
      bodyOf(
        'CART_LOAD',
        await callShop({ key: 'CART_LOAD', query: { link: 'sepet' } }, 'personal', context),
      ),
      context.rules.currency,
    )
  // An answer's total does not say its currency: where the backend did not take the page's, or counted in another session
  // than the one that was told, only the cart does.
  async function inCurrency(summary: CartSummary | null): Promise<CartSummary | null> {
    const { identity, rules } = context
    if (!summary || identity.currency === rules.currency)
      return summary && { ...summary, currency: rules.currency }
    const cart = await load().catch(() => null)
    if (!cart) return null
    const total = formatAmount(cart.priceCart, numbersOf(rules.language))
    return { ...summary, total, currency: cart.currency }
  }
  const change = async (call: Call): Promise<CartChangeAnswer> => {
    const answer = readChange(bodyOf(call.key, await callShop(call, 'change', context)))
    return { ...answer, summary: await inCurrency(answer.summary) }
  }

  return {
    load,

    /** The token that add-to-cart must bring for this visitor. */
    csrfToken: async (): Promise<string> => {
      const wire = await callShop({ key: 'GLOBALS' }, 'personal', context)
      const fallback = { languages: [], currency: context.rules.currency }
      return wire.status === 404 ? '' : readSite(bodyOf('GLOBALS', wire), fallback).cartCsrfToken
    },

    /**
     * Adds one product or several.
     * @param key the form's idempotency key, passed on as Idempotency-Key
     * @returns one answer per product
     */
    add: async (items: AddItem[], extras: AddExtras, key: string): Promise<CartAddAnswer[]> => {
      const form = addForm(items, extras)
      const call: Call = { key: 'CART_ADD', form, idempotencyKey: key }
      const answers = readAdds(bodyOf('CART_ADD', await addedOnce(call, context)))
      const last = await inCurrency(answers.findLast(({ summary }) => summary)?.summary ?? null)
      // The totals of several are those of the last, whichever of them is read.
      return answers.map((answer) => ({ ...answer, summary: answer.summary && last }))
    },

    updateLine: (line: Pick<CartLine, 'index' | 'lineId'>, count: string) =>
      change({ key: 'CART_UPDATE_ITEM', parts: [line.index, count], query: named([line]) }),

    /** New counts of all lines, in their order. */
    updateAll: (lines: Pick<CartLine, 'lineId'>[], counts: string[]) => {
      const joined = counts.join('-')
      if (!countsPattern.test(joined))
        throw new ShopError('argument', 'CART_UPDATE', 'Counts must be non-negative numbers.')
      return change({ key: 'CART_UPDATE', parts: [joined], query: named(lines) })
    },

    deleteLine: (line: Pick<CartLine, 'index' | 'lineId'>) =>
      change({ key: 'CART_DELETE', parts: [line.index], query: named([line]) }),

    deleteAll: () => change({ key: 'CART_DELETE_ALL' }),
  }
}
