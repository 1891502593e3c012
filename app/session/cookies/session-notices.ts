import type { Language } from '~/i18n/languages'
import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/response-data'

const noticeDurationMs = 6000

/** Shown when the session does not fit into its cookies. */
export function tooLongNotice(language: Language): Notice {
  const t = translatorOf(language)
  return { tone: 'bad', text: t('auth.sessionTooLarge'), ms: noticeDurationMs }
}

/** Tells a member that the shop has ended the membership: cart and favourites are those of a guest now. */
export function endedNotice(language: Language): Notice {
  const t = translatorOf(language)
  return { tone: 'warn', text: t('auth.sessionEnded'), ms: noticeDurationMs }
}
