import { isLanguage } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { Answer } from '~/session/answer-types'
import { noticeMs } from './rules'

/** The answer to what no answer comes to: it is said, and the form stays with its key. */
export function unanswered(): Answer {
  const { lang } = document.documentElement
  const text = translatorOf(isLanguage(lang) ? lang : 'tr')('cart.unsure')
  return { notices: [{ tone: 'bad', text, ms: noticeMs.cart, offline: true }], kept: true }
}

/**
 * Asks the server; when no answer comes, says so and keeps the form with its key, so that sending it again cannot
 * add twice. Runs in the browser only. What the server throws (a redirect, an error page) passes.
 */
export async function orSayOffline<T>(ask: () => Promise<T>): Promise<T | Answer> {
  try {
    return await ask()
  } catch (error) {
    // fetch rejects with a TypeError when there is no connection (Fetch standard).
    if (!(error instanceof TypeError)) throw error
    return unanswered()
  }
}
