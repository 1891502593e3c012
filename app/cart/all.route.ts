import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import type { Answer } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { readCartForm } from './cart-form'
import { answerChange, countText, findLine, refusedNotice } from './change'
import { orSayOffline } from './without-connection'

/** Changes all counts at once, or empties the cart. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart all'
  const t = translatorOf(visit.language)
  const { intent, lines: asked } = readCartForm(await request.formData())
  const { cart } = visit.shop
  return answerChange(visit, hrefOf('cart', visit.language), async () => {
    if (intent === 'clear') return cart.deleteAll()
    const current = await cart.load()
    const same =
      current.lines.length === asked.length && asked.every((line) => findLine(current, line))
    if (!same) return refusedNotice(t('cart.changedElsewhere'))
    const counts = asked.map(({ count }) => countText(count))
    const valid = counts.filter((count) => count !== null)
    if (valid.length < counts.length) return refusedNotice(t('quantity.notNumber'))
    return cart.updateAll(current.lines, valid)
  })
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
