/** A record of the table `consent` about messages or calls. */
export type ConsentRecord = {
  kind: string
  agreed: number
  email: string
  phone: string
  /** Unix seconds. */
  given_at: number
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

/** All records of these kinds, the first first. */
export const consentQuery = `SELECT kind, agreed, email, phone, given_at FROM consent
  WHERE kind IN ('mail_notify', 'sms_notify', 'phone_notify') ORDER BY id`

const isMessageKind = (kind: string): kind is keyof typeof types => kind in types

/** Türkiye is UTC+3 all year. */
const turkishTime = (seconds: number) =>
  new Date((seconds + 3 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')

function recipientOf({ kind, email, phone }: ConsentRecord): string {
  if (kind !== 'mail_notify') return phone && `+${phone}`
  return email.toLowerCase()
}

/**
 * The present state of each recipient and channel, with the time since when it holds. A refusal counts only where there
 * was a consent: a box that was never ticked is nothing to withdraw. @param since unix seconds; 0 for all
 */
export function iysRecords(records: ConsentRecord[], since = 0): IysRecord[] {
  const present = new Map<string, ConsentRecord>()
  for (const record of records) {
    const recipient = recipientOf(record)
    const name = `${record.kind} ${recipient}`
    const isAgreed = (present.get(name)?.agreed ?? 0) === 1
    if (recipient && isAgreed !== (record.agreed === 1)) present.set(name, record)
  }
  return [...present.values()].flatMap((record) => {
    if (record.given_at < since || !isMessageKind(record.kind)) return []
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
