import type { Language } from '../i18n/languages'
import { translatorOf } from '../i18n/translators'
import type { Notice } from './answer-types'

/** How long the word stands, in ms. */
const wordMs = 6000

/** What a shopper is told of whose session the browser's cookies could not hold. */
export function tooLongNotice(language: Language): Notice {
  const t = translatorOf(language)
  return { tone: 'bad', text: t('auth.tooLong'), ms: wordMs }
}
