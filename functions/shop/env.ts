import { type MailSettings, mailFaults } from './mail/mail-settings'

/** The bindings of the shop Worker: its database, secrets and variables (wrangler.toml). */
export type Env = MailSettings & {
  DB: D1Database
  GUEST_TOKEN: string
  /** Signs the shop's own tokens; at least 32 characters. */
  TOKEN_SECRET: string
  /** A path prefix of the catalogue calls, e.g. `/magaza`; empty for none. */
  PATH_PREFIX?: string
  /** The Worker's own origin for browsers, needed for the demo's own pages only. */
  OWN_ORIGIN?: string
}

/** @returns a message about the wrong setting and its remedy, or null when all are right */
export function findWrongSetting(env: Partial<Env>): string | null {
  if (!env.DB)
    return 'D1 binding DB is missing: see [[d1_databases]] in functions/shop/wrangler.toml.'
  if (!env.GUEST_TOKEN) {
    return 'Secret GUEST_TOKEN is missing: wrangler secret put GUEST_TOKEN -c functions/shop/wrangler.toml.'
  }
  if (!env.TOKEN_SECRET || env.TOKEN_SECRET.length < 32) {
    return 'Secret TOKEN_SECRET is missing or shorter than 32 characters: wrangler secret put TOKEN_SECRET -c functions/shop/wrangler.toml.'
  }
  return env.MAIL_URL ? (mailFaults(env)[0] ?? null) : null
}
