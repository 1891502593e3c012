export type MailSettings = Partial<
  Record<'MAIL_URL' | 'MAIL_TOKEN' | 'SITE_ORIGIN', string | undefined>
>

const localHosts = ['localhost', '127.0.0.1']

function isSafe(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname))
  )
}

/** A sentence for each wrong setting; none without MAIL_URL, when mails stay in the outbox. */
export function mailFaults({ MAIL_URL, MAIL_TOKEN, SITE_ORIGIN }: MailSettings): string[] {
  if (!MAIL_URL)
    return MAIL_TOKEN ? ['MAIL_TOKEN is set without MAIL_URL, where mails are posted to.'] : []
  return [
    ...(isSafe(MAIL_URL) ? [] : ['MAIL_URL must be an https address.']),
    ...(MAIL_TOKEN ? [] : ['MAIL_TOKEN is missing: the bearer for MAIL_URL.']),
    ...(SITE_ORIGIN
      ? []
      : ['SITE_ORIGIN is missing: the storefront’s origin, for links in mails.']),
  ]
}

export const unsentMails =
  'Mails are not sent: MAIL_URL is empty. Links to activate or to set a password, and order mails, stay in the table outbox.'
