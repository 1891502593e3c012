import type { ReactNode } from 'react'
import type { Price } from '~/backend/catalogue/model'
import { isPiece } from '~/catalogue/card/unit'
import { useLocale } from '~/i18n/use-locale'

type Props = {
  price: Price
  unit: string
  full?: boolean
  amount?: ReactNode
  children?: ReactNode
}

/** A price as the law and the shop want it: card price, struck old price, percent, transfer price. */
export function PriceBlock({ price, unit, full, amount, children }: Props) {
  const { t, money } = useLocale()
  const { card, old, discountPercent: percent, transfer, currency } = price
  return (
    <div className="price">
      <strong className={old === null ? undefined : 'reduced-price'}>
        {amount || money(card, currency)}
        {!amount && !isPiece(t, unit) && <span> / {unit}</span>}
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
