import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { type MemberRow, memberById } from '../../auth/member-queries'
import { sha256 } from '../../session/session'
import { ownersMails } from '../account-mails'
import { respond } from '../answers'
import { moveConsents } from '../moved-consents'
import { needsSession, runIfHeld } from '../needed'
import { takeOneUse } from '../password/one-use'
import { memberWith } from '../queries'
import { deleteUnproven, unprovenWith } from '../register/unproven-account'
import { putBack } from '../take-over'
import { type MovedText, movedText } from './messages'

type Kind = 'address' | 'addressBack'

function answer(call: Call, status: 0 | 1, name: MovedText): Response {
  const statusText = movedText(call, name)
  return respond(call, status, 'saved', { statusText, message: statusText })
}

const kindOf = async (db: D1Database, id: number, written: string): Promise<Kind | null> =>
  db
    .prepare(
      "SELECT kind FROM one_use WHERE hash = ?1 AND member_id = ?2 AND kind IN ('address', 'addressBack')",
    )
    .bind(await sha256(written), id)
    .first<Kind>('kind')

/** Links back to addresses of before end earlier than those of after. */
const moveTo = (db: D1Database, { id, phone }: MemberRow, email: string) => [
  moveConsents(db, id, { email, phone }),
  db
    .prepare('UPDATE member SET email = ?2, email_proven = 1, owns_email = 1 WHERE id = ?1')
    .bind(id, email),
  db
    .prepare(
      "UPDATE one_use SET expires_at = expires_at - 1 WHERE member_id = ?1 AND kind = 'addressBack'",
    )
    .bind(id),
]

/** Opens the link of a member's new address, or the one of the former address against it. */
export async function openMovedLink(call: Call, id: number, written: string): Promise<Response> {
  const db = call.env.DB
  const kind = await kindOf(db, id, written)
  if (!kind) return respond(call, 0, 'badLink')
  // Somebody whose address was only typed has no way in.
  if (kind === 'address' && memberIdOf(call) !== id) return answer(call, 0, 'signInFirst')
  const [token, member] = [await takeOneUse(db, kind, written), await memberById(db, id)]
  if (!token || !member) return respond(call, 0, 'badLink')
  const { email } = token
  if ((await memberWith(db, email, '', id)).email) return respond(call, 0, 'mailTaken')
  const statements =
    kind === 'address'
      ? [
          needsSession(call),
          ...deleteUnproven(db, await unprovenWith(db, email)),
          ...moveTo(db, member, email),
        ]
      : putBack(db, id, { email, token: await sha256(written), mails: await ownersMails(call) })
  const fault = await runIfHeld(db, statements)
  if (fault) return respond(call, 0, fault === 'gone' ? 'badLink' : 'mailTaken')
  return answer(call, 1, kind === 'address' ? 'moved' : 'back')
}
