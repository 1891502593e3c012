import { restOfTexts } from '~/i18n/coming-texts'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { fetchServerOnlyParts } from '~/rendering/server-only'

/**
 * Loads what hydration left out, before the first client navigation: server-only components, texts, styles and scroll
 * restoration.
 * @throws when some of it cannot load; the browser then navigates itself
 */
export async function readyToRender(): Promise<unknown> {
  await afterPaint()
  const styles = import('./page-styles').then((module) => module.default())
  const scroll = import('./restore-scroll').then((module) => module.default())
  return Promise.all([fetchServerOnlyParts(), restOfTexts(), styles, scroll])
}
