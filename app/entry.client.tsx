import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registerBrowserTexts, restOfTexts } from './i18n/coming-texts'
import { isLanguage } from './i18n/languages'

/**
 * Waits until Remix has read the page's data. It would otherwise suspend React's whole root, and a press that comes
 * meanwhile makes React finish at once, which it then cannot (its error 345).
 */
async function dataRead() {
  try {
    RemixBrowser({})
  } catch (coming) {
    await coming
  }
}

/** Wakes the page: its language's texts first, then React over the document as it stands. */
async function wake() {
  const language = document.documentElement.lang
  if (!isLanguage(language)) return
  await registerBrowserTexts(language)
  // What the first half was cut for; other pages wake with all texts.
  if (!('content/link.route' in window.__remixRouteModules)) await restOfTexts()
  await dataRead()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

wake()
