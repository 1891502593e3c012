import { createInstance } from 'i18next'
import { allTexts } from './all-texts'
import { type Language, languages } from './languages'
import { namespaces } from './namespaces'
import { registerTranslator, type Translate } from './translators'

/** Maximum cached texts per language. */
const maxCached = 5000

/** One i18next instance per language: creating one per request costs 25 times as much. */
function makeTranslator(language: Language): Translate {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: 'tr',
    defaultNS: namespaces[0],
    fallbackNS: [...namespaces],
    ns: namespaces,
    resources: { [language]: allTexts[language], tr: allTexts.tr },
    interpolation: { escapeValue: false },
    initImmediate: false,
  })
  const translate = instance.getFixedT(language)
  // Most texts of a page repeat, so translations are cached per isolate.
  const cache = new Map<string, string>()
  return (key, values) => {
    const cacheKey = values ? key + JSON.stringify(values) : key
    let text = cache.get(cacheKey)
    if (text === undefined) {
      text = translate(key, values)
      if (cache.size >= maxCached) cache.clear()
      cache.set(cacheKey, text)
    }
    return text
  }
}

export function registerServerTexts(): void {
  for (const language of languages) registerTranslator(language, makeTranslator(language))
}
