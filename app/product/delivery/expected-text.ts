import type { OrderStage, Transfer } from '~/backend/checkout/order-model'
import type { Carriage, CarrierDays } from '~/backend/site/site-model'
import { formatDate, formatDays } from '~/i18n/dates'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { dayInIstanbul, deliveryDatesOf } from './delivery-dates'

type Ordered = {
  date: string
  daysToSend: number | null
  sentFrom: string
  carriage: CarrierDays | null
  transfer: Transfer | null
  stage: OrderStage | null
}

/** Whether the shop says when an order is sent: never while money is awaited, nor once it has come. */
const isPromised = ({ daysToSend, sentFrom, transfer, stage }: Ordered): boolean =>
  transfer === null && stage !== 'delivered' && (daysToSend !== null || sentFrom !== '')

const daysOf = ({ from, to }: CarrierDays): CarrierDays => ({ from, to })

/** Breaks between two dates only. */
const unbroken = (days: string): string =>
  days.replace(/\s/gu, '\u00a0').replace(/(\p{L}.*–)\u00a0/u, '$1 ')

/** The days on which an order comes, counted from when it was made, or the day from which it is sent; '' where they are not known, or over. */
export function expectedText(
  ordered: Ordered,
  carriage: Carriage | null | undefined,
  language: Language,
  now = Date.now(),
): string {
  const { date, daysToSend, sentFrom } = ordered
  if (!isPromised(ordered)) return ''
  const t = translatorOf(language)
  const today = dayInIstanbul(now)
  if (sentFrom) {
    const isPast = dayInIstanbul(Date.parse(sentFrom)) < today
    return isPast ? '' : t('orders.sentFrom', { date: formatDate(sentFrom, 'short', language) })
  }
  const made = Date.parse(date)
  if (!carriage || daysToSend === null || Number.isNaN(made)) return ''
  const own = { ...carriage, ...daysOf(ordered.carriage ?? carriage) }
  const { from, to } = deliveryDatesOf(own, daysToSend, made, 0)
  return to < today ? '' : t('orders.expected', { days: unbroken(formatDays(from, to, language)) })
}

export async function expectedOf(context: RequestContext, ordered: Ordered): Promise<string> {
  if (!isPromised(ordered)) return ''
  const site = await context.backend.site().catch(() => null)
  return expectedText(ordered, site?.delivery?.carriage, context.language)
}
