import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'smol-toml'
import { z } from 'zod'
import { exampleFaults } from '../example-origins'
import { judgeVars, placeOf, type Vars } from './judge-settings'

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

function copyFiles(built: string, folder: string): string {
  const pictures = path.join(built, 'img')
  const copy = path.join(folder, 'files')
  rmSync(copy, { recursive: true, force: true })
  cpSync(built, copy, { recursive: true, filter: (from) => path.normalize(from) !== pictures })
  return copy
}

/** @returns warnings @throws one sentence for each wrong variable */
async function judge(env: string, vars: Vars): Promise<string[]> {
  const where = placeOf(env)
  const empty = `SHOP_ORIGIN is empty; set it to the origin of the shop in ${where}.`
  const { faults, warnings } = await judgeVars(vars)
  const all = [...(vars.SHOP_ORIGIN ? [] : [empty]), ...exampleFaults(vars, where), ...faults]
  if (all.length > 0) throw new Error(all.join('\n'))
  return warnings
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
