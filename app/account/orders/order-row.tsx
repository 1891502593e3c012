import type { PastOrder } from '~/backend/account/member-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'
import { PictureView } from '~/ui/pictures/picture-view'

/** An order in a list; all of it leads to its page. */
export function OrderRow({ order }: { order: PastOrder }) {
  const { t, href, money, language } = useLocale()
  return (
    <li>
      <a href={href('orderDetail', { siparis: order.number })}>
        {t('orders.number', { number: order.number })}
      </a>
      <strong>{order.status}</strong>
      <span>
        <time dateTime={order.date}>{order.date && formatDate(order.date, 'short', language)}</time>
        {order.total !== null && ` · ${money(order.total, order.currency)}`}
      </span>
      <span className="order-pictures">
        {order.lines
          .slice(0, 5)
          .map(({ position, picture }) =>
            picture ? <PictureView key={position} picture={picture} sizes="56px" alt="" /> : null,
          )}
      </span>
    </li>
  )
}
