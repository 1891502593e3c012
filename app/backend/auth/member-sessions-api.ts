import { z } from 'zod'
import type { MemberSession } from '~/backend/account/member-model'
import type { CallContext } from '~/backend/http/call'
import type { Outcome } from '~/backend/http/envelope'
import { date, flag, id, requiredRows, text } from '~/backend/http/fields'
import { visitorCalls } from '~/backend/http/visitor-calls'

const session = z
  .object({ ID: id, DEVICE: text, SIGNED_IN: date, LAST_USE: date, IS_CURRENT: flag })
  .transform(
    (row): MemberSession => ({
      id: row.ID,
      device: row.DEVICE.slice(0, 80),
      signedIn: row.SIGNED_IN,
      lastUse: row.LAST_USE,
      isCurrent: row.IS_CURRENT,
    }),
  )
const listShape = z.object({ SESSIONS: requiredRows(session) })

/** Where the member is signed in (own-calls.md). */
export function openMemberSessionsApi(context: CallContext) {
  const { get, submit } = visitorCalls(context)
  return {
    list: async (): Promise<MemberSession[]> =>
      (await get({ key: 'SESSION_LIST' }, listShape)).SESSIONS,

    /** @param which the id of a session, `others` or `all` */
    end: (which: string): Promise<Outcome> =>
      submit({ key: 'SESSION_END', form: new URLSearchParams({ which }) }),
  }
}
