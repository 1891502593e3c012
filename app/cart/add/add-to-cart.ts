import { redirect } from '@remix-run/cloudflare'
import {
  hasSecurityQuestion,
  rememberCode,
  securityAnswer,
} from '~/auth/security-code/security-question'
import type { CartAddAnswer } from '~/backend/cart/cart-model'
import { inTurn } from '~/cart/change/change-queue'
import { removeFavourite } from '~/favourites/remove-favourite'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse, respond } from '~/session/respond'
import type { ActionResult, Notice } from '~/session/response-data'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { type Added, addOnce } from './add-once'
import type { AddRequest } from './add-request'
import {
  type AddOutcome,
  type AddSituation,
  type NamedAnswer,
  outcomeOfAdd,
  outcomeOfSeveral,
  withCompanions,
} from './add-rules'
import { withOwnPages } from './own-page'
import { forgetPendingAdd, readPendingAdd, savePendingAdd, savePendingItems } from './pending-add'
import { withTypedValues } from './typed-values'
import { isOpen } from './unanswered-add'

function situationOf(context: RequestContext, addRequest: AddRequest): AddSituation {
  const { back, onProductPage, productPath, buyNow, isUndo } = addRequest
  const t = translatorOf(context.language)
  return {
    page: new URL(back, context.siteOrigin).pathname,
    onProductPage,
    productPath,
    buyNow,
    isUndo,
    cartPath: hrefOf('cart', context.language),
    paymentPath: hrefOf('orderMethods', context.language),
    storePath: hrefOf('storeChoice', context.language, { donus: back }),
    texts: {
      failed: t('cartAnswer.addFailed'),
      storeNeeded: t('cartAnswer.storeNeeded'),
      goToStores: t('stores.title'),
      added: t('cartAnswer.added'),
      goToCart: t('cart.goToCart'),
      toPayment: t('order.toPayment'),
    },
  }
}

function outcomeOf(
  context: RequestContext,
  addRequest: AddRequest,
  { cartNow }: Pick<Added, 'cartNow'>,
  answers: NamedAnswer[],
): AddOutcome {
  const situation = situationOf(context, addRequest)
  const [first, ...companions] = answers
  const isNamed = first?.status === 1 && companions.some(({ isLost }) => isLost)
  const outcome =
    addRequest.several || !first
      ? outcomeOfSeveral(answers, situation)
      : withCompanions(
          outcomeOfAdd(isNamed ? { ...first, status: 4 } : first, situation),
          companions,
          situation,
        )
  return { ...outcome, summary: outcome.summary ?? cartNow }
}

function addedNotice({ language }: RequestContext): Notice {
  const t = translatorOf(language)
  const link = { href: hrefOf('cart', language), text: t('cart.goToCart') }
  return { tone: 'good', text: t('cartAnswer.added'), ms: noticeMs.cart, link }
}

function answer(
  context: RequestContext,
  { items, companions, back }: AddRequest,
  { summary, goTo, popup, notices, addedIndexes }: AddOutcome,
  more: Pick<ActionResult, 'store' | 'unchanged' | 'favourites'>,
) {
  if (goTo) {
    if (summary) context.setCart(summary)
    context.flash(notices)
    return redirect(goTo, 303)
  }
  const store = hrefOf('storeChoice', context.language, {
    donus: back,
    bekleyen: items[0]?.productId,
  })
  const cart = hrefOf('cart', context.language)
  // Where script runs but was late, the browser sent the form: the shopper stays at the product, as in place.
  const isLate = popup === 'cart' && !context.enhanced && context.preferences.script
  const next = isLate ? back : { store, cart, none: back }[popup ?? 'none']
  const added = addedIndexes?.flatMap((index) => [...items, ...companions][index]?.productId ?? [])
  return respond(context, next, {
    notices: isLate ? [...notices, addedNotice(context)] : notices,
    ...more,
    ...(added ? { added } : {}),
    ...(summary ? { cart: summary } : {}),
    ...(popup ? { open: popup } : {}),
    ...(popup === 'store' ? { storeChoice: { href: store } } : {}),
  })
}

const isPending = (context: RequestContext, { items }: AddRequest) =>
  readPendingAdd(context, items[0]?.productId ?? null).length > 0

/** Leads to the page with the shop's security code, where what is not in the cart waits; that page's own form shows the error. */
function askForCode(
  context: RequestContext,
  form: FormData,
  addRequest: AddRequest,
  { answers, outcome }: { answers: CartAddAnswer[]; outcome: AddOutcome },
) {
  const { items, companions, back } = addRequest
  const rest = [...items, ...companions].filter((_, at) => (answers[at]?.status ?? 0) <= 0)
  rememberCode(context, 'add-to-cart')
  if (outcome.added) savePendingItems(context, rest, back)
  else savePendingAdd(context, form)
  if (!outcome.added && hasSecurityQuestion(form)) {
    const errors = outcome.notices.map(({ text }) => text)
    return refuse(context, { status: 'error', error: { security_code: errors } })
  }
  const query = { bekleyen: rest[0]?.productId }
  const goTo = hrefOf('cartCode', context.language, query)
  return answer(context, addRequest, { ...outcome, goTo }, {})
}

/** Undoes the other half of a move to the favourites. @returns the products whose hearts have changed */
async function leaveFavourites(context: RequestContext, { items }: AddRequest): Promise<string[]> {
  const [item] = items
  if (!item) return []
  try {
    await removeFavourite(context, item.productId)
    return [item.productId]
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}

/**
 * Adds to the cart once and answers the form; also an add that waited for a store.
 * @param form the submitted form: an error shows its values again, and a missing store saves it
 * @param more what the answer says besides
 * @throws BackendError when no answer came and the cart does not say what became of it
 */
export async function addToCart(
  context: RequestContext,
  form: FormData,
  addRequest: AddRequest,
  more: Pick<ActionResult, 'store'> = {},
) {
  const added = await inTurn(context, () => addOnce(context, addRequest, securityAnswer(form)))
  const unchanged = added.answers.some(isOpen)
  if (unchanged) context.reuseFormKey()
  const answers = await withOwnPages(context, addRequest, added.answers)
  const outcome = outcomeOf(context, addRequest, added, answers)
  if (added.answers.some(({ status, field }) => status <= 0 && field === 'security_code'))
    return askForCode(context, form, addRequest, { answers: added.answers, outcome })
  if (outcome.popup === 'store') savePendingAdd(context, form)
  else if (!unchanged && (outcome.added || isPending(context, addRequest)))
    forgetPendingAdd(context)
  const notices = withTypedValues(outcome.notices, form)
  const isBack = outcome.added && addRequest.leavesFavourites
  const favourites = isBack ? await leaveFavourites(context, addRequest) : []
  const changes = { ...more, unchanged, ...(favourites.length > 0 && { favourites }) }
  return answer(context, addRequest, { ...outcome, notices }, changes)
}
