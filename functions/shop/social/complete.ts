import type { Call } from '../app'
import { hashPassword } from '../auth/password'
import type { Fields } from '../form'
import { readForm } from '../form'
import type { Wrong } from '../member/answers'
import { refuseForm } from '../member/answers'
import { isAllowed, isAllowedFrom } from '../member/limits'
import { readPerson } from '../member/person'
import { addMember, setAgreed } from '../member/queries'
import { agreedIn, saveConsents, ticked } from '../member/register/consents'
import {
  activationMail,
  finishRegistration,
  isActivatedAtOnce,
  refuseDuplicate,
  registerAnew,
  sendActivation,
} from '../member/register/register'
import { unprovenWith } from '../member/register/unproven-account'
import { languageOf } from '../session/call-preferences'
import { sessionIdOf } from '../session/session'
import { endPending, linkAccount, type Pending, readPending } from './queries'

const ONE_HOUR = 3600

function readProfile(fields: Fields, { name, surname, email }: Pending) {
  fields.set('name', [name]).set('surname', [surname])
  if (email) fields.set('email', [email])
  const wrong: Wrong = {}
  const person = readPerson(fields, wrong)
  if (!ticked(fields, 'kvkk')) wrong.kvkk = 'kvkk'
  return { person, wrong }
}

/** POST social/complete (own call): makes a member. A verified e-mail needs no activation, a typed one may. */
export async function completeProfile(call: Call): Promise<Response> {
  const db = call.env.DB
  const session = await sessionIdOf(call)
  const pending = session ? await readPending(db, session) : null
  if (!session || !pending) return refuseForm(call, { email: 'signInFirst' })
  const often = { max: 20, seconds: ONE_HOUR }
  if (
    !(await isAllowedFrom(call, 'register', often)) ||
    !(await isAllowed(db, session, 'register', often))
  )
    return refuseForm(call, { email: 'tooOften' })

  const fields = await readForm(call)
  const { person, wrong } = readProfile(fields, pending)
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)

  const isProven = pending.email !== ''
  const isActivated = isProven || (await isActivatedAtOnce(db))
  // Nobody knows this password: to use one, the member requests a new password by mail.
  const password = await hashPassword(crypto.randomUUID() + crypto.randomUUID())
  const member = { ...person, password, strength: 10, isActivated, isProven }
  const replaced = await unprovenWith(db, person.email)
  const id = (await addMember(db, member)) ?? (await registerAnew(call, member, replaced))
  if (typeof id !== 'number') return refuseDuplicate(call, person, id)
  const consents = { kvkk: true, ...agreedIn(fields) }
  await db.batch([
    linkAccount(db, pending.platform, pending.subject, id),
    setAgreed(db, id, consents),
    ...saveConsents(db, { memberId: id, email: person.email }, consents, {
      channel: 'social',
      language: languageOf(call),
    }),
    endPending(db, session),
  ])
  const mails = isProven ? [] : await activationMail(call, id, person.email)
  return isActivated
    ? finishRegistration(call, { id, access_revision: 0 }, { channel: 'social', mails })
    : sendActivation(call, mails)
}
