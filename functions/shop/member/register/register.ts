import type { Call } from '../../app'
import { checkPassword } from '../../auth/check-password'
import { nameKey } from '../../auth/email'
import { hashPassword } from '../../auth/password'
import { enter } from '../../auth/take-cart'
import { type Fields, readForm } from '../../form'
import { languageOf } from '../../session/call-preferences'
import type { Wrong } from '../answers'
import { done, refuseForm } from '../answers'
import { isAllowed, isAllowedFrom } from '../limits'
import { memberText } from '../messages'
import type { Admitted } from '../needed'
import { sendOut } from '../outbox'
import { newOneUse } from '../password/one-use'
import { isGoodPassword, strengthOf } from '../password/strength'
import type { Person } from '../person'
import { readPerson } from '../person'
import {
  addMember,
  addMemberAnew,
  memberWith,
  type NewMember,
  setAgreed,
  settingOf,
} from '../queries'
import { isHuman } from './captcha'
import { agreedIn, saveConsents, ticked } from './consents'
import { ACTIVATION_SECONDS, unprovenWith } from './unproven-account'

const ONE_HOUR = 3600

/** POST register and register/quick. The quick one signs in at once; the other may need an activation first. */
export async function answerRegister(call: Call, channel: 'register' | 'quick'): Promise<Response> {
  const db = call.env.DB
  if (!(await isAllowedFrom(call, 'register', { max: 20, seconds: ONE_HOUR })))
    return refuseForm(call, { email: 'tooOften' })
  const fields = await readForm(call)
  const wrong: Wrong = {}
  const person = readPerson(fields, wrong)
  const password = fields.get('password')?.[0] ?? ''
  const repeated = fields.get('password_again')?.[0]
  if (!isGoodPassword(password)) wrong.password = password ? 'shortPassword' : 'required'
  else if (repeated !== undefined && repeated !== password) wrong.password_again = 'notTheSame'
  if (!ticked(fields, 'kvkk')) wrong.kvkk = 'kvkk'
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  const isSentTwice = await isJustRegistered(db, person)
  if (!isSentTwice && (await lacksCode(call, fields)))
    return refuseForm(call, { security_code: 'wrongCode' })

  return addPerson(call, { person, password, fields, channel, isSentTwice })
}

const lacksCode = async (call: Call, fields: Fields): Promise<boolean> =>
  (await requiresCode(call.env.DB)) && !(await isHuman(call, fields, 'customer-register'))

type Registration = {
  person: Person
  password: string
  fields: Fields
  channel: string
  /** Whether the answer to the security question was not looked at, since a form sent twice has used it. */
  isSentTwice: boolean
}

async function addPerson(call: Call, registration: Registration): Promise<Response> {
  const { person, password, fields, channel } = registration
  const db = call.env.DB
  const isActivated = channel === 'quick' || (await isActivatedAtOnce(db))
  const replaced = await unprovenWith(db, person.email)
  const hash = await hashPassword(password)
  const member = { ...person, password: hash, strength: strengthOf(password), isActivated }
  const added = await addMember(db, member)
  const sentTwice = added === null && (await answerSentTwice(call, registration))
  if (sentTwice) return sentTwice
  if (added === null && registration.isSentTwice && (await lacksCode(call, fields)))
    return refuseForm(call, { security_code: 'wrongCode' })
  const id = added ?? (await registerAnew(call, member, replaced))
  if (typeof id !== 'number')
    return (await answerSentTwice(call, registration)) ?? refuseDuplicate(call, person, id)
  const consents = { kvkk: true, ...agreedIn(fields) }
  await db.batch([
    setAgreed(db, id, consents),
    ...saveConsents(db, { memberId: id, email: person.email }, consents, {
      channel,
      language: languageOf(call),
    }),
  ])
  const mails = await activationMail(call, id, person.email)
  return isActivated
    ? finishRegistration(call, { id, access_revision: 0 }, { channel, mails })
    : sendActivation(call, mails)
}

