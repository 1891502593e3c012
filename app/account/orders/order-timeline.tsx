import type { PastOrder } from '~/backend/account/member-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

const orderSteps = ['ordered', 'preparing', 'shipped', 'delivered'] as const

/** How far an order is. A closed one has left the usual way: it shows its beginning and its end. */
export function OrderTimeline({ stage, date }: Pick<PastOrder, 'stage' | 'date'>) {
  const { t, language } = useLocale()
  if (stage === null) return null
  const at = orderSteps.findIndex((step) => step === stage)
  const steps = at < 0 ? (['ordered', stage] as const) : orderSteps
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
