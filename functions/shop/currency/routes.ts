import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { readCurrency } from '../locale'
import { chooseCurrency } from '../session/queries'
import { ensureSession } from '../session/session'

export const currency = newArea()

/** Answers the bare number 1, and 0 for a currency that the shop does not have. */
const setCurrency = async (call: Call): Promise<Response> => {
  const code = readCurrency(call.req.param('currency'))
  if (!code) return privateAnswer(call, 0)
  await chooseCurrency(call.env.DB, await ensureSession(call), code)
  return privateAnswer(call, 1)
}
currency.on(['GET', 'POST'], '/srv/shopping/shopping/set-currency/:currency', setCurrency)