const isJustRegistered = async (db: D1Database, { email, phone }: Person): Promise<boolean> =>
  (await db
    .prepare(
      'SELECT 1 FROM member WHERE email = ?1 COLLATE NOCASE AND phone = ?2 AND created_at > unixepoch() - 600',
    )
    .bind(email, phone)
    .first()) !== null

async function answerSentTwice(call: Call, registration: Registration): Promise<Response | null> {
  const { person, password, fields, channel } = registration
  if (!(await isJustRegistered(call.env.DB, person))) return null
  const credentials = { kind: 'email', name: person.email, password } as const
  const checked = await checkPassword(call, fields, credentials)
  if (!checked.ok) return null
  const { member } = checked
  if (!member.is_activated) return sendActivation(call, [])
  return finishRegistration(call, member, { channel, mails: [] })
}

/** Adds a member in place of accounts that have proven nothing. @returns null where another has the address or number, or has just taken it; 'tooOften' where that was done too often */
export async function registerAnew(
  call: Call,
  member: NewMember,
  replaced: number[],
): Promise<number | 'tooOften' | null> {
  const db = call.env.DB
  const taken = await memberWith(db, member.email, member.phone)
  if (taken.email || taken.phone) return null
  const limit = { max: 5, seconds: ONE_HOUR }
  if (!(await isAllowed(db, `anew ${nameKey(member.email)}`, 'register', limit))) return 'tooOften'
  return addMemberAnew(db, member, replaced)
}

/** Whether the shop requires the security question for a registration. */
export async function requiresCode(db: D1Database): Promise<boolean> {
  return (await settingOf(db, 'REGISTER_CAPTCHA')) === '1'
}

/** Whether the shop activates new members at once. */
export async function isActivatedAtOnce(db: D1Database): Promise<boolean> {
  return (await settingOf(db, 'MEMBER_ACTIVATION')) !== '1'
}

/** Answers which field is taken, as a form must. That reveals members, so it is limited. */
export async function refuseDuplicate(
  call: Call,
  person: Person,
  reason: 'tooOften' | null,
): Promise<Response> {
  const isWithinLimit = await isAllowedFrom(call, 'taken', { max: 5, seconds: ONE_HOUR })
  if (reason || !isWithinLimit) return refuseForm(call, { email: 'tooOften' })
  const proven = await memberWith(call.env.DB, person.email, person.phone)
  // Who registered at the same moment has proven nothing yet.
  const taken = proven.email || proven.phone ? proven : { email: true, phone: false }
  return refuseForm(call, {
    ...(taken.email && { email: 'mailTaken' as const }),
    ...(taken.phone && { mobile_phone: 'phoneTaken' as const }),
  })
}

/** @param mails statements that mail the link by which the address is proven; none where it is */
export async function finishRegistration(
  call: Call,
  member: Admitted,
  { channel, mails }: { channel: string; mails: D1PreparedStatement[] },
): Promise<Response> {
  if (mails.length > 0) await call.env.DB.batch(mails)
  const token = await enter(call, member)
  if (!token) return refuseForm(call, { email: 'mailTaken' })
  const url = channel === 'quick' ? '/order' : '/'
  return done(call, 'saved', [{ ...token, url, loginError: '' }], { url, redirect: '' })
}

export async function activationMail(
  call: Call,
  id: number,
  email: string,
): Promise<D1PreparedStatement[]> {
  const db = call.env.DB
  const holds = { memberId: id, email, seconds: ACTIVATION_SECONDS }
  const { token, statements } = await newOneUse(db, 'membership', holds)
  const link = `/uye-girisi-sayfasi?activation=membership&id=${id}&token=${token}`
  const text = memberText('mailActivate', languageOf(call))
  return [...statements, sendOut(db, { kind: 'mail', to: email, text, link })]
}

export async function sendActivation(call: Call, mails: D1PreparedStatement[]): Promise<Response> {
  if (mails.length > 0) await call.env.DB.batch(mails)
  return done(call, 'activate', [{ bearer: '', exp_at: 0, url: '', loginError: '' }])
}
