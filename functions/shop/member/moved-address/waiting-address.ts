import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { memberById } from '../../auth/member-queries'
import { readForm } from '../../form'
import { respond } from '../answers'
import { mailNew } from './ask-for-address'
import { movedText } from './messages'

/** The address that a member wants in place of theirs, until its mail is opened; '' for none. */
export async function waitingAddressOf(db: D1Database, id: number): Promise<string> {
  const sql = `SELECT email FROM one_use WHERE member_id = ?1 AND kind = 'address'
    AND used_at = 0 AND expires_at > unixepoch() ORDER BY expires_at DESC`
  return (await db.prepare(sql).bind(id).first<string>('email')) ?? ''
}

/** POST customer/waiting-address: mails the address once more, or gives it up (`do`: `send` or `cancel`). */
export async function changeWaitingAddress(call: Call): Promise<Response> {
  const db = call.env.DB
  const member = await memberById(db, memberIdOf(call))
  const email = member && (await waitingAddressOf(db, member.id))
  if (!email) return respond(call, 0, 'badLink')
  if ((await readForm(call)).get('do')?.[0] === 'send') return send(call, member.id, email)
  const sql = "DELETE FROM one_use WHERE member_id = ?1 AND kind = 'address'"
  await db.prepare(sql).bind(member.id).run()
  const statusText = movedText(call, 'givenUp')
  return respond(call, 1, 'saved', { statusText, message: statusText })
}

async function send(call: Call, id: number, email: string): Promise<Response> {
  const mails = await mailNew(call, id, email)
  if (!mails) return respond(call, 0, 'tooOften')
  await call.env.DB.batch(mails)
  const statusText = movedText(call, 'waits')
  return respond(call, 1, 'saved', { statusText, message: statusText })
}
