import type { z } from 'zod'
import { misfitsOf } from './misfits'
import { unknownPlaceholders } from './placeholders'
import demo from './shop.json' with { type: 'json' }
import { type ShopSettings, shopFile } from './shop-file'

type Issue = z.core.$ZodIssue

const placeOf = (path: PropertyKey[]): string => path.map(String).join('.')

const kinds: Record<string, string> = {
  array: 'a list: [ … ]',
  boolean: 'true or false',
  object: 'an object: { … }',
  record: 'texts by name: { … }',
  string: 'a text',
}

function sentencesOf(issue: Issue): string[] {
  const place = placeOf(issue.path)
  const under = (key: string) => placeOf([...issue.path, key])
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${under(key)}: there is no such setting.`)
  if (issue.code === 'invalid_key')
    return [`${place}: ${issue.issues[0]?.message ?? 'there is no such setting'}.`]
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    const kind = kinds[issue.expected] ?? issue.expected
    return [
      `${place || 'The file'}: ${/undefined/.test(issue.message) ? 'is missing' : `must be ${kind}`}.`,
    ]
  }
  return [`${place || 'The file'}: ${issue.message}.`]
}

/** The settings of a parsed file, or a sentence for each wrong field. */
export function checkShop(file: unknown): { shop: ShopSettings } | { wrong: string[] } {
  const { data, error } = shopFile.safeParse(file)
  const wrong = [
    ...(error?.issues.flatMap(sentencesOf) ?? []),
    ...misfitsOf(file).map(({ place, message }) => `${place}: ${message}.`),
    ...unknownPlaceholders(file),
  ]
  return data && wrong.length === 0 ? { shop: data } : { wrong: [...new Set(wrong)] }
}

/** Reads a settings file. @throws Error with a sentence for each wrong field */
export function readShop(file: string, content: string): ShopSettings {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`)
  }
  const checked = checkShop(parsed)
  if ('shop' in checked) return checked.shop
  throw new Error([`${file} is not right:`, ...checked.wrong].join('\n  '))
}

/** The demo's settings. */
export const demoShop: ShopSettings = readShop('shop.json', JSON.stringify(demo))
