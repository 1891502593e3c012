import type { z } from 'zod'
import { unknownPlaceholders } from './placeholders'
import demo from './shop.json'
import { type ShopSettings, shopFile } from './shop-file'

type Issue = z.core.$ZodIssue

const placeOf = (path: PropertyKey[]): string => path.map(String).join('.')

function sentencesOf(issue: Issue): string[] {
  const place = placeOf(issue.path)
  const under = (key: string) => placeOf([...issue.path, key])
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${under(key)}: there is no such setting.`)
  if (issue.code === 'invalid_key') return [`${place}: ${issue.issues[0]?.message ?? 'is wrong'}.`]
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return [
      /undefined/.test(issue.message)
        ? `${place}: is missing.`
        : `${place}: must be ${issue.expected}.`,
    ]
  return [`${place || 'The file'}: ${issue.message}.`]
}

/** The settings of a parsed file, or a sentence for each wrong field. */
export function checkShop(file: unknown): { shop: ShopSettings } | { wrong: string[] } {
  const { data, error } = shopFile.safeParse(file)
  if (error) return { wrong: [...new Set(error.issues.flatMap(sentencesOf))] }
  const unknown = unknownPlaceholders(data).map(
    // Once for all languages of a text.
    ({ path, name }) =>
      `${placeOf(path.filter((key) => !/^(tr|en|de|ar)$/.test(String(key))))}: {${name}} stands for nothing that this file sets.`,
  )
  return unknown.length > 0 ? { wrong: [...new Set(unknown)] } : { shop: data }
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
  throw new Error(
    [`${file} has ${checked.wrong.length} wrong settings:`, ...checked.wrong].join('\n  '),
  )
}

/** The demo's settings. */
export const demoShop: ShopSettings = readShop('shop.json', JSON.stringify(demo))
