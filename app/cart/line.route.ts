import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { translatorOf } from '~/i18n/translators'
import { quantityFault } from '~/product/quantity'
import type { Answer } from '~/session/answer-types'
import type { CartLine } from '~/shop/cart-model'
import { hrefOf } from '~/site-map'
import { readCartForm } from './cart-form'
import { answerChange, countText, findLine, refusedNotice } from './change'
import { takeWhatIsLeft } from './take-left'
import { orSayOffline } from './without-connection'

/** Changes or removes one line of the cart. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart line'
  const t = translatorOf(visit.language)
  const { intent, line: asked } = readCartForm(await request.formData())
  const { cart } = visit.shop
  return answerChange(visit, hrefOf('cart', visit.language), async () => {
    const line = asked ? findLine(await cart.load(), asked) : null
    if (!asked || !line) return refusedNotice(t('cart.changedElsewhere'))
    if (intent === 'take') {
      const isMeant = ({ productId, variantId }: CartLine) =>
        productId === line.productId && variantId === line.variantId
      return (await takeWhatIsLeft(visit, isMeant)) ?? refusedNotice(t('cart.changedElsewhere'))
    }
    if (intent === 'delete') return cart.deleteLine(line)
    const count = countText(asked.count)
    const fault = quantityFault(asked.count, line.quantity)
    if (fault || count === null) {
      const { min, max, step } = line.quantity
      return refusedNotice(t(`quantity.${fault ?? 'notNumber'}`, { min, max, step }))
    }
    return cart.updateLine(line, count)
  })
}

export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
