import type { Fields } from '../../form'
import { field } from '../../form'
import type { Language } from '../../locale'
import { CONSENT_TEXTS } from './consent-texts'

/** The consents; the first two are notices that must be read, the rest are optional. */
export const CONSENTS = ['kvkk', 'privacy', 'mail_notify', 'sms_notify', 'phone_notify'] as const
export type ConsentKind = (typeof CONSENTS)[number]
export const CHANNELS = ['mail_notify', 'sms_notify', 'phone_notify'] as const

export const TEXT_VERSION = '2026-01'

export function ticked(fields: Fields, name: string): boolean {
  return ['1', 'true', 'on'].includes(field(fields, name))
}

/** What a new member agrees to beyond the notices: a box that is not ticked, or not in the form, withdraws nothing. */
export const agreedIn = (fields: Fields) =>
  Object.fromEntries(CHANNELS.filter((kind) => ticked(fields, kind)).map((kind) => [kind, true]))

/** Where consents are given; `language` is that of the sentences that the form shows, undefined for a form with its own. */
type Source = { channel: string; language?: Language }

const textOf = (kind: string, { channel, language }: Source): string => {
  const texts: Partial<Record<string, Record<Language, string>>> = CONSENT_TEXTS
  const text = texts[channel] ?? texts[kind]
  return language ? (text?.[language] ?? '') : ''
}

/** Records what a person agreed to, with the sentence itself: a changed one is told apart whatever its version. */
export function saveConsents(
  db: D1Database,
  person: { memberId: number; email?: string },
  consents: Partial<Record<ConsentKind, boolean>>,
  source: Source,
) {
  return Object.entries(consents).map(([kind, agreed]) =>
    db
      .prepare(
        `INSERT INTO consent (member_id, email, phone, kind, agreed, text_version, channel, text, given_at)
         VALUES (?1, coalesce((SELECT email FROM member WHERE id = ?1), ?2), coalesce((SELECT phone FROM member WHERE id = ?1 AND phone GLOB '[0-9]*'), ''), ?3, ?4, ?5, ?6, ?7, unixepoch())`,
      )
      .bind(
        person.memberId,
        person.email ?? '',
        kind,
        agreed ? 1 : 0,
        TEXT_VERSION,
        source.channel,
        textOf(kind, source),
      ),
  )
}
