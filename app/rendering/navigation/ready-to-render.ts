import { loadTexts } from '~/i18n/browser-texts'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { fetchServerOnlyParts } from '~/rendering/server-only'
import { beforeNavigation } from './before-navigation'

/**
 * Loads what hydration left out, before the first client navigation: server-only components, styles, scroll
 * restoration and the other texts.
 * @throws when some of it cannot load; the browser then navigates itself
 */
export async function readyToRender(): Promise<void> {
  await afterPaint()
  const styles = import('./page-styles').then((module) => module.default())
  const scroll = import('./restore-scroll').then((module) => module.default())
  await Promise.all([fetchServerOnlyParts(), styles, scroll, loadTexts('account')])
  window.vitrinReady = true
}

/** Every client navigation waits for it: for the code, and for what the page still has to send. @throws as above */
export function readyToNavigate(): Promise<unknown> {
  return Promise.all([readyToRender(), beforeNavigation.run?.()])
}
