import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf } from '../app'

type ConsentRow = {
  kind: string
  agreed: number
  email: string
  phone: string
  text_version: string
  channel: string
  text: string
  given_at: number
}

const recipientOf = ({ kind, email, phone }: ConsentRow) =>
  kind === 'sms_notify' || kind === 'phone_notify' ? phone : email

/** GET consent/list: each time that the member gave or withdrew a consent. */
export async function listConsents(call: Call): Promise<Response> {
  const { results } = await call.env.DB.prepare(
    `SELECT kind, agreed, email, phone, text_version, channel, text, given_at FROM consent
     WHERE member_id = ?1 AND ?1 > 0 ORDER BY id`,
  )
    .bind(memberIdOf(call))
    .all<ConsentRow>()
  const CONSENTS = results.map((row) => ({
    KIND: row.kind,
    RECIPIENT: recipientOf(row),
    AGREED: row.agreed,
    VERSION: row.text_version,
    SOURCE: row.channel,
    TEXT: row.text,
    DATE: new Date(row.given_at * 1000).toISOString(),
  }))
  return privateAnswer(call, { CONSENTS })
}
