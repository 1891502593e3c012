import { isLanguage } from './languages'
import type { Namespace } from './namespaces'
import { makeSmallTranslator, type Texts } from './small-translator'
import { registerTranslator } from './translators'

const files = import.meta.glob<Texts>('./texts/*/*.json', { import: 'default' })

/** A document has one language: another one opens another document. */
const loadedTexts: Texts = {}

/** Loads texts of the document's language, for the translator that is registered here. @throws when they do not load */
export async function loadTexts(namespace: Namespace): Promise<void> {
  const language = document.documentElement.lang
  if (!isLanguage(language)) return
  Object.assign(loadedTexts, await files[`./texts/${language}/${namespace}.json`]?.())
  registerTranslator(language, makeSmallTranslator(language, loadedTexts))
}

/** Code that a page loads late, with the texts of such parts. */
export async function withPartTexts<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadTexts('parts')])
  return loaded
}
