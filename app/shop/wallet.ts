import { z } from 'zod'
import { type Call, type CallContext, callShop } from './call'
import { type Outcome, readOutcome } from './envelope'
import type { Card } from './member-model'
import { readBody } from './read-body'
import { flag, id, rows, text } from './wire'

const card = z
  .object({ ID: id, BRAND: text, LAST4: text, EXPIRY: text, NAME: text, IS_VALID: flag })
  .transform(
    (row): Card => ({
      id: row.ID,
      brand: row.BRAND,
      last4: row.LAST4.slice(-4),
      expiry: /^\d{4}-\d{2}$/.test(row.EXPIRY) ? row.EXPIRY : '',
      holder: row.NAME,
      valid: row.IS_VALID,
    }),
  )
const listShape = z.object({ CARDS: rows(card) })
const urlShape = z.object({ status: z.number(), url: text })

/**
 * The card wallet (own calls, own-calls.md). Numbers are typed at the payment provider: neither they
 * nor security codes ever pass here.
 */
export function openWallet(context: CallContext) {
  const send = async (call: Call): Promise<Outcome> =>
    readOutcome(
      call.key,
      await callShop({ form: new URLSearchParams(), ...call }, 'change', context),
    )
  return {
    cards: async (): Promise<Card[]> => {
      const wire = await callShop({ key: 'WALLET_LIST' }, 'personal', context)
      return readBody('WALLET_LIST', listShape, wire).CARDS
    },

    /** The provider's page that a new card is typed on; null when the shop has none. */
    register: async (returnUrl: string): Promise<string | null> => {
      const form = new URLSearchParams({ return_url: returnUrl })
      const wire = await callShop({ key: 'WALLET_REGISTER', form }, 'change', context)
      const { status, url } = readBody('WALLET_REGISTER', urlShape, wire)
      return status > 0 && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : null
    },

    /** Asks the provider whether a card is still good. */
    validate: (cardId: string) => send({ key: 'WALLET_VALIDATE', parts: [cardId] }),

    remove: (cardId: string) => send({ key: 'WALLET_DELETE', parts: [cardId] }),

    /** Pays an order that waits for its payment by a card that is kept. @param key the form's own: sent again, it pays once */
    purchase: (cardId: string, orderNumber: string, key: string) =>
      send({
        idempotencyKey: key,
        key: 'WALLET_PURCHASE',
        parts: [cardId],
        form: new URLSearchParams({ order: orderNumber }),
      }),
  }
}
