import { createInstance } from 'i18next'
import { type Language, languages } from './languages'
import ar from './texts/ar.json'
import de from './texts/de.json'
import en from './texts/en.json'
import tr from './texts/tr.json'
import { registerTranslator, type Translate } from './translators'

const texts = { tr, en, de, ar }

/** Texts that one language keeps ready; with prices and names in them they are many. */
const mostKnown = 5000

/** One kept i18next for each language: making one per request costs 25 times as much. */
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
  // The same key with the same values is the same text: most of a page's texts are asked of i18next once per isolate.
  const known = new Map<string, string>()
  return (key, values) => {
    const asked = values ? key + JSON.stringify(values) : key
    let text = known.get(asked)
    if (text === undefined) {
      text = translate(key, values)
      if (known.size >= mostKnown) known.clear()
      known.set(asked, text)
    }
    return text
  }
}

/** Makes all languages speakable on the server. */
export function registerServerTexts(): void {
  for (const language of languages) registerTranslator(language, makeTranslator(language))
}
