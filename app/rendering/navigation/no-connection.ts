import type { Locale } from '~/i18n/use-locale'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'

/** The answer without a connection: a notice, and everything stays as it was. */
export function noConnection(t: Locale['t']): ActionResult {
  const text = t('failure.offline')
  return { notices: [{ tone: 'bad', text, ms: noticeMs.error, offline: true }], unchanged: true }
}

/** Resets a select whose navigation failed. */
export function resetSelect({ options }: HTMLSelectElement): void {
  for (const option of options) option.selected = option.defaultSelected
}
