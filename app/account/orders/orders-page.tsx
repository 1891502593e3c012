import css from '~/auth/auth.css?url'
import type { PastOrder } from '~/backend/account/member-model'
import { PageLinks } from '~/catalogue/page-links'
import { useLocale } from '~/i18n/use-locale'
import { EmptyState } from '~/ui/empty-state'
import empty from '~/ui/empty-state.css?url'
import { OrderRow } from './order-row'
import orders from './orders.css?url'

export const orderDays = [30, 90, 360] as const

type Props = {
  orders: PastOrder[]
  page: number
  pages: number
  days: number
  archive: boolean
}

export function OrdersPage({ orders: list, page, pages, days, archive }: Props) {
  const { t, href } = useLocale()
  return (
    <div className="orders">
      <link rel="stylesheet" href={css} />
      <link rel="stylesheet" href={orders} />
      <link rel="stylesheet" href={empty} />
      <h1>{t('orders.title')}</h1>
      <Periods days={days} archive={archive} />
      {list.length === 0 && (
        <EmptyState drawing="box" text={t('orders.none')}>
          <a className="button button-main" href={href('categories')}>
            {t('shell.allCategories')}
          </a>
        </EmptyState>
      )}
      <ul className="order-list">
        {list.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(pg) => href('orders', { gun: days || null, pg, tur: archive ? 'arsiv' : null })}
      />
    </div>
  )
}

function Periods({ days, archive }: Pick<Props, 'days' | 'archive'>) {
  const { t, href } = useLocale()
  return (
    <nav className="page-tabs" aria-label={t('orders.period')}>
      {[0, ...orderDays].map((one) => (
        <a
          key={one}
          href={href('orders', { gun: one || null })}
          aria-current={one === days && !archive ? 'page' : undefined}
        >
          {one === 0 ? t('orders.all') : t('orders.days', { days: one })}
        </a>
      ))}
      <a href={href('orders', { tur: 'arsiv' })} aria-current={archive ? 'page' : undefined}>
        {t('orders.archive')}
      </a>
    </nav>
  )
}
