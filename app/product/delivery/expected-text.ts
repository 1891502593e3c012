import type { Carriage } from '~/backend/site/site-model'
import { formatDays } from '~/i18n/dates'
import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import { deliveryDatesOf } from './delivery-dates'

type Ordered = {
  date: string
  daysToSend: number | null
}

/** The days on which an order comes, counted from when it was made; '' where they are not known. */
export function expectedText(
  { date, daysToSend }: Ordered,
  carriage: Carriage | null | undefined,
  language: Language,
): string {
  const ordered = Date.parse(date)
  if (!carriage || daysToSend === null || Number.isNaN(ordered)) return ''
  const { from, to } = deliveryDatesOf(carriage, daysToSend, ordered, 0)
  const days = formatDays(from, to, language)
  return translatorOf(language)('orders.expected', { days })
}

export async function expectedOf(context: RequestContext, ordered: Ordered): Promise<string> {
  if (ordered.daysToSend === null) return ''
  const site = await context.backend.site().catch(() => null)
  return expectedText(ordered, site?.delivery?.carriage, context.language)
}
