import type { ReactNode } from 'react'
import type { ProductCard as Card } from '~/backend/catalogue/model'
import { type FreeDelivery, isDeliveredFree } from '~/catalogue/free-delivery'
import { ablativeOf } from '~/i18n/turkish-suffixes'
import { useLocale } from '~/i18n/use-locale'
import { PriceBlock } from './price-block'

function LowestPrice({ product: { lowestPrice, price } }: { product: Card }) {
  const { t, money, language } = useLocale()
  if (lowestPrice === undefined || lowestPrice === price.card) return null
  const suffix = language === 'tr' ? ablativeOf(price.currency) : ''
  return (
    <small>{t('lists.optionsFrom', { price: money(lowestPrice, price.currency) + suffix })}</small>
  )
}

type PriceProps = { product: Card; isUnavailable: boolean; children?: ReactNode }

/** The price of goods whose options differ: what they begin with, unless they cannot be bought. */
export function OffersPrice({ product, isUnavailable, children }: PriceProps) {
  const { price, quantity, lowestPrice } = product
  return (
    <PriceBlock
      {...{ price, unit: quantity.unit }}
      isLowest={!isUnavailable && lowestPrice === price.card}
    >
      {!isUnavailable && <LowestPrice product={product} />}
      {children}
    </PriceBlock>
  )
}

/** One line at most: a campaign, or free delivery where the badge does not say it. */
export function CardNote({ product, free }: { product: Card; free: FreeDelivery | undefined }) {
  const { t } = useLocale()
  const { campaign, badge, condition } = product
  const isBadge = badge === 'freeCargo' && !condition
  const delivery = !isBadge && isDeliveredFree(product, free) && t('catalog.badge.freeCargo')
  const text = campaign || delivery
  return text ? <small>{text}</small> : null
}
