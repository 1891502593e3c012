/** What the shop Worker is given: its database, two secrets and one variable (wrangler.toml). */
export type Env = {
  DB: D1Database
  /** Bearer of shoppers who are not signed in. */
  GUEST_TOKEN: string
  /** Signs the tokens that the shop itself gives out; at least 32 characters. */
  TOKEN_SECRET: string
  /** Path before the catalogue calls, e.g. `/magaza`; empty for none. */
  PATH_PREFIX?: string
  /** Where browsers reach this Worker itself: only for the demo's own pages; without it there are none. */
  OWN_ORIGIN?: string
}

/** @returns a sentence that says which setting is wrong and how to mend it, or null when all are right */
export function findWrongSetting(env: Partial<Env>): string | null {
  if (!env.DB)
    return 'D1 binding DB is missing: see [[d1_databases]] in functions/shop/wrangler.toml.'
  if (!env.GUEST_TOKEN) {
    return 'Secret GUEST_TOKEN is missing: wrangler secret put GUEST_TOKEN -c functions/shop/wrangler.toml.'
  }
  if (!env.TOKEN_SECRET || env.TOKEN_SECRET.length < 32) {
    return 'Secret TOKEN_SECRET is missing or shorter than 32 characters: wrangler secret put TOKEN_SECRET -c functions/shop/wrangler.toml.'
  }
  return null
}
