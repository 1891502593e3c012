import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { answer } from '~/session/answer'
import type { Answer, Notice } from '~/session/answer-types'
import { hrefOf } from '~/site-map'
import type { Visit } from '~/visit'
import { addToCart } from './add'
import { type AddWish, readWish } from './add-wish'
import { personalFaults } from './personal-faults'
import { type AddOutcome, noticeMs } from './rules'
import { withTyped } from './typed'
import { orSayOffline } from './without-connection'

/** Add-to-cart, one product or several, and buy now (rows C01-C10, C14-C16). */
export async function action({ request, context: { visit } }: ActionFunctionArgs) {
  visit.route = 'cart add'
  const t = translatorOf(visit.language)
  const form = await request.formData()
  const read = readWish(form)
  const failed = (text: string): Notice => ({ tone: 'bad', text, ms: noticeMs.error })
  if (!read.ok) {
    const text = {
      none: t('cart.nothingTicked'),
      quantity: t('quantity.notNumber'),
      form: t('cart.addFailed'),
    }[read.fault]
    return answer(visit, read.back, {
      notices: withTyped([failed(text)], form),
      ...(read.fault === 'quantity' ? { fields: { quantity: [text] } } : {}),
    })
  }
  const { wish } = read
  const faults = await personalFaults(visit, wish)
  if (faults)
    return answer(visit, wish.back, { ...faults, notices: withTyped(faults.notices, form) })
  try {
    const outcome = await addToCart(visit, wish)
    return leave(visit, wish, { ...outcome, notices: withTyped(outcome.notices, form) })
  } catch (error) {
    const { text, isPast } = noteFailure(visit, error)
    if (isPast) return answer(visit, wish.back, { notices: withTyped([failed(text)], form) })
    // Whether it arrived is not known: the form and its key stay, so sending again cannot add twice (row C15).
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

function leave(visit: Visit, wish: AddWish, outcome: AddOutcome) {
  const cart = outcome.summary ?? undefined
  if (outcome.goTo) {
    if (cart) visit.setCart(cart)
    visit.flash(outcome.notices)
    return redirect(outcome.goTo, 303)
  }
  const store = hrefOf('storeChoice', visit.language, {
    urun: wish.items[0]?.productId,
    secenek: wish.items[0]?.variantId,
    adet: wish.items[0]?.quantity,
    hemen: wish.buyNow ? '1' : '',
    donus: wish.back,
  })
  const cartPath = hrefOf('cart', visit.language)
  const next = outcome.popup === 'store' ? store : outcome.popup === 'cart' ? cartPath : wish.back
  return answer(visit, next, {
    notices: outcome.notices,
    ...(cart ? { cart } : {}),
    ...(outcome.popup === 'cart' ? { open: 'cart' as const } : {}),
    ...(outcome.popup === 'store' ? { open: 'store' as const, storeChoice: { href: store } } : {}),
  })
}

/** Script's way to the action: without a connection the form stays as it is (row C15). */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orSayOffline(() => serverAction<Answer>())
}
