import { readSettings, warningsOf } from '../../storefront/settings'
import { exampleFaults } from '../example-origins'
import { newSecrets } from '../secrets'
import { shopMails, varsOf } from './shop-mails'

export type Vars = Record<string, string>

export const placeOf = (env: string): string => `[env.${env}.vars] of wrangler.toml`

/** Judges the storefront's variables as the Worker will; its secrets are set elsewhere. With a bound shop, SHOP_ORIGIN may be empty. */
export async function judgeVars(vars: Vars): Promise<{ faults: string[]; warnings: string[] }> {
  const { SESSION_KEYS, SHOP_GUEST_TOKEN } = newSecrets()
  const secrets = { SHOP_GUEST_TOKEN, CAPTCHA_SECRET: 'a-secret' }
  return readSettings({ ...secrets, ...vars, SESSION_KEYS, SHOP: { fetch } }).then(
    (settings) => ({ faults: [], warnings: warningsOf(settings) }),
    (error: Error) => ({ faults: [error.message], warnings: [] }),
  )
}

function mailsOf(env: string, shop: string, storefront: string) {
  try {
    return { ...shopMails(env, shop, storefront), faults: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { args: [], warnings: [], faults: [message] }
  }
}

/**
 * Judges one environment of the storefront and the reference shop; a rehearsal may keep the example's SITE_ORIGIN.
 * @returns warnings, and what wrangler gets for mails @throws a sentence for each wrong setting, all at once
 */
export async function judgeBoth(
  env: string,
  isRehearsal: boolean,
  { shop, storefront }: { shop: string; storefront: string },
): Promise<{ args: string[]; warnings: string[] }> {
  const vars = varsOf(storefront, env)
  const mails = mailsOf(env, shop, storefront)
  const { SITE_ORIGIN, ...others } = vars
  const unnamed = exampleFaults({ SITE_ORIGIN }, placeOf(env))
  const examples = [...(isRehearsal ? [] : unnamed), ...exampleFaults(others, placeOf(env))]
  const judged = await judgeVars(vars)
  const faults = [...mails.faults, ...examples, ...judged.faults]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { args: mails.args, warnings: [...mails.warnings, ...unnamed, ...judged.warnings] }
}
