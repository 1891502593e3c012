import type { Campaign, Catalogue, Product } from './catalogue'
import { type Hundredths, scaled, shared } from './money'

/** Whether a category is another, or below it. */
const isWithin = ({ above }: Catalogue, category: number, other: number): boolean =>
  category === other ||
  ((above.get(category) ?? 0) > 0 &&
    isWithin({ above } as Catalogue, above.get(category) ?? 0, other))

export const campaignIn = ({ campaigns }: Catalogue, id: number): Campaign | undefined =>
  campaigns.find((one) => one.id === id)

/**
 * What a campaign takes off each line of a cart: a percentage of those of its category, or an amount by what they cost if
 * the goods without gift cards reach a minimum; never more than they cost.
 */
export function campaignShares(
  catalogue: Catalogue,
  lines: readonly { total: Hundredths; product: Product }[],
  code: string,
  id: number,
): Hundredths[] {
  const campaign = campaignIn(catalogue, id)
  if (!campaign) return lines.map(() => 0)
  const rate = catalogue.currencies.find((one) => one.code === code)?.rate ?? 1
  const converted = (lira: Hundredths) => scaled(lira, 1, rate)
  const goods = lines.map(({ total, product }) => (product.isGiftCard ? 0 : total))
  const sum = goods.reduce((all, one) => all + one, 0)
  if (campaign.percent === 0) {
    const amount = sum >= converted(campaign.from) ? Math.min(sum, converted(campaign.amount)) : 0
    return shared(amount, goods)
  }
  return lines.map(({ product }, at) =>
    isWithin(catalogue, product.mainCategory, campaign.category)
      ? scaled(goods[at] ?? 0, campaign.percent, 100)
      : 0,
  )
}

export const campaignOff = (...cart: Parameters<typeof campaignShares>): Hundredths =>
  campaignShares(...cart).reduce((sum, share) => sum + share, 0)
