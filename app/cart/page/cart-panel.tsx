import type { Cart } from '~/backend/cart/cart-model'
import { useLocale } from '~/i18n/use-locale'
import { ChosenStore } from '~/stores/chosen-store'
import { PictureView } from '~/ui/pictures/picture-view'
import { LineChoicesView } from './line-choices-view'

/** The cart in short, for the drawer and the dropdown. */
export function CartPanel({ cart }: { cart: Cart }) {
  const { t, money, number, href, dir } = useLocale()
  if (cart.lines.length === 0)
    return (
      <div className="panel">
        <p>{cart.notice || t('cart.empty')}</p>
      </div>
    )
  return (
    <div className="panel">
      <ul>
        {cart.lines.map((line) => (
          <li key={`${line.index}-${line.productId}`}>
            <PictureView picture={line.picture} sizes="64px" alt="" />
            <a href={line.path}>{line.title}</a>
            <b>{money(line.total, cart.currency)}</b>
            <p>
              <bdi dir={dir}>
                {t('cart.countTimesPrice', {
                  count: number(line.count),
                  price: money(line.unitPrice, cart.currency),
                })}
              </bdi>{' '}
              <bdi>{line.variantLabel}</bdi>
              <LineChoicesView
                choices={{
                  personal: line.personal,
                  frequency: line.frequencyName,
                  note: line.orderNote,
                }}
              />
            </p>
          </li>
        ))}
      </ul>
      <div className="panel-end">
        <ChosenStore back={href('cart')} />
        <p>
          <span>{t('cart.items')}</span> {money(cart.priceCart, cart.currency)}
        </p>
        <a className="b b-main" href={href('cart')}>
          {t('cart.open')}
        </a>
        <a className="b" href={href('orderAddress')}>
          {t('cart.checkOut')}
        </a>
      </div>
    </div>
  )
}
