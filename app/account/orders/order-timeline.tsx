import type { PastOrder } from '~/backend/account/member-model'
import type { OrderStage } from '~/backend/checkout/order-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

const orderSteps: readonly OrderStage[] = ['ordered', 'preparing', 'shipped', 'delivered']

/** How far an order is. A closed one has left the usual way: it shows its beginning and its end. */
export function OrderTimeline({ stage, date }: Pick<PastOrder, 'stage' | 'date'>) {
  const { t, language } = useLocale()
  if (stage === null) return null
  const at = orderSteps.indexOf(stage)
  const steps: readonly OrderStage[] = at < 0 ? ['ordered', stage] : orderSteps
  const current = at < 0 ? 1 : at
  return (
    <ol className="order-timeline" aria-label={t('orders.timeline')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= current ? 'reached' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`orders.stages.${step}`)}
          {step === 'ordered' && date && (
            <time dateTime={date}>{formatDate(date, 'long', language)}</time>
          )}
        </li>
      ))}
    </ol>
  )
}
