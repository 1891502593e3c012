import type { Language } from './languages'

/** Gives the text of a key; `count` chooses the plural form, other values fill `{{name}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const translators = new Map<Language, Translate>()

/** Makes a language speakable; each entry (server, browser, a test) registers what it needs. */
export function registerTranslator(language: Language, translate: Translate): void {
  translators.set(language, translate)
}

/** The translator of a language; throws when the entry has not registered it. */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language)
  if (!translate)
    throw new Error(`No texts for "${language}" yet: the entry must call registerTranslator first.`)
  return translate
}
