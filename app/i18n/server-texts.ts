import { createInstance } from 'i18next'
import { type Language, languages } from './languages'
import ar from './texts/ar.json'
import de from './texts/de.json'
import en from './texts/en.json'
import tr from './texts/tr.json'
import { registerTranslator, type Translate } from './translators'

const texts = { tr, en, de, ar }

/** One kept i18next for each language: making one per request costs 25 times as much (stack.md §9). */
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
  // A text without values is always the same: most of a page's texts are asked of i18next once per isolate.
  const fixed = new Map<string, string>()
  return (key, values) => {
    if (values) return translate(key, values)
    let text = fixed.get(key)
    if (text === undefined) {
      text = translate(key)
      fixed.set(key, text)
    }
    return text
  }
}

/** Makes all languages speakable on the server. */
export function registerServerTexts(): void {
  for (const language of languages) registerTranslator(language, makeTranslator(language))
}
