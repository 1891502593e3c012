import type { PastOrder } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { Late } from '~/rendering/late-part'
import { EmptyState } from '~/ui/empty-state'
import { OrderRow } from './orders/order-row'
import { OrderTimeline } from './orders/order-timeline'

type Props = { promise: Promise<PastOrder | null> }

/** The member's latest order and how far it is; may come late or fail alone. */
export function LatestOrder({ promise }: Props) {
  const { t, href } = useLocale()
  const title = t('auth.latestOrder')
  return (
    <section className="latest-order" aria-labelledby="latest-order">
      <h2 id="latest-order">{title}</h2>
      <Late
        promise={promise}
        coming={t('ui.loading', { title })}
        failed={t('ui.lateFailed', { title })}
        retry={{ href: href('account'), text: t('ui.retry') }}
      >
        {(order) =>
          order ? (
            <>
              <ul className="order-list">
                <OrderRow order={order} />
              </ul>
              <OrderTimeline {...order} date="" />
              <a href={href('orders')}>{t('auth.allOrders')}</a>
            </>
          ) : (
            <EmptyState drawing="box" text={t('auth.noOrder')}>
              <a className="button button-main" href={href('categories')}>
                {t('shell.allCategories')}
              </a>
            </EmptyState>
          )
        }
      </Late>
    </section>
  )
}
