/** The platform's ids of the payment methods that pages treat by their kind. */
export const paymentIds = { card: '-2', transfer: '-1' } as const

const savedPrefix = `${paymentIds.card}_`

export const savedCardChoice = (cardId: string): string => savedPrefix + cardId

/** The id of the saved card that a choice names; null for another choice. */
export const savedCardIn = (choice: string): string | null =>
  choice.startsWith(savedPrefix) ? choice.slice(savedPrefix.length) : null

/** The shop's method of a choice: a saved card is paid as a card is. */
export const shopMethodOf = (choice: string): string =>
  savedCardIn(choice) === null ? choice : paymentIds.card

/** Whether a method can be chosen: a card is typed on a payment page, whose origin a setting must allow. */
export const isPayable = (methodId: string, paymentOrigins: string[]): boolean =>
  methodId !== paymentIds.card || paymentOrigins.length > 0
