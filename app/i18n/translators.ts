import type { Language } from './languages'

/** `count` selects the plural form; other values fill `{{name}}`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

const translators = new Map<Language, Translate>()

export function registerTranslator(language: Language, translate: Translate): void {
  translators.set(language, translate)
}

/** @throws when the language is not registered */
export function translatorOf(language: Language): Translate {
  const translate = translators.get(language)
  if (!translate)
    throw new Error(`No texts for "${language}" yet: the entry must call registerTranslator first.`)
  return translate
}
