import type { Language } from './languages'
import type { Translate } from './translators'

/** Nested texts, i18next JSON v4. */
export type Texts = { [key: string]: string | Texts }

function find(texts: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = texts
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined
  return typeof node === 'string' ? node : undefined
}

/** Replaces i18next in the browser (decision 005) and saves 15 kB. A test compares both for every key. */
export function makeSmallTranslator(language: Language, texts: Texts): Translate {
  const rules = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const { count } = values
    const plural =
      typeof count === 'number' ? find(texts, `${key}_${rules.select(count)}`) : undefined
    const text = plural ?? find(texts, key) ?? key
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    )
  }
}
