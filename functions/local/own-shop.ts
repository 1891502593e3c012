import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoShop, readShop } from '../shop/settings/read-shop'
import type { ShopSettings } from '../shop/settings/shop-file'
import { readDevVars } from './secrets'
import { fingerprint } from './workers/fingerprint'

/** The settings that a start or an import was given, and a key of the file that they come from. */
export type OwnShop = { shop: ShopSettings; key: string }

export const noOwnShop: OwnShop = { shop: demoShop, key: '' }

type Named = [given: string | undefined, environment: NodeJS.ProcessEnv, devVars?: string]

/** The owner's settings file: by `--shop`, else by SHOP_SETTINGS of the environment or of `.dev.vars`. */
export const ownShopFile = (...[given, environment, devVars = '.dev.vars']: Named) =>
  given ?? environment.SHOP_SETTINGS ?? readDevVars(devVars).SHOP_SETTINGS

/** What the owner's settings file says, without one the demo's settings. @throws Error with a sentence for each wrong field */
export function readOwnShop(...named: Named): OwnShop {
  const file = ownShopFile(...named)
  if (!file) return noOwnShop
  if (!existsSync(file)) throw new Error(`The shop's settings ${path.resolve(file)} do not exist.`)
  return { shop: readShop(file, readFileSync(file, 'utf8')), key: fingerprint([file]) }
}
