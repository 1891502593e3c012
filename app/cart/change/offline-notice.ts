import { isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { ActionResult } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'

/** The answer when none came: a notice, and the form keeps its key. */
export function offlineAnswer(): ActionResult {
  const { lang } = document.documentElement
  const text = translatorOf(isLanguage(lang) ? lang : 'tr')('cart.offline')
  return { notices: [{ tone: 'bad', text, ms: noticeMs.cart, offline: true }], unchanged: true }
}

/**
 * Sends a request; without a connection answers with a notice, and the form keeps its key so that a retry cannot add
 * twice. Browser only. What the server throws (a redirect, an error page) passes through.
 */
export async function orNotifyOffline<T>(send: () => Promise<T>): Promise<T | ActionResult> {
  try {
    return await send()
  } catch (error) {
    // fetch rejects with a TypeError when there is no connection (Fetch standard).
    if (!(error instanceof TypeError)) throw error
    return offlineAnswer()
  }
}
