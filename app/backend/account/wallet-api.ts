import { z } from 'zod'
import { type Call, type CallContext, callBackend } from '~/backend/http/call'
import { answerShape, type Outcome, readOutcome } from '~/backend/http/envelope'
import { flag, id, requiredRows, status, text } from '~/backend/http/fields'
import { readBody } from '~/backend/http/read-body'
import { visitorCalls } from '~/backend/http/visitor-calls'
import type { Card } from './member-model'

const card = z
  .object({
    ID: id,
    BRAND: text,
    LAST4: text,
    EXPIRY: text,
    NAME: text,
    IS_VALID: flag,
    IS_LAST_USED: flag,
  })
  .transform(
    (row): Card => ({
      id: row.ID,
      brand: row.BRAND,
      last4: row.LAST4.slice(-4),
      expiry: /^\d{4}-\d{2}$/.test(row.EXPIRY) ? row.EXPIRY : '',
      holder: row.NAME,
      valid: row.IS_VALID,
      isLastUsed: row.IS_LAST_USED,
    }),
  )
const listShape = z.object({ CARDS: requiredRows(card) })
const urlShape = answerShape({ status, url: text })

/** The card wallet (own-calls.md). Card numbers are entered at the payment provider and never pass through here. */
export function openWalletApi(context: CallContext) {
  const { change } = visitorCalls(context)
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(
      call.key,
      await callBackend({ form: new URLSearchParams(), ...call }, 'change', context),
    )
  return {
    cards: async (): Promise<Card[]> => {
      const wire = await callBackend({ key: 'WALLET_LIST' }, 'personal', context)
      return readBody('WALLET_LIST', listShape, wire).CARDS
    },

    register: async (returnUrl: string): Promise<string | null> => {
      const form = new URLSearchParams({ return_url: returnUrl })
      const { url, ...answer } = await change({ key: 'WALLET_REGISTER', form }, urlShape)
      return answer.status > 0 && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null
    },

    validate: (cardId: string) => send({ key: 'WALLET_VALIDATE', parts: [cardId] }),

    remove: (cardId: string) => send({ key: 'WALLET_DELETE', parts: [cardId] }),

    /** Pays an order with a saved card. @param key idempotency key of the form */
    purchase: (cardId: string, orderNumber: string, key: string) =>
      send({
        idempotencyKey: key,
        key: 'WALLET_PURCHASE',
        parts: [cardId],
        form: new URLSearchParams({ order: orderNumber }),
      }),
  }
}
