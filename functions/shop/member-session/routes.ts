import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { field, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import { isoTime } from '../shop-time'
import { sessionText } from './messages'
import { endSession, endSessions, type SessionRow, sessionsOf } from './queries'

/** Where a member is signed in, and ending it elsewhere: our own calls. */
export const memberSession = newArea()

const base = '/srv/service/member-session'
const currentId = (call: Call) => call.get('memberToken')?.session_id ?? ''
const words = (call: Call, text: Parameters<typeof sessionText>[0]) =>
  sessionText(text, languageOf(call))

memberSession.get(`${base}/list`, async (call) => {
  const wire = (row: SessionRow) => ({
    ID: row.id,
    DEVICE: row.device,
    SIGNED_IN: isoTime(row.signed_in_at),
    LAST_USE: isoTime(row.used_at),
    IS_CURRENT: row.id === currentId(call) ? 1 : 0,
  })
  const rows = await sessionsOf(call.env.DB, memberIdOf(call))
  return privateAnswer(call, { SESSIONS: rows.map(wire) })
})

/** Ends the session of `which`, or those of the words `others` and `all`. */
memberSession.post(`${base}/end`, async (call) => {
  const member = memberIdOf(call)
  if (!member) return failedAction(call, words(call, 'signInFirst'))
  const db = call.env.DB
  const which = field(await readForm(call), 'which')
  if (which === 'others' || which === 'all')
    await endSessions(db, member, which === 'all' ? '' : currentId(call))
  else if (!(await endSession(db, member, which)))
    return failedAction(call, words(call, 'noSession'))
  return privateAnswer(call, { status: 1, statusText: words(call, 'ended') })
})
