import type { PastOrder } from '~/backend/account/member-model'
import type { OrderStage } from '~/backend/checkout/order-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

const orderSteps: readonly OrderStage[] = ['ordered', 'preparing', 'shipped', 'delivered']
const mailedSteps = orderSteps.filter((step) => step !== 'shipped')

/** How far an order is. A closed one has left the usual way: it shows its beginning and its end. */
export function OrderTimeline({
  stage,
  date,
  isMailed,
  transfer,
}: Pick<PastOrder, 'stage' | 'date' | 'isMailed' | 'transfer'>) {
  const { t, language } = useLocale()
  if (stage === null) return null
  const usual = isMailed ? mailedSteps : orderSteps
  const at = usual.indexOf(stage)
  const steps: readonly OrderStage[] = at < 0 ? ['ordered', stage] : usual
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
          {index === current && transfer && <small>{t('orders.paymentAwaited')}</small>}
        </li>
      ))}
    </ol>
  )
}
