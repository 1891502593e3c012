import type { Fields } from '../form'
import { field } from '../form'

/** What can be agreed to; the first two are notices that must be read, the rest a member's free choice. */
export const CONSENTS = ['kvkk', 'privacy', 'mail_notify', 'sms_notify', 'phone_notify'] as const
export type ConsentKind = (typeof CONSENTS)[number]
export const CHANNELS = ['mail_notify', 'sms_notify', 'phone_notify'] as const

/** The version of the texts that are shown now; it changes with them. */
export const TEXT_VERSION = '2026-01'

/** Whether a form's field was ticked. */
export function ticked(fields: Fields, name: string): boolean {
  return ['1', 'true', 'on'].includes(field(fields, name))
}

/** Statements that add what somebody said to each of the kinds, with text version, time and where. */
export function keepConsents(
  db: D1Database,
  who: { memberId: number; email: string },
  said: Partial<Record<ConsentKind, boolean>>,
  channel: string,
) {
  return Object.entries(said).map(([kind, agreed]) =>
    db
      .prepare(
        `INSERT INTO consent (member_id, email, kind, agreed, text_version, channel, given_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, unixepoch())`,
      )
      .bind(who.memberId, who.email, kind, agreed ? 1 : 0, TEXT_VERSION, channel),
  )
}
