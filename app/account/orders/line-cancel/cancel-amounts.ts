import type { CancelAmounts } from '~/backend/account/member-model'
import type { Cents } from '~/backend/catalogue/model'

/** What is cancelled gives back: money, or what need not be paid any more, and the balance of a gift card. */
export type GivenBack = { money: Cents; giftCard: Cents }

/** Whether the question before pieces are cancelled says what they give back. */
export const namesSum = (amounts: CancelAmounts | null): amounts is CancelAmounts =>
  amounts !== null && (amounts.to !== '' || amounts.giftCard > 0)

export const writtenSum = ({ money, giftCard }: GivenBack): string => `${money} ${giftCard}`

/** The cents of the second of two shares; the larger remainder gets what rounding leaves, the first of equal ones. */
function secondShare(cents: Cents, first: number, second: number): Cents {
  if (first + second === 0) return 0
  const exact = [(cents * first) / (first + second), (cents * second) / (first + second)] as const
  const [one, other] = [Math.floor(exact[0]), Math.floor(exact[1])]
  const left = cents - one - other
  return other + (left > 0 && exact[1] % 1 > exact[0] % 1 ? 1 : 0)
}

const rounded = (count: number) => Math.round(count * 1000) / 1000

/** What pieces give back, by the rules of own-calls.md. @param chosen counts by position; null for none and for counts that cannot be cancelled */
export function givenBack(amounts: CancelAmounts, chosen: Map<string, number>): GivenBack | null {
  const { goods, discounts, surcharge, giftCard, moneyFirst, lines } = amounts
  let removed = 0
  let isAll = true
  let hasParcel = false
  for (const [at, { count, total, reduction, isGiftCard }] of lines.entries()) {
    const wanted = chosen.get(String(at)) ?? 0
    if (!(wanted >= 0 && wanted <= count)) return null
    const left = rounded(count - wanted)
    removed += secondShare(total, left, wanted) - secondShare(reduction, left, wanted)
    isAll &&= wanted === count
    hasParcel ||= left > 0 && !isGiftCard
  }
  if ([...chosen.values()].every((count) => count === 0)) return null
  if (isAll) return { money: amounts.money, giftCard }
  const left = goods - removed
  const share = (cents: Cents) => secondShare(cents, left, removed)
  const delivery = hasParcel ? 0 : amounts.delivery
  const paid = removed - share(discounts) + share(surcharge) + delivery
  const sum = paid + (amounts.money - paid <= amounts.service ? amounts.service : 0)
  const onCard = Math.min(giftCard, Math.max(0, sum - moneyFirst))
  return { money: sum - onCard, giftCard: onCard }
}
