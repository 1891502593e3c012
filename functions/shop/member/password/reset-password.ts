import type { Call } from '../../app'
import { field, readForm } from '../../form'
import { sha256 } from '../../session/session'
import { ownersMails } from '../account-mails'
import type { Wrong } from '../answers'
import { respond } from '../answers'
import { setPassword } from '../queries'
import { claimAccount } from '../take-over'
import { changedMail } from './changed-mail'
import { readNewPassword, secured } from './new-password'
import { endOneUse, isUsed, readOneUse } from './one-use'

/** The refusal of a link, and whether it was used before: only who holds it learns that. */
async function refuseLink(call: Call, link: string): Promise<Response> {
  const used = await isUsed(call.env.DB, 'password', link)
  return respond(call, 0, used ? 'usedLink' : 'badLink', { key: 'resetToken' })
}

/** POST reset-password: sets a new password by the link of a message and ends all sessions of the member. */
export async function resetPassword(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const db = call.env.DB
  const link = await sha256(field(fields, 'resetToken'))
  const token = await readOneUse(db, 'password', link)
  if (!token) return refuseLink(call, link)
  const wrong: Wrong = {}
  const next = readNewPassword(fields, '', wrong)
  const [key, text] = Object.entries(wrong)[0] ?? []
  if (key && text) return respond(call, 0, text, { key })
  const { member_id: id, email } = token
  const owner = { email, token: link, mails: await ownersMails(call) }
  const password = await secured(next)
  const results = await db.batch([
    ...(email ? claimAccount(db, id, owner) : []),
    ...setPassword(db, id, password, { link }),
    changedMail(call, id, link),
    endOneUse(db, link),
  ])
  const isSet = (results.at(-1)?.meta.changes ?? 0) > 0
  return isSet ? respond(call, 1, 'passwordChanged') : refuseLink(call, link)
}
