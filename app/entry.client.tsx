import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage } from './i18n/languages'
import { makeSmallTranslator, type Texts } from './i18n/small-translator'
import { registerTranslator } from './i18n/translators'

const files = import.meta.glob<Texts>('./i18n/texts/*.json', { import: 'default' })

/** Wakes the page: its language's texts first, then React over the document as it stands. */
async function wake() {
  const language = document.documentElement.lang
  const load = isLanguage(language) ? files[`./i18n/texts/${language}.json`] : undefined
  if (!isLanguage(language) || !load) return
  registerTranslator(language, makeSmallTranslator(language, await load()))
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

wake()
