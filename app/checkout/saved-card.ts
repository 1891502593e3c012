import { nameOf } from '~/account/wallet/card-name'
import type { Card } from '~/backend/account/member-model'
import type { OrderMethods } from '~/backend/checkout/order-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { preselected } from './cheapest-cargo'
import { paymentIds, savedCardChoice } from './payment-rules'

/** The member's valid cards; none for a guest, and where the shop keeps none or fails. */
export async function validCards(context: RequestContext): Promise<Card[]> {
  if (!context.session.member) return []
  try {
    return (await context.backend.wallet.cards()).filter(({ valid }) => valid)
  } catch (error) {
    noteFailure(context, error)
    return []
  }
}

/** The methods with the saved cards before the card that is typed. */
export function withSavedCards(payments: OrderMethods, cards: Card[], about: string): OrderMethods {
  const methods = payments.methods.flatMap((method) => {
    if (method.id !== paymentIds.card) return [method]
    const saved = cards.map((card) => ({
      ...method,
      id: savedCardChoice(card.id),
      title: nameOf(card),
      about,
    }))
    return [...saved, method]
  })
  return { ...payments, methods }
}

/**
 * The payment that is ticked: the card last used, or the newest, which is listed last, until the shopper chooses for this
 * order. The shop computes its sums with its own choice.
 * @param chosen the card chosen for this order, '' for another method
 */
export function preselectedPayment(
  payments: OrderMethods,
  cards: Card[],
  chosen: string | undefined,
): string {
  const { methods } = payments
  const offers = (wanted: string) => methods.some(({ id }) => id === wanted)
  const isOpen =
    chosen === undefined || payments.chosen === paymentIds.card || !offers(payments.chosen)
  const card =
    chosen === undefined
      ? (cards.find(({ isLastUsed }) => isLastUsed) ?? cards.at(-1))
      : cards.find(({ id }) => id === chosen)
  return isOpen && card && offers(paymentIds.card)
    ? savedCardChoice(card.id)
    : preselected(payments)
}

/** The card that a member has chosen for this order, `id` '' for another method; undefined while nothing is chosen. */
export function chosenCard(context: RequestContext): { id: string; name: string } | undefined {
  const { savedCard, member } = context.session
  return savedCard && savedCard.member === member?.id ? savedCard : undefined
}

export function chooseCard(context: RequestContext, card: Card | null): void {
  const { member } = context.session
  if (!member) return
  const chosen = card ? { id: card.id, name: nameOf(card) } : { id: '', name: '' }
  context.session.savedCard = { ...chosen, member: member.id }
}
