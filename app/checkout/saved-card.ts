import { nameOf } from '~/account/wallet/card-name'
import { saveStep, stepOf } from '~/auth/sign-in-step'
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

/** The methods with the saved cards before the card that is typed: the last used one is chosen until the shopper chooses. */
export function withSavedCards(
  payments: OrderMethods,
  cards: Card[],
  { chosen, about }: { chosen: string | undefined; about: string },
): OrderMethods {
  const { methods } = payments
  const isOpen =
    payments.chosen === paymentIds.card || !methods.some(({ id }) => id === payments.chosen)
  const found = cards.find(
    chosen === undefined ? ({ isLastUsed }) => isLastUsed : ({ id }) => id === chosen,
  )
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

/** The saved card that is chosen for this order, in the sealed session; undefined while nothing is. */
export function chosenCard(context: RequestContext): { id: string; name: string } | undefined {
  const step = stepOf(context, 'savedCard')
  return step ? { id: step.id ?? '', name: step.name ?? '' } : undefined
}

/** @param card null for one that is typed */
export function chooseCard(context: RequestContext, card: Card | null): void {
  saveStep(context, 'savedCard', card ? { id: card.id, name: nameOf(card) } : { id: '' })
}
