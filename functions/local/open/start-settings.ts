import { type MailSettings, mailFaults } from '../../shop/mail/mail-settings'
import { senderOf } from '../../shop/settings/setting-rows'
import { readSettings, settingNames } from '../../storefront/settings'
import { exampleFaults } from '../example-origins'
import { noOwnShop, type OwnShop, ownShopFile, readOwnShop } from '../own-shop'
import { tryPort } from '../ports'
import { localSecrets, readDevVars } from '../secrets'
import { bothSettings } from '../settings'
import { dataFolder } from './request-log'

/** What a local start is told: by its environment, before `.dev.vars`. */
export type StartSettings = {
  port: number
  host: string
  /** How many products the reference shop gets. */
  size: number
  /** The owner's settings of the reference shop, or the demo's. */
  own: OwnShop
  mail: MailSettings
  /** Variables and secrets of the storefront that are set for this machine. */
  vars: Record<string, string>
}

/** Names that `.dev.vars` may hold beside the storefront's settings. */
const mailNames = ['MAIL_URL', 'MAIL_TOKEN']
const furtherNames = ['SHOP_SETTINGS', 'TOKEN_SECRET', ...mailNames]

/** The storefront's variables and secrets of this machine: the environment's before those of `.dev.vars`. */
export function localVars(
  environment: NodeJS.ProcessEnv,
  file = '.dev.vars',
): Record<string, string> {
  const named = [...settingNames, ...mailNames].flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...readDevVars(file), ...Object.fromEntries(named) }
}

/** All variables and secrets of the storefront on this machine, in front of a shop elsewhere. */
export const elsewhereVars = ({ port, vars }: Pick<StartSettings, 'port' | 'vars'>) => ({
  ...bothSettings().storefront.vars,
  SITE_ORIGIN: `http://localhost:${port}`,
  SESSION_KEYS: localSecrets(dataFolder).SESSION_KEYS,
  ...vars,
})

async function wrongSettings(start: Pick<StartSettings, 'port' | 'vars'>): Promise<string[]> {
  const { SHOP_GUEST_TOKEN } = localSecrets(dataFolder)
  const withReferenceShop = { SHOP_GUEST_TOKEN, ...elsewhereVars(start), SHOP: { fetch } }
  const env = start.vars.SHOP_ORIGIN ? elsewhereVars(start) : withReferenceShop
  return readSettings(env).then(
    () => [],
    (error: Error) => [error.message],
  )
}

function unknownNames(file: string): string[] {
  const known = new Set([...settingNames, ...furtherNames])
  const unknown = Object.keys(readDevVars(file)).filter((name) => !known.has(name))
  return unknown.map((name) => `${name} in ${file} is no setting; see .dev.vars.example.`)
}

async function wrongPort(port: number, host: string, given: string | undefined): Promise<string[]> {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    return [`PORT must be a number from 1 to 65535; it is "${given}".`]
  if ((await tryPort(port, host)) !== null) return []
  return [`Port ${port} is taken or may not be used. Stop what runs there, or: PORT=8788 npm start`]
}

const contradiction =
  'SHOP_ORIGIN names a shop elsewhere, and SHOP_SETTINGS or --shop the settings of the reference shop: leave one of them out.'

/** The result of `read`; where it throws, its sentence joins the faults and `otherwise` is returned. */
function noting<T>(faults: string[], otherwise: T, read: () => T): T {
  try {
    return read()
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
    return otherwise
  }
}

/**
 * @param environment of the process @param shop the file of `--shop` @param file `.dev.vars`
 * @throws a sentence for each value that is wrong, all at once
 */
export async function readStart(
  environment: NodeJS.ProcessEnv,
  shop?: string,
  file = '.dev.vars',
): Promise<StartSettings> {
  const port = Number(environment.PORT ?? 8787)
  const size = Number(environment.SEED_SIZE ?? 1200)
  const host = environment.HOST ?? '127.0.0.1'
  const { MAIL_URL, MAIL_TOKEN, ...vars } = localVars(environment, file)
  const mail = { MAIL_URL, MAIL_TOKEN }
  const placeOf = (name: string) =>
    environment[name] === undefined ? file : `the environment, which goes before ${file}`
  const faults = [
    ...(await wrongPort(port, host, environment.PORT)),
    ...unknownNames(file),
    ...(await wrongSettings({ port: port || 8787, vars })),
    ...exampleFaults({ ...vars, MAIL_URL }, placeOf),
    ...mailFaults({ ...mail, SITE_ORIGIN: 'http://localhost' }),
  ]
  if (!Number.isInteger(size) || size < 1)
    faults.push(`SEED_SIZE must be a whole number of products; it is "${environment.SEED_SIZE}".`)
  const own = noting(faults, noOwnShop, () => readOwnShop(shop, environment, file))
  if (MAIL_URL && !senderOf(own.shop))
    faults.push('MAIL_URL is set, but the shop’s settings name no sender: mailFrom.')
  if (vars.SHOP_ORIGIN && ownShopFile(shop, environment, file)) faults.push(contradiction)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { port, host, size, own, mail, vars }
}
