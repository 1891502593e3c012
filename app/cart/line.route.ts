import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import type { Answer } from '~/session/answer-types'
import type { CartLine } from '~/shop/cart-model'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { readCartForm } from './cart-form'
import { answerChange, type Changed, changeCount, findLine, refusedNotice } from './change'
import { changeOtherCounts } from './other-counts'
import { takeWhatIsLeft } from './take-left'
import { orSayOffline } from './without-connection'

/** Changes or removes one line of the cart; counts that were typed beside the others go along. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart line'
  const t = translatorOf(visit.language)
  const sent = readCartForm(await request.formData())
  return answerChange(visit, hrefOf('cart', visit.language), async () => {
    const cart = await visit.shop.cart.load()
    const line = sent.line && findLine(cart, sent.line)
    if (!sent.line || !line) return refusedNotice(t('cart.changedElsewhere'))
    const changed = await changeLine(visit, line, { intent: sent.intent, typed: sent.line.count })
    return [changed, ...(await changeOtherCounts(visit, cart, sent))]
  })
}

type Wanted = { intent: string; typed: string }

async function changeLine(visit: Visit, line: CartLine, wanted: Wanted): Promise<Changed> {
  const { intent, typed } = wanted
  if (intent === 'take') {
    const isMeant = ({ productId, variantId }: CartLine) =>
      productId === line.productId && variantId === line.variantId
    const taken = await takeWhatIsLeft(visit, isMeant)
    return taken ?? refusedNotice(translatorOf(visit.language)('cart.changedElsewhere'))
  }
  if (intent === 'delete') return visit.shop.cart.deleteLine(line)
  return changeCount(visit, line, typed)
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
