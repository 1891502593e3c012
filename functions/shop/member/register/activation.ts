import type { Call } from '../../app'
import { takeGuestOrders } from '../../auth/take-orders'
import { field, readForm } from '../../form'
import { languageOf } from '../../session/call-preferences'
import { isEmail, respond } from '../answers'
import { isAllowed, isAllowedFrom } from '../limits'
import { memberText } from '../messages'
import { sendOut } from '../outbox'
import { newOneUse, takeOneUse } from '../password/one-use'
import { saveConsents } from './consents'

const THREE_DAYS = 3 * 24 * 3600

/** POST activateMembership/{id}/{token}: the token must belong to this member. */
export async function activateMembership(call: Call): Promise<Response> {
  const db = call.env.DB
  const id = Number(call.req.param('id'))
  const token = await takeOneUse(db, 'membership', call.req.param('token') ?? '')
  if (!token || token.member_id !== id) return respond(call, 0, 'badLink')
  await db.batch([
    db.prepare('UPDATE member SET is_activated = 1, email_proven = 1 WHERE id = ?1').bind(id),
    takeGuestOrders(db, id, ''),
  ])
  return respond(call, 1, 'activated')
}

/** POST subscribeNewsletter: the same answer whether the address is known or not. */
export async function subscribe(call: Call): Promise<Response> {
  const db = call.env.DB
  const email = field(await readForm(call), 'email')
  if (!isEmail(email)) return respond(call, 0, 'notAnEmail', { key: 'email' })
  const limit = { max: 5, seconds: 3600 }
  if (!(await isAllowedFrom(call, 'newsletter', { ...limit, max: 30 })))
    return respond(call, 0, 'tooOften', { key: 'email' })
  // Repeated requests get the same answer, but no more mail is sent.
  const sends = await isAllowed(db, `newsletter ${email}`, 'newsletter', limit)
  const row = await db
    .prepare('SELECT is_active FROM newsletter WHERE email = ?1')
    .bind(email)
    .first<{ is_active: number }>()
  if (sends) {
    // A subscriber gets no mail and an expired token, so that the response time is the same.
    const isNew = row?.is_active !== 1
    const holds = { email, seconds: isNew ? THREE_DAYS : 0 }
    const { token, statements } = await newOneUse(db, 'newsletter', holds)
    const link = `/uye-girisi-sayfasi?activation=newsletter&token=${token}`
    const text = memberText('mailNewsletter', languageOf(call))
    await db.batch([
      ...statements,
      db
        .prepare('INSERT OR IGNORE INTO newsletter (email, created_at) VALUES (?1, unixepoch())')
        .bind(email),
      sendOut(db, { kind: 'mail', to: email, text, link }, isNew),
    ])
  }
  return respond(call, 1, 'subscribed')
}

/** POST activateSubscription/{token}: the consent counts from now on. */
export async function activateSubscription(call: Call): Promise<Response> {
  const db = call.env.DB
  const token = await takeOneUse(db, 'newsletter', call.req.param('token') ?? '')
  if (!token) return respond(call, 0, 'badLink')
  await db.batch([
    db.prepare('UPDATE newsletter SET is_active = 1 WHERE email = ?1').bind(token.email),
    ...saveConsents(
      db,
      { memberId: 0, email: token.email },
      { mail_notify: true },
      { channel: 'newsletter' },
    ),
  ])
  return respond(call, 1, 'subscriptionActive')
}
