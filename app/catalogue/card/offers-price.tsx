import type { ReactNode } from 'react'
import type { ProductCard } from '~/backend/catalogue/model'
import { ablativeOf } from '~/i18n/turkish-suffixes'
import { useLocale, useT } from '~/i18n/use-locale'
import { PriceBlock } from './price-block'

/** A price that is the lowest of several in the page's language: `199,90 TL’den başlayan`, `from €20.00`. */
function StartingPrice({ price, suffix }: { price: string; suffix: string }) {
  const t = useT()
  const [before = '', after = ''] = t('catalog.startingAt', { price: '|' }).split('|')
  return (
    <>
      {before && <span>{before}</span>}
      {price}
      {suffix + after && <span>{suffix + after}</span>}
    </>
  )
}

type Props = { product: ProductCard; isUnavailable: boolean; children?: ReactNode }

/** The price of goods whose options differ: what they begin with, unless they cannot be bought. */
export function OffersPrice({ product, isUnavailable, children }: Props) {
  const { t, money, language } = useLocale()
  const { price, quantity, lowestPrice } = product
  const { card, currency } = price
  const lowest = isUnavailable ? undefined : lowestPrice
  const suffix = language === 'tr' ? ablativeOf(currency) : ''
  return (
    <PriceBlock
      price={price}
      unit={quantity.unit}
      amount={lowest === card && <StartingPrice price={money(card, currency)} suffix={suffix} />}
    >
      {lowest !== undefined && lowest !== card && (
        <small>{t('lists.optionsFrom', { price: money(lowest, currency) + suffix })}</small>
      )}
      {children}
    </PriceBlock>
  )
}
