import { z } from 'zod'
import type { Passkey } from '~/backend/account/member-model'
import type { CallContext } from '~/backend/http/call'
import { answerShape, type Outcome } from '~/backend/http/envelope'
import { date, flag, id, requiredRows, status, text } from '~/backend/http/fields'
import { visitorCalls } from '~/backend/http/visitor-calls'
import { sentence } from '~/backend/site/html/without-markup'

const passkey = z
  .object({ ID: id, NAME: text, CREATED: date, LAST_USE: date, RENAME: flag })
  .transform(
    (row): Passkey => ({
      id: row.ID,
      name: row.NAME.slice(0, 80),
      created: row.CREATED,
      lastUse: row.LAST_USE,
      mayRename: row.RENAME,
    }),
  )
const listShape = z.object({ PASSKEYS: requiredRows(passkey) })
const optionsShape = answerShape({
  status,
  statusText: sentence,
  OPTIONS: z.looseObject({ challenge: z.string() }).optional(),
})

/** What the browser needs for a key, in WebAuthn's own words; else why there is none. */
export type PasskeyOptions = { ok: true; options: object } | { ok: false; message: string }

/** Passkeys (own-calls.md). The browser's answers are JSON texts, which only the shop reads. */
export function openPasskeysApi(context: CallContext) {
  const { get, change, submit } = visitorCalls(context)
  async function optionsOf(
    key: 'PASSKEY_LOGIN_OPTIONS' | 'PASSKEY_REGISTER_OPTIONS',
  ): Promise<PasskeyOptions> {
    const answer = await change({ key, form: new URLSearchParams() }, optionsShape)
    const { OPTIONS: options, statusText: message } = answer
    return answer.status > 0 && options ? { ok: true, options } : { ok: false, message }
  }
  return {
    list: async (): Promise<Passkey[]> => (await get({ key: 'PASSKEY_LIST' }, listShape)).PASSKEYS,

    registerOptions: () => optionsOf('PASSKEY_REGISTER_OPTIONS'),

    register: (response: string, name: string): Promise<Outcome> =>
      submit({ key: 'PASSKEY_REGISTER', form: new URLSearchParams({ response, name }) }),

    loginOptions: () => optionsOf('PASSKEY_LOGIN_OPTIONS'),

    login: (response: string, remember: boolean): Promise<Outcome> => {
      const form = new URLSearchParams({ response, rememberMe: remember ? '1' : '0' })
      return submit({ key: 'PASSKEY_LOGIN', form }, 'signIn')
    },

    rename: (passkeyId: string, name: string): Promise<Outcome> =>
      submit({ key: 'PASSKEY_RENAME', parts: [passkeyId], form: new URLSearchParams({ name }) }),

    remove: (passkeyId: string): Promise<Outcome> =>
      submit({ key: 'PASSKEY_DELETE', parts: [passkeyId], form: new URLSearchParams() }),
  }
}
