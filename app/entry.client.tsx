import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getInitialNamespaces } from 'remix-i18next/client'
import { loadTexts } from './i18n/browser-texts'
import { isNamespace, type Namespace, namespaces } from './i18n/namespaces'

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

/** The texts that the page's routes name (`handle.i18n`); all of them if they name none. */
function ownNamespaces(): readonly Namespace[] {
  const named = getInitialNamespaces().filter(isNamespace)
  return named.length > 0 ? named : namespaces
}

/** Hydrates the page: texts of its language first, then React. */
async function hydrate() {
  await Promise.all(ownNamespaces().map(loadTexts))
  await dataDecoded()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

hydrate()
