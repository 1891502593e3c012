import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { CallClass, Wire } from '~/backend/http/transport'
import { askAsGuest, displayedCurrency } from './ask-page'

/** Calls with prices that name a currency only to a shop with our own calls: others take it from the session (own-calls.md). */
export function sessionCalls(
  context: CallContext,
  usual: string,
  lacksSettings: () => Promise<boolean>,
) {
  const { rules } = context
  const needsSession = async () => rules.currency !== usual && (await lacksSettings())

  return {
    sendInCurrency: async (call: Call, callClass: CallClass): Promise<Wire> =>
      (await needsSession())
        ? askAsGuest(context, call, usual)
        : callBackend(call, callClass, context),

    /** The currency of rows that say none. */
    currencyOfRows: async (): Promise<string> =>
      (await needsSession()) ? displayedCurrency(context, usual) : rules.currency,
  }
}

export type SessionCalls = ReturnType<typeof sessionCalls>
