import { restOfTexts } from '~/i18n/coming-texts'
import { fetchStillParts } from '~/ui/still'
import { afterPaint } from './after-paint'

/**
 * Fetches what waking left out, before the first step in place: the code of the still parts and their texts.
 * @throws when some of it cannot be fetched; the step is then the browser's own (row U18)
 */
export async function readyToDraw(): Promise<unknown> {
  await afterPaint()
  return Promise.all([fetchStillParts(), restOfTexts()])
}
