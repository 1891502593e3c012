import type { Language } from './languages'
import { makeSmallTranslator, type Texts } from './small-translator'
import { registerTranslator } from './translators'

const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default' })

/** Loads the texts of a language and registers the browser's translator; one file per language. */
export async function registerBrowserTexts(language: Language): Promise<void> {
  const texts = await files[`./texts/${language}.json`]?.()
  registerTranslator(language, makeSmallTranslator(language, texts ?? {}))
}
