import type { Cents } from '~/backend/catalogue/model'
import type { Instalment } from '~/backend/checkout/order-model'
import { useLocale } from '~/i18n/use-locale'
import { lastPayment } from './last-payment'

/** Text about a plan's last payment, after a space, where it differs; else ''. */
export function useLastPayment() {
  const { t, money } = useLocale()
  return (plan: Pick<Instalment, 'number' | 'each'>, total: Cents | null, currency: string) => {
    const last = total === null ? null : lastPayment(plan, total)
    return last === null ? '' : ` ${t('order.lastPayment', { last: money(last, currency) })}`
  }
}
