import type { PastLine, PastOrder } from '~/backend/account/member-model'
import type { OrderStage } from '~/backend/checkout/order-model'
import { formatDate } from '~/i18n/dates'
import { useLocale } from '~/i18n/use-locale'

const orderSteps: readonly OrderStage[] = ['ordered', 'preparing', 'shipped', 'delivered']
const mailedSteps = orderSteps.filter((step) => step !== 'shipped')

/** How far the returns under way are: as far as the one that is least so. Lines tell of ended ones, and what a shop says in its own words. */
function returnState(lines: Line[]): 'requested' | 'accepted' | undefined {
  const all = lines.flatMap(({ returns }) => returns).filter(({ words }) => !words)
  return (['requested', 'accepted'] as const).find((known) =>
    all.some(({ state }) => state === known),
  )
}

type Line = Pick<PastLine, 'returns'>
type Props = Pick<PastOrder, 'stage' | 'date' | 'isMailed' | 'transfer'> & { lines: Line[] }

/** How far an order is, and its returns. A closed one has left the usual way: it shows its beginning and its end. */
export function OrderTimeline({ stage, date, isMailed, transfer, lines }: Props) {
  const { t, language } = useLocale()
  if (stage === null) return null
  const usual = isMailed ? mailedSteps : orderSteps
  const at = usual.indexOf(stage)
  const steps: readonly OrderStage[] = at < 0 ? ['ordered', stage] : usual
  const returned = returnState(lines)
  const end = at < 0 ? 1 : at
  const current = returned ? steps.length : end
  return (
    <ol className="order-timeline" aria-label={t('orders.timeline')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= end ? 'reached' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`orders.stages.${step}`)}
          {step === 'ordered' && date && (
            <time dateTime={date}>{formatDate(date, 'long', language)}</time>
          )}
          {index === current && transfer && <small>{t('orders.paymentAwaited')}</small>}
        </li>
      ))}
      {returned && (
        <li className="reached" aria-current="step">
          {t(`orders.returnStates.${returned}`)}
        </li>
      )}
    </ol>
  )
}
