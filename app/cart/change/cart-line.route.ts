import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { CartLine } from '~/backend/cart/cart-model'
import { type CartIntent, readCartForm } from '~/cart/page/cart-form'
import { changeSaved, saveLine } from '~/cart/saved/change-saved'
import { readSavedForm } from '~/cart/saved/saved-form'
import { translatorOf } from '~/i18n/translators'
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
import { removedNotice } from './removed-notice'
import { reduceToStock } from './take-remaining'

/** Changes, removes or saves one line of the cart, and applies counts typed in the others; or changes a saved line. */
export async function action({ request, context }: ActionFunctionArgs) {
  const t = translatorOf(context.language)
  const form = await request.formData()
  const saved = readSavedForm(form)
  if (saved) return answerChange(context, [], () => changeSaved(context, saved))
  const sent = readCartForm(form)
  return answerChange(context, sent.lines, async () => {
    const cart = await context.backend.cart.loadDisplayed()
    const line = sent.line && findLine(cart, sent.line)
    if (!sent.line || !line) return refusedNotice(t('cartAnswer.changedElsewhere'))
    const changed = await changeLine(context, line, { intent: sent.intent, typed: sent.line.count })
    return [...changed, ...(await changeOtherCounts(context, cart, sent))]
  })
}

type LineChange = { intent: CartIntent; typed: string }

async function changeLine(
  context: RequestContext,
  line: CartLine,
  change: LineChange,
): Promise<ChangeResult[]> {
  const { intent, typed } = change
  if (intent === 'take') {
    const isSameProduct = ({ productId, variantId }: CartLine) =>
      productId === line.productId && variantId === line.variantId
    const taken = await reduceToStock(context, isSameProduct)
    return [taken ?? refusedNotice(translatorOf(context.language)('cartAnswer.changedElsewhere'))]
  }
  if (intent === 'save') return saveLine(context, line)
  if (intent !== 'delete') return [await changeCount(context, line, typed)]
  const deleted = await context.backend.cart.deleteLine(line)
  return deleted.ok ? [deleted, removedNotice(context, line)] : [deleted]
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export const clientAction = sendCartAction
