import { thousandths } from '~/account/orders/give-back/refund'
import type { CancelAmounts } from '~/backend/account/member-model'
import type { Cents } from '~/backend/catalogue/model'

/** What is cancelled gives back: money, or what need not be paid any more, and the balance of a gift card; `delivery` is in them. */
export type GivenBack = { money: Cents; giftCard: Cents; delivery: Cents }

/** Whether the question before pieces are cancelled says what they give back. */
export const namesSum = (amounts: CancelAmounts | null): amounts is CancelAmounts =>
  amounts !== null && (amounts.to !== '' || amounts.giftCard > 0)

export const writtenSum = ({ money, giftCard }: Omit<GivenBack, 'delivery'>): string =>
  `${money} ${giftCard}`

/** Which sentence names the delivery's fee beside a sum; null where it costs nothing, and where no sum is named. */
export function deliveryTextOf(
  { delivery: fee, to }: Pick<CancelAmounts, 'delivery' | 'to'>,
  { money, giftCard, delivery }: GivenBack,
): 'deliveryIn' | 'deliveryNotIn' | null {
  const named = (to ? money : 0) + giftCard
  if (fee <= 0 || named <= 0) return null
  return delivery > 0 ? 'deliveryIn' : 'deliveryNotIn'
}

/** The cents of the second of two shares; the larger remainder gets what rounding leaves, the first of equal ones. */
function secondShare(cents: Cents, first: number, second: number): Cents {
  const sum = first + second
  if (sum === 0) return 0
  const [one, other] = [cents * first, cents * second]
  return Math.floor(other / sum) + (other % sum > one % sum ? 1 : 0)
}

/** What pieces give back, by the rules of own-calls.md. @param chosen counts by position; null for none and for counts that cannot be cancelled */
export function givenBack(amounts: CancelAmounts, chosen: Map<string, number>): GivenBack | null {
  const { goods, discounts, surcharge, giftCard, moneyFirst, lines } = amounts
  let removed = 0
  let isAll = true
  let hasParcel = false
  for (const [at, { count, total, reduction, isGiftCard }] of lines.entries()) {
    const wanted = chosen.get(String(at)) ?? 0
    if (!(wanted >= 0 && wanted <= count)) return null
    const part = thousandths(wanted)
    const left = thousandths(count) - part
    removed += secondShare(total, left, part) - secondShare(reduction, left, part)
    isAll &&= wanted === count
    hasParcel ||= left > 0 && !isGiftCard
  }
  if ([...chosen.values()].every((count) => count === 0)) return null
  if (isAll) return { money: amounts.money, giftCard, delivery: amounts.delivery }
  const left = goods - removed
  const share = (cents: Cents) => secondShare(cents, left, removed)
  const delivery = hasParcel ? 0 : amounts.delivery
  const paid = removed - share(discounts) + share(surcharge) + delivery
  const sum = paid + (amounts.money - paid <= amounts.service ? amounts.service : 0)
  const onCard = Math.min(giftCard, Math.max(0, sum - moneyFirst))
  return { money: sum - onCard, giftCard: onCard, delivery }
}
