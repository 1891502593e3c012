import type { Card } from '~/backend/account/member-model'

/** `Visa •••• 1111` */
export const nameOf = ({ brand, last4 }: Card) => `${brand} •••• ${last4}`
