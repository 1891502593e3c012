import { parseArgs } from 'node:util'
import { z } from 'zod'
import { decodePrefix } from '../../../app/backend/http/endpoint-address'
import { readPlatformPaths } from '../../storefront/platform-pages'
import { readPrefixKeys } from '../../storefront/settings'
import type { CheckOptions } from './check'

/** What the command was given: what to check, and how to print it. */
export type Command = { options: CheckOptions; isJson: boolean }

const origin = z.string().transform((value, context) => {
  const address = URL.parse(value)
  const isOrigin = address && /^https?:$/.test(address.protocol) && address.pathname === '/'
  if (isOrigin && !address.search && !address.username) return address.origin
  context.issues.push({
    code: 'custom',
    message: 'must be like https://www.shop.example',
    input: value,
  })
  return z.NEVER
})

const shape = z.object({
  'The shop': origin,
  '--timeout': z.coerce
    .number('must be seconds from 0.1 to 60')
    .min(0.1, 'must be at least 0.1 seconds')
    .max(60, 'must be at most 60 seconds'),
  '--language': z.string().regex(/^[a-z]{2}$/, 'must be two letters like tr'),
  '--currency': z.string().regex(/^[A-Z]{2,4}$/, 'must be a code like TL'),
  SHOP_GUEST_TOKEN: z.string().regex(/^[\w.~+/=-]*$/, 'must be a bearer token'),
  EXPORT_MODE: z.enum(['', '0', '1'], 'must be 0 or 1'),
  CHECK_SHOP_PASSWORD: z.string().min(1, 'must hold the password of --member'),
})

const flags = {
  member: { type: 'string' },
  json: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '8' },
  language: { type: 'string', default: 'tr' },
  currency: { type: 'string', default: 'TL' },
} as const

function prefixOf(env: NodeJS.ProcessEnv): CheckOptions['prefix'] {
  return {
    prefix: decodePrefix(env.SHOP_PATH_PREFIX ?? ''),
    prefixKeys: readPrefixKeys(env.SHOP_PREFIX_KEYS ?? ''),
    exportMode: env.EXPORT_MODE === '1',
  }
}

/**
 * Reads the command line and the environment. The password comes from the environment, because others see arguments.
 * @throws one sentence that names what is wrong
 */
export function readCommand(args: string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true })
  if (positionals.length > 1) throw new Error('Name one shop.')
  const parsed = shape.safeParse({
    'The shop': positionals[0] ?? env.SHOP_ORIGIN ?? '',
    '--timeout': values.timeout,
    SHOP_GUEST_TOKEN: env.SHOP_GUEST_TOKEN ?? '',
    EXPORT_MODE: env.EXPORT_MODE ?? '',
    '--language': values.language,
    '--currency': values.currency,
    CHECK_SHOP_PASSWORD: values.member === undefined ? 'none' : (env.CHECK_SHOP_PASSWORD ?? ''),
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const known = parsed.data
  const options: CheckOptions = {
    origin: known['The shop'],
    guestToken: known.SHOP_GUEST_TOKEN,
    member:
      values.member === undefined
        ? null
        : { email: values.member, password: known.CHECK_SHOP_PASSWORD },
    timeoutMs: known['--timeout'] * 1000,
    language: known['--language'],
    currency: known['--currency'],
    prefix: prefixOf(env),
    platformPages: readPlatformPaths(env.PLATFORM_PAGES ?? ''),
  }
  return { options, isJson: values.json }
}
