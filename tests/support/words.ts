import { readFileSync } from 'node:fs'
import type { Language } from '../../app/i18n/languages'

type Words = { [key: string]: string | Words }

/** The texts of a language, by key; placeholders stay. */
export function wordsOf(language: Language): (key: string) => string {
  const all: Words = {}
  for (const file of ['shop', 'parts', 'account'])
    Object.assign(all, JSON.parse(readFileSync(`app/i18n/texts/${language}/${file}.json`, 'utf8')))
  return (key) => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        all,
      )
    if (typeof found !== 'string') throw new Error(`There is no text "${key}" in ${language}.`)
    return found
  }
}
