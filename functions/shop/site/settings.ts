import type { Language } from '../locale'

/** The shop's settings by name; '', 0 or `missing` for one that is not there. */
export type Settings = {
  text: (name: string) => string
  flag: (name: string) => 0 | 1
  translated: (name: string) => string
  json: <T>(name: string, missing: T) => T
}

/** The rows of `setting`, read in a language. */
export function settingsOf(rows: { name: string; value: string }[], language: Language): Settings {
  const values = new Map(rows.map((row) => [row.name, row.value]))
  return {
    text: (name) => values.get(name) ?? '',
    flag: (name) => (values.get(name) === '1' ? 1 : 0),
    translated: (name) => inLanguage(values.get(name) ?? '{}', language),
    json: (name, missing) => JSON.parse(values.get(name) ?? JSON.stringify(missing)),
  }
}

/** A text by language, in one. */
export const inLanguage = (json: string, language: Language): string =>
  (JSON.parse(json) as Record<string, string>)[language] ?? ''
