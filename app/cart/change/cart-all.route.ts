import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { Cart, CartLine } from '~/backend/cart/cart-model'
import { readCartForm, type SentLine } from '~/cart/page/cart-form'
import { translatorOf } from '~/i18n/translators'
import type { ActionResult } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { answerChange, countText, findLine, refusedNotice } from './change-count'
import { orNotifyOffline } from './offline-notice'

/**
 * Updates all counts, and may go on to checkout, or empties the cart. An invalid count is reported for its line; the
 * others apply.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.route = 'cart all'
  const t = translatorOf(context.language)
  const { intent, lines: sentLines } = readCartForm(await request.formData())
  const { cart } = context.backend
  let isDone = false
  const answered = await answerChange(context, hrefOf('cart', context.language), async () => {
    if (intent === 'clear') return cart.deleteAll()
    const current = await cart.load()
    const same =
      current.lines.length === sentLines.length &&
      sentLines.every((line) => findLine(current, line))
    if (!same) return refusedNotice(t('cart.changedElsewhere'))
    const wanted = sentLines.map((sent) => wantedCount(current, sent))
    const refused = wanted.flatMap(({ line, count }) =>
      count === null ? [refusedNotice(`${line?.title}: ${t('quantity.notNumber')}`)] : [],
    )
    const counts = current.lines.map((line) => {
      const typed = wanted.find((one) => one.line === line)?.count
      return typed ?? String(line.count)
    })
    const isUnchanged = current.lines.every(({ count }, at) => String(count) === counts[at])
    const changed = isUnchanged ? [] : [await cart.updateAll(current.lines, counts)]
    isDone = refused.length === 0 && changed.every(({ ok }) => ok)
    return [...changed, ...refused]
  })
  // Checkout starts only with the typed counts; if they cannot be set, the cart says why.
  const isOrder = intent === 'order' && isDone
  return isOrder ? redirect(hrefOf('orderAddress', context.language), 303) : answered
}

/** The typed count, null when invalid; a count equal to the displayed one was not typed. */
function wantedCount(cart: Cart, sent: SentLine): { line: CartLine | null; count: string | null } {
  const line = findLine(cart, sent)
  const isTyped = sent.displayed === '' || sent.count !== sent.displayed
  return { line, count: isTyped ? countText(sent.count) : String(line?.count) }
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orNotifyOffline(() => serverAction<ActionResult>())
}
