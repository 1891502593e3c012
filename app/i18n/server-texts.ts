import { createInstance } from 'i18next'
import { type Language, languages } from './languages'
import ar from './texts/ar.json'
import de from './texts/de.json'
import en from './texts/en.json'
import tr from './texts/tr.json'
import { registerTranslator, type Translate } from './translators'

const texts = { tr, en, de, ar }

/** Maximum cached texts per language. */
const maxCached = 5000

/** One i18next instance per language: creating one per request costs 25 times as much. */
function makeTranslator(language: Language): Translate {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: 'tr',
    resources: {
      [language]: { translation: texts[language] },
      tr: { translation: texts.tr },
    },
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
