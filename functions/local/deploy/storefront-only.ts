import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'smol-toml'
import { z } from 'zod'
import { readSettings, warningsOf } from '../../storefront/settings'
import { exampleFaults } from '../example-origins'
import { newSecrets } from '../secrets'

const environment = z.looseObject({
  vars: z.record(z.string(), z.string()).default({}),
  services: z.unknown().optional(),
})
const file = z.looseObject({
  main: z.string(),
  assets: z.looseObject({ directory: z.string() }),
  services: z.unknown().optional(),
  env: z.record(z.string(), environment),
})

/** The built files without the pictures of the demo shop. */
function copyFiles(built: string, folder: string): string {
  const pictures = path.join(built, 'img')
  const copy = path.join(folder, 'files')
  rmSync(copy, { recursive: true, force: true })
  cpSync(built, copy, { recursive: true, filter: (from) => path.normalize(from) !== pictures })
  return copy
}

function originFaults(env: string, vars: Record<string, string>): string[] {
  const where = `[env.${env}.vars] of wrangler.toml`
  return [
    ...(vars.SHOP_ORIGIN
      ? []
      : [`SHOP_ORIGIN is empty; set it to the origin of the shop in ${where}.`]),
    ...exampleFaults(vars, where),
  ]
}

/** Judges variables as the Worker will; its secrets are set elsewhere. @returns warnings @throws one sentence for each wrong one */
async function judge(env: string, vars: Record<string, string>): Promise<string[]> {
  const { SESSION_KEYS, SHOP_GUEST_TOKEN } = newSecrets()
  const faults = originFaults(env, vars)
  // With a bound shop, so that an empty SHOP_ORIGIN is not said twice.
  const known = { SHOP_GUEST_TOKEN, ...vars, SESSION_KEYS, SHOP: { fetch } }
  const settings = await readSettings(known).catch((error: Error) => {
    faults.push(error.message)
    return null
  })
  if (faults.length > 0 || !settings) throw new Error(faults.join('\n'))
  return warningsOf(settings)
}

/**
 * Writes wrangler.toml without the binding of the reference shop, and copies the built files without its pictures.
 * @returns the written file, and warnings @throws one sentence for each wrong setting of the environment
 */
export async function storefrontOnly(
  env: string,
  source = 'wrangler.toml',
  build = 'build',
): Promise<{ config: string; warnings: string[] }> {
  const { services: _bound, ...settings } = file.parse(parse(readFileSync(source, 'utf8')))
  const given = settings.env[env]
  if (!given) throw new Error(`${source} has no environment "${env}".`)
  const { services: _boundHere, ...chosen } = given
  const warnings = await judge(env, chosen.vars)
  const folder = path.join(build, 'storefront-only')
  const config = path.join(folder, 'wrangler.toml')
  mkdirSync(folder, { recursive: true })
  const written = {
    ...settings,
    main: path.relative(folder, settings.main),
    assets: {
      ...settings.assets,
      directory: path.relative(folder, copyFiles(settings.assets.directory, folder)),
    },
    env: { [env]: chosen },
  }
  writeFileSync(config, stringify(written))
  return { config, warnings }
}
