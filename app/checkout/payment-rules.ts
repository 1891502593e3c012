/** The platform's ids of the payment methods that pages treat by their kind. */
export const paymentIds = { card: '-2', transfer: '-1' } as const

/** Whether a method can be chosen: a card is typed on a payment page, whose origin a setting must allow. */
export const isPayable = (methodId: string, paymentOrigins: string[]): boolean =>
  methodId !== paymentIds.card || paymentOrigins.length > 0
