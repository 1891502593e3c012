import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { changeNotes } from '~/cart/note/change-note'
import { type CartIntent, readCartForm, type SentCart, type SentLine } from '~/cart/page/cart-form'
import { changeSaved, saveLine } from '~/cart/saved/change-saved'
import { translatorOf } from '~/i18n/translators'
import { steppedQuantity } from '~/product/add/quantity'
import { sendCartAction } from '~/rendering/forms/client-action'
import type { RequestContext } from '~/session/request-context'
import { hrefOf } from '~/site-map'
import {
  answerChange,
  type ChangeResult,
  changeCount,
  findLine,
  refusedNotice,
} from './change-count'
import { changeOtherCounts } from './change-other-counts'
import { moveToFavourites } from './move-to-favourites'
import { removedNotice } from './removed-notice'
import { reduceToStock } from './take-remaining'

/** Changes, removes or saves one line of the cart, or moves a saved one, and applies counts typed in the others, and notes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = readCartForm(await request.formData())
  return answerChange(context, sent.lines, async () => {
    const cart = await context.backend.cart.loadDisplayed()
    const changed = await changeWanted(context, cart, sent)
    if (!changed)
      return refusedNotice(translatorOf(context.language)('cartAnswer.changedElsewhere'))
    const counted = await changeOtherCounts(context, cart, sent)
    return [...changed, ...counted, ...(await changeNotes(context, cart, sent.lines))]
  })
}

/** Null where the line is not there as it was displayed. */
async function changeWanted(
  context: RequestContext,
  cart: Cart,
  sent: SentCart,
): Promise<ChangeResult[] | null> {
  if (sent.intent === 'toCart' || sent.intent === 'forget') return changeSaved(context, cart, sent)
  const line = sent.line && findLine(cart, sent.line)
  return sent.line && line
    ? changeLine(context, line, { intent: sent.intent, sent: sent.line })
    : null
}

type LineChange = { intent: CartIntent; sent: SentLine }

async function changeLine(
  context: RequestContext,
  line: CartLine,
  { intent, sent }: LineChange,
): Promise<ChangeResult[] | null> {
  if (intent === 'take') {
    const isSameProduct = ({ productId, variantId }: CartLine) =>
      productId === line.productId && variantId === line.variantId
    const taken = await reduceToStock(context, isSameProduct)
    return taken && [taken]
  }
  // Set with the others that were written.
  if (intent === 'note') return []
  if (intent === 'save') return saveLine(context, line, sent)
  if (intent === 'favourite') return moveToFavourites(context, line)
  if (intent !== 'delete')
    return [await changeCount(context, line, wantedCount(line, intent, sent))]
  const deleted = await context.backend.cart.deleteLine(line)
  return deleted.ok ? [deleted, removedNotice(context, line)] : [deleted]
}

/** A line's count as it was typed, or a step further. */
function wantedCount({ quantity }: CartLine, intent: CartIntent, { count }: SentLine): string {
  const by = { less: -1, more: 1 } as const
  return intent === 'less' || intent === 'more'
    ? steppedQuantity(count, quantity.step, by[intent])
    : count
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
