import type { CartLine } from '~/backend/cart/cart-model'
import { isPiece } from '~/catalogue/card/unit'
import { useLocale } from '~/i18n/use-locale'
import { pathOfVariant } from '~/site-map'
import { ChangedPrice } from './changed-price'
import { ShortLine } from './short-line'
import { VatExcluded } from './vat-excluded'

type Props = { line: CartLine }

export function LineDetails({ line }: Props) {
  const { t } = useLocale()
  return (
    <>
      {line.brand && <p className="cart-line-brand">{line.brand}</p>}
      <h2>
        <a href={pathOfVariant(line.path, line.variantId)}>{line.title}</a>
      </h2>
      {line.variantLabel && <p>{line.variantLabel}</p>}
      {line.subscribed && (
        <p>{[t('cart.subscribed'), line.frequencyName].filter(Boolean).join(': ')}</p>
      )}
      {line.personal.map(({ key, label, value }) => (
        <p key={key}>
          {label}: <bdi>{value}</bdi>
        </p>
      ))}
      {line.left !== null && <ShortLine left={line.left} shortage={line.shortage} />}
      {line.orderNote && <p>{t('cart.note', { note: line.orderNote })}</p>}
      <ChangedPrice line={line} />
      <UnitPrice line={line} />
    </>
  )
}

function UnitPrice({ line }: Props) {
  const { t, money } = useLocale()
  if (line.unitPrice === null) return null
  const { unit } = line.quantity
  return (
    <p className="cart-line-unit-price">
      {line.oldUnitPrice !== null && (
        <s>
          <span className="visually-hidden">{t('catalog.oldPrice')} </span>
          {money(line.oldUnitPrice, line.currency)}
        </s>
      )}{' '}
      {t('cart.unitPrice', { price: money(line.unitPrice, line.currency) })}
      {!isPiece(t, unit) && ` / ${unit}`}
      <VatExcluded percent={line.vatExcluded} />
    </p>
  )
}
