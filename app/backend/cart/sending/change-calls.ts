import { BackendError } from '~/backend/http/backend-error'
import type { CallContext } from '~/backend/http/call'
import { type AddExtras, type AddItem, addForm } from '../add-form'
import type { Cart, CartLine } from '../cart-model'
import { asTheyAre, withCount, withCounts, withoutLine } from '../lines/lines-left'
import type { LoadedCart } from '../load-cart'
import { choiceCalls } from './choice-calls'
import { lineIdsQuery } from './line-ids'
import { type ChangedLine, hasCount, isLine } from './same-line'
import { changeSender, prover, type SendChange } from './send-change'

/** Counts of update/{counts}: non-negative numbers joined by dashes. */
const countsPattern = /^\d+(\.\d+)?(-\d+(\.\d+)?)*$/

/** A shop may write a code in capitals, with or without the dots of a Turkish keyboard. */
// biome-ignore lint/plugin: a code is no text
const capitals = (code: string) => code.toUpperCase().replaceAll('İ', 'I')

function lineCalls(change: SendChange, proven: ReturnType<typeof prover>) {
  return {
    updateLine: async (line: ChangedLine, count: string) => {
      const answer = await change({
        call: { key: 'CART_UPDATE_ITEM', parts: [line.index, count], query: lineIdsQuery([line]) },
        isDone: ({ lines }) => lines.some((one) => isLine(line)(one) && hasCount(one, count)),
        after: withCount(line.index, count),
      })
      return proven(answer, line, Number(count))
    },

    updateAll: (lines: Pick<CartLine, 'lineId'>[], counts: string[]) => {
      const joined = counts.join('-')
      if (!countsPattern.test(joined))
        throw new BackendError('argument', 'CART_UPDATE', 'Counts must be non-negative numbers.')
      return change({
        call: { key: 'CART_UPDATE', parts: [joined], query: lineIdsQuery(lines) },
        isDone: (cart) =>
          cart.lines.length === counts.length &&
          cart.lines.every((one, at) => hasCount(one, counts[at])),
        after: withCounts(counts),
      })
    },

    deleteLine: async (line: ChangedLine) => {
      const answer = await change({
        call: { key: 'CART_DELETE', parts: [line.index], query: lineIdsQuery([line]) },
        isDone: ({ lines }) => !lines.some(isLine(line)),
        after: withoutLine(line.index),
      })
      return proven(answer, line, 0)
    },
  }
}

type MovedLine = Pick<CartLine, 'lineId' | 'index' | 'productId' | 'variantId'>

const hasProduct = (
  { productId, variantId }: Pick<MovedLine, 'productId' | 'variantId'>,
  lines: CartLine[] | null,
): boolean =>
  lines?.some((line) => line.productId === productId && line.variantId === variantId) === true

const hasLine = ({ lineId }: MovedLine, lines: CartLine[] | null): boolean =>
  lines?.some((line) => line.lineId === lineId) === true

/** Where a line goes: to those for a later order, back into the cart, or away. */
export type LinePlace = 'later' | 'cart' | 'none'

const isMoved = (line: MovedLine, to: LinePlace, { lines, saved }: Cart): boolean => {
  if (to === 'later') return !hasLine(line, lines) && hasProduct(line, saved)
  return !hasLine(line, saved) && (to === 'none' || hasProduct(line, lines))
}

/** Whether a cart's code is this one; of a gift card the cart tells only the end. */
function isCode(inCart: string, code: string): boolean {
  const [, end] = /^•+ ?(\w+)$/.exec(inCart) ?? []
  if (end) return capitals(code).endsWith(capitals(end))
  return capitals(inCart) === capitals(code)
}

function wholeCalls(change: SendChange) {
  return {
    deleteAll: () =>
      change({
        call: { key: 'CART_DELETE_ALL' },
        isDone: ({ lines }) => lines.length === 0,
        after: () => [],
      }),

    /** Moves a line of the cart to `later`, or a saved one to the others. */
    moveLine: (line: MovedLine, to: LinePlace) =>
      change({
        call: { key: 'CART_SAVE', form: new URLSearchParams({ line: line.lineId, to }) },
        isDone: (cart) => isMoved(line, to, cart),
        after: to === 'later' ? withoutLine(line.index) : asTheyAre,
      }),

    /** Puts goods among the saved lines, of which they were one. */
    putBy: (item: AddItem, extras: AddExtras) => {
      const form = addForm([item], extras)
      form.set('to', 'later')
      return change({
        call: { key: 'CART_SAVE', form },
        isDone: ({ saved }) => hasProduct(item, saved),
        after: asTheyAre,
      })
    },
  }
}

function codeCalls(change: SendChange) {
  return {
    /** Sets the coupon of the cart; '' removes it. */
    setCoupon: (code: string) => {
      const parts = code ? [{ linkWord: code }] : []
      return change({
        call: { key: 'CART_COUPON', parts, form: new URLSearchParams() },
        // A cart may repeat a code that was refused.
        isDone: ({ coupon }, wasRefused) =>
          isCode(coupon.code, code) && !(wasRefused && code && !coupon.discount),
        after: asTheyAre,
      })
    },
  }
}

/** Changes of the visitor's cart. @param last the cart that was read last, which the next change is proven by */
export function changeCalls(context: CallContext, last: { loaded: LoadedCart | null }) {
  const change = changeSender(context)
  return {
    ...lineCalls(change, prover(context, last)),
    ...wholeCalls(change),
    ...codeCalls(change),
    ...choiceCalls(change),
  }
}
