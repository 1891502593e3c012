import type { ReactNode } from 'react'
import type { Price } from '~/backend/catalogue/model'
import { isPiece } from '~/catalogue/card/unit'
import { ablativeOf } from '~/i18n/turkish-suffixes'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  price: Price
  unit: string
  full?: boolean
  isLowest?: boolean
  children?: ReactNode
}

/** A price that is the lowest of several in the page's language: `199,90 TL’den başlayan`, `from €20.00`. */
function StartingPrice({ card, currency }: Pick<Price, 'card' | 'currency'>) {
  const { t, money, language } = useLocale()
  const suffix = language === 'tr' ? ablativeOf(currency) : ''
  const [before = '', after = ''] = t('catalog.startingAt', { price: '|' }).split('|')
  return (
    <>
      {before && <span>{before}</span>}
      {money(card, currency)}
      {suffix + after && <span>{suffix + after}</span>}
    </>
  )
}

/** A price as the law and the shop want it: card price, struck old price, percent, transfer price. */
export function PriceBlock({ price, unit, full, isLowest, children }: Props) {
  const { t, money } = useLocale()
  const { card, old, discountPercent: percent, transfer, currency } = price
  return (
    <div className="price">
      <strong className={old === null ? undefined : 'reduced-price'}>
        {isLowest ? <StartingPrice card={card} currency={currency} /> : money(card, currency)}
        {!isLowest && !isPiece({ t }, unit) && <span> / {unit}</span>}
      </strong>
      {children}
      {old !== null && (
        <s>
          <span className="visually-hidden">{t('catalog.oldPrice')} </span>
          {money(old, currency)}
        </s>
      )}
      {percent !== null && <b>{t('catalog.percentOff', { percent })}</b>}
      {transfer !== null && (
        <small>{t('catalog.transferPrice', { price: money(transfer, currency) })}</small>
      )}
      {(full || !price.vatIncluded) && price.vatPercent > 0 && (
        <small>
          {t(price.vatIncluded ? 'product.vatIncluded' : 'product.vatExcluded', {
            percent: price.vatPercent,
          })}
        </small>
      )}
    </div>
  )
}
