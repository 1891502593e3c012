import { restOfTexts } from '~/i18n/coming-texts'
import { fetchStillParts } from '~/ui/still'
import { afterPaint } from './after-paint'

/**
 * Fetches what waking left out, before the first step in place: the code of the still parts, their texts, the
 * pages' own styles and what follows the scroll.
 * @throws when some of it cannot be fetched; the step is then the browser's own
 */
export async function readyToDraw(): Promise<unknown> {
  await afterPaint()
  const styles = import('./page-styles').then((module) => module.default())
  const scroll = import('./scroll').then((module) => module.default())
  return Promise.all([fetchStillParts(), restOfTexts(), styles, scroll])
}
