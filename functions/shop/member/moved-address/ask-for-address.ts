import type { Call } from '../../app'
import { nameKey } from '../../auth/email'
import type { MemberRow } from '../../auth/member-queries'
import { isAllowed } from '../limits'
import { sendOut } from '../outbox'
import { newOneUse } from '../password/one-use'
import { movedMail } from './messages'

const ONE_DAY = 86_400
const limit = { max: 3, seconds: 3600 }

type Statements = D1PreparedStatement[]

/** Whether two addresses differ only in the case of Latin letters, as the database compares them. */
export async function isSameAddress(db: D1Database, one: string, other: string): Promise<boolean> {
  const sql = 'SELECT ?1 = ?2 COLLATE NOCASE AS same'
  return (await db.prepare(sql).bind(other, one).first<number>('same')) === 1
}

/** Mails the member's present address that it, or the number, is being changed: with a link against it where it is proven. */
export async function mailFormer(
  call: Call,
  { id, email, email_proven }: MemberRow,
): Promise<Statements> {
  const db = call.env.DB
  if (!(await isAllowed(db, `moved ${nameKey(email)}`, 'moved', limit))) return []
  if (!email_proven)
    return [sendOut(db, { kind: 'mail', to: email, text: await movedMail(call, 'mailFormer') })]
  const holds = { memberId: id, email, seconds: 7 * ONE_DAY }
  const { token, statements } = await newOneUse(db, 'addressBack', holds)
  const link = `/uye-girisi-sayfasi?activation=addressBack&id=${id}&token=${token}`
  const text = await movedMail(call, 'mailBack')
  return [...statements, sendOut(db, { kind: 'mail', to: email, text, link })]
}

/** Mails a member's new address the link from whose press on it counts; null where it was mailed too often. */
export async function mailNew(call: Call, id: number, to: string): Promise<Statements | null> {
  const db = call.env.DB
  const often = { ...limit, max: 10 }
  const may =
    (await isAllowed(db, `moving ${nameKey(to)}`, 'moving', limit)) &&
    (await isAllowed(db, `member ${id}`, 'moving', often))
  if (!may) return null
  const holds = { memberId: id, email: to, seconds: 3 * ONE_DAY }
  const { token, statements } = await newOneUse(db, 'address', holds)
  const link = `/uye-girisi-sayfasi?activation=address&id=${id}&token=${token}`
  const text = await movedMail(call, 'mailNew')
  return [
    db.prepare("DELETE FROM one_use WHERE member_id = ?1 AND kind = 'address'").bind(id),
    ...statements,
    sendOut(db, { kind: 'mail', to, text, link }),
  ]
}
