import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registerBrowserTexts } from './i18n/browser-texts'
import { isLanguage } from './i18n/languages'

/**
 * Waits until Remix has decoded the page's data. Otherwise it suspends React's whole root, and an event during that
 * time makes React fail with error 345.
 */
async function dataDecoded() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

/** Hydrates the page: texts of its language first, then React. */
async function hydrate() {
  const language = document.documentElement.lang
  if (!isLanguage(language)) return
  await registerBrowserTexts(language)
  await dataDecoded()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

hydrate()
