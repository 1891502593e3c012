import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registerBrowserTexts, restOfTexts } from './i18n/coming-texts'
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
  // The first half of the texts covers this route; other pages need all of them.
  if (!('content/link.route' in window.__remixRouteModules)) await restOfTexts()
  await dataDecoded()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

hydrate()
