import { noticeMs } from '~/cart/rules'
import type { Locale } from '~/i18n/use-t'
import type { Answer } from '~/session/answer-types'

/** The word that there is no connection, as the answer to what could not be sent or shown: all stays as it was. */
export function noConnection(t: Locale['t']): Answer {
  const text = t('failure.offline')
  return { notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }], kept: true }
}

/** A choice that leads elsewhere says again what the page is that it could not leave. */
export function resetSelect({ options }: HTMLSelectElement): void {
  for (const option of options) option.selected = option.defaultSelected
}
