import { nameOf } from '~/account/wallet/card-name'
import type { Card } from '~/backend/account/member-model'
import type { OrderMethods } from '~/backend/checkout/order-model'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
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

/** The methods with the saved cards first: the last used or the newest, which is listed last, until the shopper chooses for this order. */
export function withSavedCards(
  payments: OrderMethods,
  cards: Card[],
  { chosen, about }: { chosen: string | undefined; about: string },
): OrderMethods {
  const { methods } = payments
  const isOpen =
    chosen === undefined ||
    payments.chosen === paymentIds.card ||
    !methods.some(({ id }) => id === payments.chosen)
  const found =
    chosen === undefined
      ? (cards.find(({ isLastUsed }) => isLastUsed) ?? cards.at(-1))
      : cards.find(({ id }) => id === chosen)
  if (!methods.some(({ id }) => id === paymentIds.card)) return payments
  return {
    ...payments,
    methods: methods.flatMap((method) =>
      method.id === paymentIds.card
        ? [
            ...cards.map((card) => ({
              ...method,
              id: savedCardChoice(card.id),
              title: nameOf(card),
              about,
            })),
            method,
          ]
        : [method],
    ),
    chosen: isOpen && found ? savedCardChoice(found.id) : payments.chosen,
  }
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
