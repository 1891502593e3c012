import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { meantSibling } from '~/product/meant-sibling'
import { answer } from '~/session/answer'
import type { Answer, Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import { waitForStore } from '~/stores/waiting-add'
import { addToCart } from './add'
import { mostAtOnce, readWish } from './add-wish'
import { answerAdd } from './answer-add'
import { personalFaults } from './personal-faults'
import { noticeMs } from './rules'
import { typedForSibling, withTyped } from './typed'
import { orSayOffline } from './without-connection'

/** Add-to-cart, one product or several, and buy now. */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart add'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const read = readWish(form)
  const failed = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.cart })
  if (!read.ok) {
    const text = {
      none: t('cart.nothingTicked'),
      tooMany: t('cart.tooMany', { count: mostAtOnce }),
      quantity: t('quantity.notNumber'),
      form: t('cart.addFailed'),
    }[read.fault]
    return answer(visit, read.back, {
      notices: withTyped([failed(text)], form),
      ...(read.fault === 'quantity' ? { fields: { quantity: [text] } } : {}),
    })
  }
  const { wish } = read
  const sibling = await meantSibling(visit, form)
  if (sibling) {
    const typed = typedForSibling(form, sibling)
    visit.flash([{ tone: 'plain', text: t('product.siblingFirst'), ms: noticeMs.error, typed }])
    return redirect(sibling, 303)
  }
  const faults = await personalFaults(visit, wish)
  if (faults)
    return answer(visit, wish.back, { ...faults, notices: withTyped(faults.notices, form) })
  try {
    const outcome = await addToCart(visit, wish)
    if (outcome.popup === 'store') waitForStore(visit, form)
    return answerAdd(visit, wish, { ...outcome, notices: withTyped(outcome.notices, form) })
  } catch (error) {
    const { text, isPast } = noteFailure(visit, error)
    if (isPast) return answer(visit, wish.back, { notices: withTyped([failed(text)], form) })
    // Whether it arrived is not known: the form and its key stay, so sending again cannot add twice.
    return answer(visit, wish.back, {
      notices: withTyped([failed(t('cart.unsure'))], form),
      kept: true,
    })
  }
}

/** A GET of the action has nothing to show: on to the cart. */
export function loader() {
  return redirect(hrefOf('cart', 'tr'))
}

/** Script's way to the action: without a connection the form stays as it is. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
