import type { Call } from '../../app'
import { field, readForm } from '../../form'
import { sha256 } from '../../session/session'
import { ownersMails } from '../account-mails'
import type { Wrong } from '../answers'
import { respond } from '../answers'
import { setPassword } from '../queries'
import { claimAccount } from '../take-over'
import { readNewPassword, secured } from './new-password'
import { endOneUse, readOneUse } from './one-use'

/** POST reset-password: sets a new password by the link of a message and ends all sessions of the member. */
export async function resetPassword(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const wrong: Wrong = {}
  const next = readNewPassword(fields, '', wrong)
  const [key, text] = Object.entries(wrong)[0] ?? []
  if (key && text) return respond(call, 0, text, { key })
  const db = call.env.DB
  const link = await sha256(field(fields, 'resetToken'))
  const token = await readOneUse(db, 'password', link)
  if (!token) return respond(call, 0, 'badLink')
  const { member_id: id, email } = token
  const owner = { email, token: link, mails: await ownersMails(call) }
  const password = await secured(next)
  const results = await db.batch([
    ...(email ? claimAccount(db, id, owner) : []),
    ...setPassword(db, id, password, { link }),
    endOneUse(db, link),
  ])
  const isSet = (results.at(-1)?.meta.changes ?? 0) > 0
  return isSet ? respond(call, 1, 'passwordChanged') : respond(call, 0, 'badLink')
}
