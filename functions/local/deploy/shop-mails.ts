import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { mailFaults, unsentMails } from '../../shop/mail/mail-settings'

const vars = z.record(z.string(), z.string()).default({})
const file = z.looseObject({ env: z.record(z.string(), z.looseObject({ vars })) })

export const varsOf = (config: string, env: string) =>
  file.parse(parse(readFileSync(config, 'utf8'))).env[env]?.vars ?? {}

/**
 * What a deployment of the reference shop does about mails: the variables that wrangler gets, and warnings.
 * @throws a sentence for each wrong setting; the secret MAIL_TOKEN is not seen here
 */
export function shopMails(env: string, shop: string, storefront: string) {
  const { MAIL_URL = '' } = varsOf(shop, env)
  const { SITE_ORIGIN = '' } = varsOf(storefront, env)
  const where = `[env.${env}] of ${shop}`
  const faults = MAIL_URL ? mailFaults({ MAIL_URL, MAIL_TOKEN: 'a secret', SITE_ORIGIN }) : []
  if (faults.length > 0) throw new Error(`${faults.join('\n')} See ${where}.`)
  return {
    args: ['--var', `SITE_ORIGIN:${SITE_ORIGIN}`],
    warnings: MAIL_URL ? [] : [`${unsentMails} Set it in ${where}, and the secret MAIL_TOKEN.`],
  }
}
