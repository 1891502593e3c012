import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { sendLineAction } from '~/cart/line/send-line-action'
import { changeNotes } from '~/cart/note/change-note'
import { type CartIntent, readCartForm, type SentCart, type SentLine } from '~/cart/page/cart-form'
import { changeSaved, restoreIntent, restoreSaved, saveLine } from '~/cart/saved/change-saved'
import { addFavourite } from '~/favourites/add-favourite'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { steppedQuantity } from '~/product/add/quantity'
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

type Changed = { ok: boolean; results: ChangeResult[] }

const isChanged = (results: ChangeResult[]): boolean => results.some((one) => 'ok' in one && one.ok)

async function changeCart(context: RequestContext, sent: SentCart): Promise<Changed> {
  const cart = await context.backend.cart.loadDisplayed()
  const changed = await changeWanted(context, cart, sent)
  if (!changed) {
    const text = translatorOf(context.language)('cartAnswer.changedElsewhere')
    return { ok: false, results: [refusedNotice(text)] }
  }
  const counted = await changeOtherCounts(context, cart, sent)
  const noted = await changeNotes(context, cart, sent.lines)
  return { ok: isChanged(changed), results: [...changed, ...counted, ...noted] }
}

/** What finds no line the second time. */
const moving: ReadonlySet<CartIntent> = new Set<CartIntent>([
  'delete',
  'save',
  'favourite',
  'take',
  'toCart',
  'forget',
])

const once = sendOnce<Changed>('CART_CHANGE')

/** A guest's favourites are the browser's, which may have dropped the first of two answers. */
async function addToGuestList(context: RequestContext, results: ChangeResult[]): Promise<void> {
  if (context.session.member) return
  for (const one of results)
    if ('favourite' in one && one.favourite) await addFavourite(context, one.favourite)
}

async function restoreOnce(context: RequestContext, form: FormData): Promise<Changed> {
  const results = await restoreSaved(context, form)
  return { ok: isChanged(results), results }
}

async function changeOnce(context: RequestContext, form: FormData, sent: SentCart) {
  if (form.get('intent') === restoreIntent)
    return once(context, { form }, () => restoreOnce(context, form))
  if (!moving.has(sent.intent)) return changeCart(context, sent)
  let isFirst = false
  const changed = await once(context, { form }, () => {
    isFirst = true
    return changeCart(context, sent)
  })
  if (!isFirst) await addToGuestList(context, changed.results)
  return changed
}

/** Changes, removes or saves one line of the cart, or moves or restores a saved one, and applies counts typed in the others, and notes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const sent = readCartForm(form)
  return answerChange(
    context,
    sent.lines,
    async () => (await changeOnce(context, form, sent)).results,
  )
}

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

export const clientAction = sendLineAction
