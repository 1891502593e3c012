import type { Call } from '../app'
import { memberIdOf } from '../app'
import { type MemberRow, memberById } from '../auth/member-queries'
import { type Fields, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import type { Wrong } from './answers'
import { done, refuseForm } from './answers'
import { isSameAddress, mailFormer, mailNew } from './moved-address/ask-for-address'
import { movedText } from './moved-address/messages'
import { moveConsents } from './moved-consents'
import { needsSession, runIfHeld } from './needed'
import { type Person, readPerson } from './person'
import { memberWith, setAgreed, setPerson } from './queries'
import type { ConsentKind } from './register/consents'
import { CONSENTS, saveConsents, ticked } from './register/consents'
import { yieldPhone } from './register/unproven-account'

/** Before a member withdraws the consent to mails: that of the newsletter to an address of theirs ends with it. */
const endNewsletter = (db: D1Database, id: number) =>
  db
    .prepare(
      `UPDATE newsletter SET is_active = 0 WHERE email = (SELECT m.email FROM member m
         WHERE m.id = ?1 AND m.mail_notify = 1 AND m.owns_email = 1)`,
    )
    .bind(id)

/** What is mailed about a change of address or number; null where a new address was mailed too often. */
async function mailsOf(call: Call, member: MemberRow, to: Person, isMoved: boolean) {
  const moving = isMoved ? await mailNew(call, member.id, to.email) : []
  if (!moving) return null
  const isMailed = isMoved || (member.email_proven === 1 && to.phone !== member.phone)
  return [...(isMailed ? await mailFormer(call, member) : []), ...moving]
}

function readConsents(fields: Fields, wrong: Wrong) {
  const consents: Partial<Record<ConsentKind, boolean>> = {}
  for (const kind of CONSENTS) if (fields.has(kind)) consents[kind] = ticked(fields, kind)
  if (consents.kvkk === false) wrong.kvkk = 'kvkk'
  return consents
}

const faults = {
  gone: { email: 'signInFirst' },
  email: { email: 'mailTaken' },
  phone: { mobile_phone: 'phoneTaken' },
} as const

/** PUT customer/update: changes a member's data, preferences, or both, by the fields of the form; an address once its mail is opened. */
export async function updateMember(call: Call): Promise<Response> {
  const db = call.env.DB
  const member = await memberById(db, memberIdOf(call))
  if (!member) return refuseForm(call, { email: 'signInFirst' })
  const fields = await readForm(call)
  const wrong: Wrong = {}
  const person = fields.has('name') ? readPerson(fields, wrong) : null
  const consents = readConsents(fields, wrong)
  if (person && !wrong.email && !wrong.mobile_phone) {
    const taken = await memberWith(db, person.email, person.phone, member.id)
    if (taken.email) wrong.email = 'mailTaken'
    if (taken.phone) wrong.mobile_phone = 'phoneTaken'
  }
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  const isMoved = person !== null && !(await isSameAddress(db, member.email, person.email))
  const mails = person ? await mailsOf(call, member, person, isMoved) : []
  if (!mails) return refuseForm(call, { email: 'tooOften' })
  const written = person && { ...person, email: isMoved ? undefined : person.email }
  const fault = await runIfHeld(db, [
    needsSession(call),
    ...mails,
    ...(written
      ? [
          yieldPhone(db, written.phone),
          moveConsents(db, member.id, { phone: written.phone }),
          setPerson(db, member.id, written),
        ]
      : []),
    ...(consents.mail_notify === false ? [endNewsletter(db, member.id)] : []),
    setAgreed(db, member.id, consents),
    ...saveConsents(db, { memberId: member.id }, consents, {
      channel: 'preferences',
      language: languageOf(call),
    }),
  ])
  if (fault) return refuseForm(call, faults[fault])
  const waits = { key: 'email', statusText: movedText(call, 'waits') }
  return done(call, 'saved', isMoved ? [waits] : [])
}
