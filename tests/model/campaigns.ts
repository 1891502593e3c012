import type { Campaign, Catalogue, Product } from './catalogue'
import { type Hundredths, scaled } from './money'

/** Whether a category is another, or below it. */
const isWithin = ({ above }: Catalogue, category: number, other: number): boolean =>
  category === other ||
  ((above.get(category) ?? 0) > 0 &&
    isWithin({ above } as Catalogue, above.get(category) ?? 0, other))

export const campaignIn = ({ campaigns }: Catalogue, id: number): Campaign | undefined =>
  campaigns.find((one) => one.id === id)

/**
 * What a campaign takes off a cart: a percentage of each line of its category, or an amount if the goods without gift
 * cards reach a minimum; never more than they cost.
 */
export function campaignOff(
  catalogue: Catalogue,
  lines: readonly { total: Hundredths; product: Product }[],
  code: string,
  id: number,
): Hundredths {
  const campaign = campaignIn(catalogue, id)
  if (!campaign) return 0
  const rate = catalogue.currencies.find((one) => one.code === code)?.rate ?? 1
  const converted = (lira: Hundredths) => scaled(lira, 1, rate)
  const goods = lines.filter(({ product }) => !product.isGiftCard)
  const sum = goods.reduce((all, one) => all + one.total, 0)
  if (campaign.percent === 0)
    return sum >= converted(campaign.from) ? Math.min(sum, converted(campaign.amount)) : 0
  return goods
    .filter(({ product }) => isWithin(catalogue, product.mainCategory, campaign.category))
    .reduce((all, one) => all + scaled(one.total, campaign.percent, 100), 0)
}
