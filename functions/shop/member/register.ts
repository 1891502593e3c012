import type { Call } from '../app'
import { giveToken } from '../auth/member-token'
import { hashPassword } from '../auth/password'
import { takeCart } from '../auth/take-cart'
import { readForm } from '../form'
import { languageOf } from '../session/visit'
import type { Wrong } from './answers'
import { done, refuseForm } from './answers'
import { isHuman } from './captcha'
import { CHANNELS, keepConsents, ticked } from './consents'
import { mayFrom } from './limits'
import { memberText } from './messages'
import { newOneUse } from './one-use'
import { sendOut } from './outbox'
import type { Person } from './person'
import { readPerson } from './person'
import { addMember, setAgreed, settingOf, takenBy } from './queries'
import { isGoodPassword, strengthOf } from './strength'

const ONE_HOUR = 3600
const THREE_DAYS = 3 * 24 * ONE_HOUR

/**
 * POST register and register/quick. A quick registration, made on the way to an order, is signed in
 * at once; the other waits for its activation where the shop asks for one.
 */
export async function answerRegister(call: Call, channel: 'register' | 'quick'): Promise<Response> {
  const db = call.env.DB
  if (!(await mayFrom(call, 'register', { most: 20, seconds: ONE_HOUR })))
    return refuseForm(call, { email: 'tooOften' })
  const fields = await readForm(call)
  const wrong: Wrong = {}
  const person = readPerson(fields, wrong)
  const password = fields.get('password')?.[0] ?? ''
  const again = fields.get('password_again')?.[0]
  if (!isGoodPassword(password)) wrong.password = password ? 'shortPassword' : 'required'
  else if (again !== undefined && again !== password) wrong.password_again = 'notTheSame'
  if (!ticked(fields, 'kvkk')) wrong.kvkk = 'kvkk'
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  if ((await asksCode(db)) && !(await isHuman(call, fields, 'customer-register')))
    return refuseForm(call, { security_code: 'wrongCode' })

  const isActivated = channel === 'quick' || (await isActivatedAtOnce(db))
  const hash = await hashPassword(password)
  const id = await addMember(db, {
    ...person,
    password: hash,
    strength: strengthOf(password),
    isActivated,
  })
  if (id === null) return refuseTaken(call, person)
  const agreed = Object.fromEntries(CHANNELS.map((kind) => [kind, ticked(fields, kind)]))
  const said = { kvkk: true, ...agreed }
  await db.batch([
    setAgreed(db, id, said),
    ...keepConsents(db, { memberId: id, email: person.email }, said, channel),
  ])
  return isActivated ? welcome(call, id, channel) : sendActivation(call, id, person.email)
}

/** Whether a registration has to answer the security question, as the shop is set. */
export async function asksCode(db: D1Database): Promise<boolean> {
  return (await settingOf(db, 'REGISTER_CAPTCHA')) === '1'
}

/** Whether a new member needs no activation first, as the shop is set. */
export async function isActivatedAtOnce(db: D1Database): Promise<boolean> {
  return (await settingOf(db, 'MEMBER_ACTIVATION')) !== '1'
}

/** Says which is taken, as a form must; that tells who is a member, so it is said a few times only. */
export async function refuseTaken(call: Call, person: Person): Promise<Response> {
  if (!(await mayFrom(call, 'taken', { most: 5, seconds: ONE_HOUR })))
    return refuseForm(call, { email: 'tooOften' })
  const taken = await takenBy(call.env.DB, person.email, person.phone)
  return refuseForm(call, {
    ...(taken.email && { email: 'mailTaken' as const }),
    ...(taken.phone && { mobile_phone: 'phoneTaken' as const }),
  })
}

/** Signs a new member in. */
export async function welcome(call: Call, id: number, channel: string): Promise<Response> {
  await takeCart(call, id)
  const given = await giveToken(call, id, false)
  const url = channel === 'quick' ? '/order' : '/'
  return done(call, 'saved', [{ ...given, url, loginError: '' }], { url, redirect: '' })
}

/** Sends the mail that activates a membership. */
export async function sendActivation(call: Call, id: number, email: string): Promise<Response> {
  const db = call.env.DB
  const holds = { memberId: id, seconds: THREE_DAYS }
  const { token, statements } = await newOneUse(db, 'membership', holds)
  const link = `/uye-girisi-sayfasi?activation=membership&id=${id}&token=${token}`
  const text = memberText('mailActivate', languageOf(call))
  await db.batch([...statements, sendOut(db, { kind: 'mail', to: email, text, link })])
  return done(call, 'activate', [{ bearer: '', exp_at: 0, url: '', loginError: '' }])
}
