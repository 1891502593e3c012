import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import type { Answer } from '~/session/answer-types'
import type { Cart, CartLine } from '~/shop/cart-model'
import { hrefOf } from '~/site-map'
import { readCartForm, type SentLine } from './cart-form'
import { answerChange, countText, findLine, refusedNotice } from './change'
import { orSayOffline } from './without-connection'

/**
 * Changes all counts at once, and may go on to the order; or empties the cart. A count that is none is said of its line,
 * and the others count.
 */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart all'
  const t = translatorOf(visit.language)
  const { intent, lines: asked } = readCartForm(await request.formData())
  const { cart } = visit.shop
  let isDone = false
  const answered = await answerChange(visit, hrefOf('cart', visit.language), async () => {
    if (intent === 'clear') return cart.deleteAll()
    const current = await cart.load()
    const same =
      current.lines.length === asked.length && asked.every((line) => findLine(current, line))
    if (!same) return refusedNotice(t('cart.changedElsewhere'))
    const wanted = asked.map((sent) => wantedCount(current, sent))
    const refused = wanted.flatMap(({ line, count }) =>
      count === null ? [refusedNotice(`${line?.title}: ${t('quantity.notNumber')}`)] : [],
    )
    const counts = current.lines.map((line) => {
      const typed = wanted.find((one) => one.line === line)?.count
      return typed ?? String(line.count)
    })
    const isSettled = current.lines.every(({ count }, at) => String(count) === counts[at])
    const changed = isSettled ? [] : [await cart.updateAll(current.lines, counts)]
    isDone = refused.length === 0 && changed.every(({ ok }) => ok)
    return [...changed, ...refused]
  })
  // What is typed is what is ordered; where it cannot be, the cart says why.
  const isOrder = intent === 'order' && isDone
  return isOrder ? redirect(hrefOf('orderAddress', visit.language), 303) : answered
}

/** The count that was typed for a line, null for none; one that stands as the page showed it was not typed. */
function wantedCount(cart: Cart, sent: SentLine): { line: CartLine | null; count: string | null } {
  const line = findLine(cart, sent)
  const isTyped = sent.shown === '' || sent.count !== sent.shown
  return { line, count: isTyped ? countText(sent.count) : String(line?.count) }
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
