import type { Call } from '../app'
import { field, readForm } from '../form'
import { languageOf } from '../session/visit'
import { isEmail, said } from './answers'
import { keepConsents } from './consents'
import { mayFrom, mayStill } from './limits'
import { memberText } from './messages'
import { newOneUse, takeOneUse } from './one-use'
import { sendOut } from './outbox'

const THREE_DAYS = 3 * 24 * 3600

/** POST activateMembership/{id}/{token}: the token must be the member's own. */
export async function activateMembership(call: Call): Promise<Response> {
  const db = call.env.DB
  const id = Number(call.req.param('id'))
  const one = await takeOneUse(db, 'membership', call.req.param('token') ?? '')
  if (!one || one.member_id !== id) return said(call, 0, 'badLink')
  await db.prepare('UPDATE member SET is_activated = 1 WHERE id = ?1').bind(id).run()
  return said(call, 1, 'activated')
}

/** POST subscribeNewsletter: the same answer whether the address is known or not. */
export async function subscribe(call: Call): Promise<Response> {
  const db = call.env.DB
  const email = field(await readForm(call), 'email')
  if (!isEmail(email)) return said(call, 0, 'notAnEmail', { key: 'email' })
  const limit = { most: 5, seconds: 3600 }
  if (!(await mayFrom(call, 'newsletter', { ...limit, most: 30 })))
    return said(call, 0, 'tooOften', { key: 'email' })
  // Who asks again and again is told the same, but no more mail goes out.
  const sends = await mayStill(db, `newsletter ${email}`, 'newsletter', limit)
  const row = await db
    .prepare('SELECT is_active FROM newsletter WHERE email = ?1')
    .bind(email)
    .first<{ is_active: number }>()
  if (sends) {
    // Who reads it already gets no mail, and a token that is dead as it is made: no time tells.
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
  return said(call, 1, 'subscribed')
}

/** POST activateSubscription/{token}: the consent counts from here on. */
export async function activateSubscription(call: Call): Promise<Response> {
  const db = call.env.DB
  const one = await takeOneUse(db, 'newsletter', call.req.param('token') ?? '')
  if (!one) return said(call, 0, 'badLink')
  await db.batch([
    db.prepare('UPDATE newsletter SET is_active = 1 WHERE email = ?1').bind(one.email),
    ...keepConsents(db, { memberId: 0, email: one.email }, { mail_notify: true }, 'newsletter'),
  ])
  return said(call, 1, 'subscriptionActive')
}
