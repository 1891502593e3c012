import type { Call } from '../app'
import { memberIdOf } from '../app'
import { nameKey } from '../auth/email'
import { memberById } from '../auth/member-queries'
import { readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import { accountMail } from './account-mails'
import type { Wrong } from './answers'
import { done, refuseForm } from './answers'
import { isAllowed } from './limits'
import { moveConsents } from './moved-consents'
import { sendOut } from './outbox'
import { readPerson } from './person'
import { memberWith, setAgreed, setPerson } from './queries'
import type { ConsentKind } from './register/consents'
import { CONSENTS, saveConsents, ticked } from './register/consents'

/** Before a member withdraws the consent to mails: that of the newsletter to an address of theirs ends with it. */
const endNewsletter = (db: D1Database, id: number) =>
  db
    .prepare(
      `UPDATE newsletter SET is_active = 0 WHERE email = (SELECT m.email FROM member m
         WHERE m.id = ?1 AND m.mail_notify = 1 AND m.owns_email = 1)`,
    )
    .bind(id)

/** Mails the former address of a member, also one that was only typed; few, as addresses can be changed to and fro. */
async function movedMail(call: Call, from: string, to: string): Promise<D1PreparedStatement[]> {
  const db = call.env.DB
  const limit = { max: 3, seconds: 3600 }
  const isSame = await db
    .prepare('SELECT ?1 = ?2 COLLATE NOCASE AS same')
    .bind(to, from)
    .first<number>('same')
  if (isSame) return []
  if (!(await isAllowed(db, `moved ${nameKey(from)}`, 'moved', limit))) return []
  return [sendOut(db, { kind: 'mail', to: from, text: await accountMail(call, 'addressChanged') })]
}

/** PUT customer/update: changes a member's data, preferences, or both, by the fields of the form. */
export async function updateMember(call: Call): Promise<Response> {
  const db = call.env.DB
  const member = await memberById(db, memberIdOf(call))
  if (!member) return refuseForm(call, { email: 'signInFirst' })
  const fields = await readForm(call)
  const wrong: Wrong = {}
  const person = fields.has('name') ? readPerson(fields, wrong) : null
  const consents: Partial<Record<ConsentKind, boolean>> = {}
  for (const kind of CONSENTS) if (fields.has(kind)) consents[kind] = ticked(fields, kind)
  if (consents.kvkk === false) wrong.kvkk = 'kvkk'
  if (person && !wrong.email && !wrong.mobile_phone) {
    const taken = await memberWith(db, person.email, person.phone, member.id)
    if (taken.email) wrong.email = 'mailTaken'
    if (taken.phone) wrong.mobile_phone = 'phoneTaken'
  }
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  const to = person ?? member
  const changes = [
    ...(await movedMail(call, member.email, to.email)),
    ...(person ? [moveConsents(db, member.id, person), setPerson(db, member.id, person)] : []),
    ...(consents.mail_notify === false ? [endNewsletter(db, member.id)] : []),
    setAgreed(db, member.id, consents),
    ...saveConsents(db, { memberId: member.id, email: to.email }, consents, {
      channel: 'preferences',
      language: languageOf(call),
    }),
  ]
  await db.batch(changes)
  return done(call, 'saved')
}
