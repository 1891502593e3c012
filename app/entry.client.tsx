import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getInitialNamespaces } from 'remix-i18next/client'
import config from '../remix.config'
import { loadTexts } from './i18n/browser-texts'
import { isNamespace } from './i18n/namespaces'
import { fetchActionCode } from './rendering/forms/form-code'

// The same for all pages, so that no document carries it.
Object.assign(window.__remixContext, { basename: '/', future: config.future })

/** Waits until the page's data is decoded: until then React's root is suspended, and an event makes it fail (error 345). */
async function dataDecoded() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

async function hydrate() {
  await Promise.all(getInitialNamespaces().filter(isNamespace).map(loadTexts))
  await dataDecoded()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

/** How long after a failure the page is hydrated again, in ms; it works without script meanwhile. */
const retryMs = 3000

function start(retries: number): void {
  hydrate().catch((error) => {
    if (retries === 0) throw error
    setTimeout(start, retryMs, retries - 1)
  })
}

start(5)

// What sends the form of a press that waits (presses.ts) comes while React hydrates.
const pressed = document.querySelector<HTMLButtonElement>('button[aria-busy=true]')
fetchActionCode(pressed?.getAttribute('formaction') ?? pressed?.form?.getAttribute('action') ?? '')
