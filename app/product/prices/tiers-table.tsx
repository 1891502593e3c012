import type { Price, Tier } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { percentOff } from './tiers'

type Props = { tiers: Tier[]; price: Price; current: Tier | null }

/** Unit price by quantity; the current tier is highlighted. */
export function Tiers({ tiers, price, current }: Props) {
  const { t, money, number } = useLocale()
  return (
    <table className="tiers">
      <caption>{t('product.tiers')}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.min} className={tier === current ? 'active-tier' : undefined}>
            <th scope="row">
              {tier.max === null
                ? t('product.tierFrom', { min: number(tier.min) })
                : t('product.tierRange', { min: number(tier.min), max: number(tier.max) })}
            </th>
            <td>
              {tier.percent > 0 && t('catalog.percentOff', { percent: number(tier.percent) })}
            </td>
            <td>{money(percentOff(price.card, tier.percent), price.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
