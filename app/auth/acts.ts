import { noticeMs } from '~/cart/rules'
import { changeFavourites, noticesOf } from '~/favourites/change'
import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/answer-types'
import type { Visit } from '~/visit'

/** Does one interrupted wish for the member who just signed in; says what came of it. */
export type Act = (visit: Visit, fields: Record<string, string>) => Promise<Notice[]>

const acts = {
  favourite: async (visit, { ids = '' }) => {
    const changes = { add: ids.split('-').filter(Boolean), remove: [], beyond: [] }
    const changed = await changeFavourites(visit, changes)
    return changed.kind === 'done' ? noticesOf(visit, changes, changed.failed) : []
  },
  message: async (visit, { parentId = '', text = '' }) => {
    const t = translatorOf(visit.language)
    // Its own form is done with; the one that signs in may lie open as long as it likes.
    const key = crypto.randomUUID()
    const message = { subject: '', text, departmentId: '', parentId, key }
    const sent = await visit.shop.messages.send(message)
    return sent.ok
      ? [{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }]
      : [{ tone: 'bad', text: sent.message || t('error.general'), ms: noticeMs.error }]
  },
} satisfies Record<string, Act>

/** What may wait for a sign-in; each area adds its own. */
export type ActName = keyof typeof acts

/** The act of a name, null for one that is no longer known. */
export function actOf(name: string): Act | null {
  return (acts as Record<string, Act | undefined>)[name] ?? null
}
