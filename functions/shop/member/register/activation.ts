import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { nameKey } from '../../auth/email'
import { field, readForm } from '../../form'
import type { Language } from '../../locale'
import { languageOf } from '../../session/call-preferences'
import { ensureSession } from '../../session/session'
import { isEmail, respond } from '../answers'
import { endMails } from '../deletion/withdrawn-consents'
import { isAllowed, isAllowedFrom } from '../limits'
import { memberText } from '../messages'
import { openMovedLink } from '../moved-address/open-link'
import { sendOut } from '../outbox'
import { newOneUse, takeOneUse } from '../password/one-use'
import { saveConsents } from './consents'
import { ACTIVATION_SECONDS } from './unproven-account'

/**
 * POST activateMembership/{id}/{token}, of this member and address. Another may have chosen the password: only where the
 * member is signed in, or signs in later, are the address and the account one person's.
 */
export async function activateMembership(call: Call): Promise<Response> {
  const db = call.env.DB
  const id = Number(call.req.param('id'))
  const written = call.req.param('token') ?? ''
  const token = await takeOneUse(db, 'membership', written)
  if (!token) return openMovedLink(call, id, written)
  if (token.member_id !== id) return respond(call, 0, 'badLink')
  const isSignedIn = memberIdOf(call) === id
  const { meta } = await db
    .prepare(
      `UPDATE member SET is_activated = 1, email_proven = 1, owns_email = max(owns_email, ?3)
       WHERE id = ?1 AND email = ?2 COLLATE NOCASE`,
    )
    .bind(id, token.email, isSignedIn ? 1 : 0)
    .run()
  if (meta.changes === 0) return respond(call, 0, 'badLink')
  if (!isSignedIn)
    await db
      .prepare('UPDATE session SET opened_mail_of = ?2 WHERE id = ?1')
      .bind(await ensureSession(call), id)
      .run()
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
  const sends = await isAllowed(db, `newsletter ${nameKey(email)}`, 'newsletter', limit)
  const row = await db
    .prepare('SELECT is_active FROM newsletter WHERE email = ?1')
    .bind(email)
    .first<{ is_active: number }>()
  if (sends) {
    // A subscriber gets no mail and an expired token, so that the response time is the same.
    const isNew = row?.is_active !== 1
    const holds = { email, seconds: isNew ? ACTIVATION_SECONDS : 0 }
    const { token, statements } = await newOneUse(db, 'newsletter', holds)
    const link = `/uye-girisi-sayfasi?activation=newsletter&token=${token}`
    const text = memberText('mailNewsletter', languageOf(call))
    await db.batch([
      ...statements,
      db
        .prepare(
          `INSERT INTO newsletter (email, created_at, language, end_code)
           VALUES (?1, unixepoch(), ?2, lower(hex(randomblob(16))))
           ON CONFLICT (email) DO UPDATE SET language = excluded.language,
             end_code = iif(end_code = '', excluded.end_code, end_code) WHERE is_active = 0`,
        )
        .bind(email, languageOf(call)),
      sendOut(db, { kind: 'mail', to: email, text, link }, isNew),
    ])
  }
  return respond(call, 1, 'subscribed')
}

type Subscriber = { email: string; language: Language; is_active: number; end_code: string }

const subscriberBy = (db: D1Database, column: 'email' | 'end_code', value: string) =>
  db
    .prepare(
      `SELECT email, language, is_active, end_code FROM newsletter WHERE ${column} = ?1 AND end_code <> ''`,
    )
    .bind(value)
    .first<Subscriber>()

const consentOf = (db: D1Database, { email, language }: Subscriber, agreed: boolean) =>
  saveConsents(
    db,
    { memberId: 0, email },
    { mail_notify: agreed },
    { channel: 'newsletter', language },
  )

/** Other links that would begin the subscription: a later answer of its owner ends them. */
const endLinks = (db: D1Database, email: string) =>
  db
    .prepare("DELETE FROM one_use WHERE kind = 'newsletter' AND email = ?1 COLLATE NOCASE")
    .bind(email)

/** POST activateSubscription/{token}: the consent counts from now on, and is mailed with the link that withdraws it, whose code is taken here too. */
export async function activateSubscription(call: Call): Promise<Response> {
  const db = call.env.DB
  const written = call.req.param('token') ?? ''
  const leaving = await subscriberBy(db, 'end_code', written)
  if (leaving) {
    await db.batch([
      db.prepare('UPDATE newsletter SET is_active = 0 WHERE email = ?1').bind(leaving.email),
      ...(leaving.is_active ? consentOf(db, leaving, false) : []),
      ...endMails.map((sql) => db.prepare(sql).bind(leaving.email)),
      endLinks(db, leaving.email),
    ])
    return respond(call, 1, 'subscriptionEnded')
  }
  const token = await takeOneUse(db, 'newsletter', written)
  const subscriber = token && (await subscriberBy(db, 'email', token.email))
  if (!subscriber) return respond(call, 0, 'badLink')
  const { email, language, end_code } = subscriber
  const link = `/uye-girisi-sayfasi?activation=newsletterEnd&token=${end_code}`
  await db.batch([
    db.prepare('UPDATE newsletter SET is_active = 1 WHERE email = ?1').bind(email),
    ...consentOf(db, subscriber, true),
    endLinks(db, email),
    sendOut(db, { kind: 'mail', to: email, text: memberText('mailSubscribed', language), link }),
  ])
  return respond(call, 1, 'subscriptionActive')
}
