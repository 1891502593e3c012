import type { Call } from '../app'
import type { Currency, Language } from '../locale'
import { readCurrency, readLanguage } from '../locale'
import { readSession } from './queries'
import { sessionIdOf } from './session'

/** The language of a call: its parameter, else Accept-Language, else Turkish. */
export function languageOf(call: Call): Language {
  return (
    readLanguage(call.req.query('language')) ??
    readLanguage(call.req.query('lang')) ??
    readLanguage(call.req.header('Accept-Language')) ??
    'tr'
  )
}

/** The currency of a call: its parameter, else the session's, else the lira. */
export async function currencyOf(call: Call): Promise<Currency> {
  const requested = readCurrency(call.req.query('currency'))
  if (requested) return requested
  const id = await sessionIdOf(call)
  const session = id ? await readSession(call.env.DB, id) : null
  return readCurrency(session?.currency) ?? 'TL'
}

/** Whether an answer's currency came from the shopper's session, so that the answer is private. */
export function hasOwnCurrency(call: Call): boolean {
  return !readCurrency(call.req.query('currency')) && call.req.header('Cookie') !== undefined
}
