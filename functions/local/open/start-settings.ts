import { settingNames } from '../../storefront/settings'
import { type OwnShop, readOwnShop } from '../own-shop'
import { tryPort } from '../ports'
import { readDevVars } from '../secrets'

/** What a local start is told: by its environment, before `.dev.vars`. */
export type StartSettings = {
  port: number
  host: string
  /** How many products the reference shop gets. */
  size: number
  /** The owner's settings of the reference shop, or the demo's. */
  own: OwnShop
  /** Variables and secrets of the storefront that are set for this machine. */
  vars: Record<string, string>
}

/** The storefront's variables and secrets of this machine: the environment's before those of `.dev.vars`. */
export function localVars(
  environment: NodeJS.ProcessEnv,
  file = '.dev.vars',
): Record<string, string> {
  const named = settingNames.flatMap((name) => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...readDevVars(file), ...Object.fromEntries(named) }
}

/** @param environment of the process @param shop the file of `--shop` @param file `.dev.vars` @throws a sentence that says which value is wrong */
export async function readStart(
  environment: NodeJS.ProcessEnv,
  shop?: string,
  file = '.dev.vars',
): Promise<StartSettings> {
  const port = Number(environment.PORT ?? 8787)
  const size = Number(environment.SEED_SIZE ?? 1200)
  const host = environment.HOST ?? '127.0.0.1'
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT must be a number from 1 to 65535; it is "${environment.PORT}".`)
  if (!Number.isInteger(size) || size < 1)
    throw new Error(
      `SEED_SIZE must be a whole number of products; it is "${environment.SEED_SIZE}".`,
    )
  if ((await tryPort(port, host)) === null)
    throw new Error(
      `Port ${port} is taken or may not be used. Stop what runs there, or: PORT=8788 npm start`,
    )
  const own = readOwnShop(shop, environment, file)
  return { port, host, size, own, vars: localVars(environment, file) }
}
