import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const secretsFile = z.object({
  SESSION_KEYS: z.string(),
  SHOP_GUEST_TOKEN: z.string(),
  TOKEN_SECRET: z.string(),
})

/** The secrets of both Workers. The shop knows SHOP_GUEST_TOKEN as GUEST_TOKEN. */
export type Secrets = z.infer<typeof secretsFile>

/** Fresh secrets; SESSION_KEYS is one key of 32 bytes under the id `local`. */
export function newSecrets(): Secrets {
  return {
    SESSION_KEYS: `local:${randomBytes(32).toString('base64url')}`,
    SHOP_GUEST_TOKEN: randomBytes(24).toString('base64url'),
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
  }
}

/** Variables of a `.dev.vars` file (`KEY=value` lines, quotes optional, # comments), {} when there is none. */
export function readDevVars(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value] = /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
      return key === undefined || value === undefined
        ? []
        : [[key, value.replace(/^(["'])(.*)\1$/, '$2')]]
    }),
  )
}

/** The secrets of this machine, created once and saved in `folder`/local.json, so that cookies survive a restart. */
export function localSecrets(folder: string): Secrets {
  const file = path.join(folder, 'local.json')
  if (existsSync(file)) return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const secrets = newSecrets()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
