/** A record of the table `consent` about messages or calls. */
export type ConsentRecord = {
  member_id: number
  kind: string
  agreed: number
  email: string
  phone: string
  /** Unix seconds: of the consent, or of the proof of its recipient where that came later. */
  given_at: number
  /** 1 where it was written before its recipient was proven. */
  is_early: number
}

/** A consent as İYS (İleti Yönetim Sistemi) takes it. */
export type IysRecord = {
  recipient: string
  type: 'EPOSTA' | 'MESAJ' | 'ARAMA'
  status: 'ONAY' | 'RET'
  source: 'HS_WEB'
  /** `yyyy-mm-dd hh:mm:ss`, Istanbul time. */
  consentDate: string
  recipientType: 'BIREYSEL'
}

const types = { mail_notify: 'EPOSTA', sms_notify: 'MESAJ', phone_notify: 'ARAMA' } as const

/** All records of these kinds, the first first; those of members to addresses and numbers that are proven to be theirs. */
export const consentQuery = `SELECT c.member_id, c.kind, c.agreed, c.email, c.phone,
    max(c.given_at, coalesce(p.proven_at, 0)) AS given_at, c.given_at < coalesce(p.proven_at, 0) AS is_early
  FROM consent c LEFT JOIN proven_recipient p ON p.member_id = c.member_id AND c.id > p.after_consent
    AND p.recipient = iif(c.kind = 'mail_notify', c.email, c.phone)
  WHERE c.kind IN ('mail_notify', 'sms_notify', 'phone_notify') AND (c.member_id = 0 OR p.member_id IS NOT NULL)
  ORDER BY c.id`

const isMessageKind = (kind: string): kind is keyof typeof types => kind in types

/** Türkiye is UTC+3 all year. */
const turkishTime = (seconds: number) =>
  new Date((seconds + 3 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')

function recipientOf({ kind, email, phone }: ConsentRecord): string {
  if (kind !== 'mail_notify') return phone && `+${phone}`
  return email.toLowerCase()
}

function nextOf(record: ConsentRecord, now: ConsentRecord | undefined, before?: ConsentRecord) {
  const isUngiven = record.agreed === 0 && record.is_early === 1 && now?.agreed === 1
  return isUngiven && record.given_at <= now.given_at ? before : record
}

/**
 * The present state of each recipient and channel, with the time since when it holds. A refusal counts only where there
 * was a consent of the same form's, which counted: a box that was never ticked, or unticked before its recipient was proven,
 * is nothing to withdraw. @param since unix seconds; 0 for all
 */
export function iysRecords(records: ConsentRecord[], since = 0): IysRecord[] {
  const present = new Map<string, ConsentRecord | undefined>()
  const before = new Map<string, ConsentRecord | undefined>()
  const givers = new Set<string>()
  for (const record of records) {
    const recipient = recipientOf(record)
    const name = `${record.kind} ${recipient}`
    const giver = `${name} ${record.member_id}`
    const now = present.get(name)
    const isAgreed = now?.agreed === 1
    const counts = record.agreed === 1 || givers.delete(giver)
    if (record.agreed === 1) givers.add(giver)
    const isSame = isAgreed === (record.agreed === 1)
    // A repeated consent may have been proven before the one that it repeats.
    const isEarlier = isSame && record.given_at < (now?.given_at ?? 0)
    if (!recipient || !counts || (isSame && !isEarlier)) continue
    if (!isSame && !isAgreed) before.set(name, now)
    present.set(name, nextOf(record, now, before.get(name)))
  }
  return [...present.values()].flatMap((record) => {
    if (!record || record.given_at < since || !isMessageKind(record.kind)) return []
    return {
      recipient: recipientOf(record),
      type: types[record.kind],
      status: record.agreed === 1 ? 'ONAY' : 'RET',
      source: 'HS_WEB',
      consentDate: turkishTime(record.given_at),
      recipientType: 'BIREYSEL',
    }
  })
}
