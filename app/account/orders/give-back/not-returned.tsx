import type { PastLine, PastOrder } from '~/backend/account/member-model'
import { useLocale } from '~/i18n/use-locale'
import { useIsUnavailable } from '~/rendering/use-is-unavailable'
import { lineName } from '../line-cancel/line-name'

/** Whether it is time to say of a line of an order that it is not returned: others could be. */
const isTimely = ({ mayReturn, stage }: PastOrder): boolean =>
  mayReturn || stage === 'shipped' || stage === 'delivered'

const reasonOf = (exception: NonNullable<PastLine['exception']>, { mayCancel }: PastOrder) =>
  exception === 'giftCard' && mayCancel ? 'giftCardUnused' : exception

/** Why a line of an order is not returned, and where to write about a faulty one; nothing of other lines. */
export function WhyNotReturned({ order, line }: { order: PastOrder; line: PastLine }) {
  const { t, href } = useLocale()
  const hasContact = !useIsUnavailable('contact')
  const { exception, count } = line
  if (exception === null || count === 0 || !isTimely(order)) return null
  return (
    <small>
      {t(`orders.notReturned.${reasonOf(exception, order)}`)}
      {exception !== 'giftCard' && hasContact && (
        <>
          {' '}
          <a href={href('contact')}>{t('orders.notReturnedFaulty')}</a>
        </>
      )}
    </small>
  )
}

/** The lines of an order that its form leaves out, and why. */
export function NotReturned({ order }: { order: PastOrder }) {
  return order.lines.map((line) =>
    line.exception === null || line.count === 0 ? null : (
      <p key={line.position}>
        <bdi>{lineName(line)}</bdi> <WhyNotReturned order={order} line={line} />
      </p>
    ),
  )
}
