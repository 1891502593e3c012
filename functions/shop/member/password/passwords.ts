import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { type Checked, checkPassword, kindOf } from '../../auth/check-password'
import { nameKey } from '../../auth/email'
import { signInMember } from '../../auth/login'
import { memberById, memberByName } from '../../auth/member-queries'
import { authMessage } from '../../auth/messages'
import { isPassword } from '../../auth/password'
import { field, readForm } from '../../form'
import { languageOf } from '../../session/call-preferences'
import type { Wrong } from '../answers'
import { done, refuseForm, respond } from '../answers'
import { isAllowed, isAllowedFrom } from '../limits'
import { memberText } from '../messages'
import { needsAccess, runIfHeld } from '../needed'
import { sendOut } from '../outbox'
import { phoneOf } from '../phone'
import { setPassword } from '../queries'
import { isHuman } from '../register/captcha'
import { changedMail } from './changed-mail'
import { readNewPassword, secured } from './new-password'
import { newOneUse } from './one-use'

const ONE_HOUR = 3600
const TEN_MINUTES = 600

/** POST change-password: also replaces an expired one, and signs in. A wrong old password counts as a failed sign-in. */
export async function changePassword(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const old = fields.get('password_old')?.[0] ?? ''
  const wrong: Wrong = {}
  const next = readNewPassword(fields, old, wrong)
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  const credentials = { kind: kindOf(fields), name: field(fields, 'username'), password: old }
  const checked = await checkPassword(call, fields, credentials)
  if (!checked.ok) return refuseOld(call, checked)
  const { member } = checked
  const { DB: db } = call.env
  const statements = [
    ...setPassword(db, member.id, await secured(next)),
    changedMail(call, member.id),
  ]
  if (await runIfHeld(db, [needsAccess(db, member), ...statements]))
    return refuseOld(call, { text: 'wrong', key: 'password', counter: 0 })
  const access_revision = member.access_revision + 1
  return signInMember(call, fields, { ...member, access_revision, must_change_password: 0 })
}

type OldRefused = Omit<Extract<Checked, { ok: false }>, 'ok'>

function refuseOld(call: Call, { text, key: named, counter }: OldRefused): Response {
  const key = named === 'password' ? 'password_old' : named
  const statusText = authMessage(text, languageOf(call))
  call.header('Cache-Control', 'no-store')
  const data = [{ key, statusText, counter }]
  return call.json({ status: false, message: statusText, data }, 403)
}

/** The same as an answer of the sign-in calls. */
export async function changePasswordAtSignIn(call: Call): Promise<Response> {
  const answer = await changePassword(call)
  const body = (await answer.json()) as {
    status: boolean
    message: string
    data: { key?: string }[]
    page?: { url: string }
  }
  call.header('Cache-Control', 'no-store')
  return call.json({
    status: body.status ? 1 : 0,
    statusText: body.message,
    url: body.page?.url ?? '',
    key: body.data[0]?.key ?? '',
    data: body.status ? body.data : [],
  })
}

/** POST customer/update/password: a signed-in member's own change, which ends their other sessions. */
export async function updatePassword(call: Call): Promise<Response> {
  const db = call.env.DB
  const member = await memberById(db, memberIdOf(call))
  if (!member) return refuseForm(call, { password_old: 'signInFirst' })
  const fields = await readForm(call)
  const old = fields.get('password_old')?.[0] ?? ''
  const wrong: Wrong = {}
  const next = readNewPassword(fields, old, wrong)
  if (Object.keys(wrong).length > 0) return refuseForm(call, wrong)
  const limit = { max: 10, seconds: ONE_HOUR }
  if (!(await isAllowed(db, `member ${member.id}`, 'password', limit)))
    return refuseForm(call, { password_old: 'tooOften' })
  if (!(await isPassword(old, member.password)))
    return refuseForm(call, { password_old: 'wrongOld' })
  const remainingToken = call.get('memberToken')?.id ?? ''
  const statements = [
    ...setPassword(db, member.id, await secured(next), { remainingToken }),
    changedMail(call, member.id),
  ]
  if (await runIfHeld(db, [needsAccess(db, member), ...statements]))
    return refuseForm(call, { password_old: 'wrongOld' })
  return done(call, 'passwordChanged')
}

/** POST forgot-password: the same answer for every name; few messages are sent to one name. */
export async function forgotPassword(call: Call): Promise<Response> {
  const db = call.env.DB
  const fields = await readForm(call)
  const email = field(fields, 'forgot-email').slice(0, 254)
  const phone = phoneOf(field(fields, 'forgot-phone'))
  const name = email || phone || ''
  const key = fields.has('forgot-phone') ? 'forgot-phone' : 'forgot-email'
  if (!name) return respond(call, 0, 'required', { key })
  if (!(await isHuman(call, fields, 'forgot-password')))
    return respond(call, 0, 'wrongCode', { key: 'security_code' })
  if (!(await isAllowedFrom(call, 'forgot', { max: 20, seconds: ONE_HOUR })))
    return respond(call, 0, 'tooOften', { key })
  const found = await memberByName(db, email ? 'email' : 'phone', name)
  const member = email || found?.phone_verified_at ? found : null
  const limit = { max: 3, seconds: ONE_HOUR }
  if (await isAllowed(db, `forgot ${nameKey(name)}`, 'forgot', limit)) {
    // An unknown name gets an expired token, which takes the same time to make.
    const holds = member
      ? {
          memberId: member.id,
          ...(email ? { email: member.email } : { phone: member.phone }),
          seconds: TEN_MINUTES,
        }
      : { seconds: 0 }
    const { token, statements } = await newOneUse(db, 'password', holds)
    const sending = {
      kind: email ? ('mail' as const) : ('sms' as const),
      to: (email ? member?.email : member?.phone) ?? name,
      text: memberText('mailReset', languageOf(call)),
      link: `/sifre-yenile?token=${token}`,
    }
    await db.batch([...statements, sendOut(db, sending, member !== null)])
  }
  return respond(call, 1, 'resetSent')
}
