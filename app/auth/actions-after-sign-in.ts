import { changeFavourites, noticesOf } from '~/favourites/change'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { noticeMs } from '~/ui/notice-times'

/** Runs an action that was interrupted by a sign-in, and returns its notices. */
export type ActionAfterSignIn = (
  context: RequestContext,
  fields: Record<string, string>,
) => Promise<Notice[]>

const actions = {
  favourite: async (context, { ids = '' }) => {
    const changes = { add: ids.split('.').filter(Boolean), remove: [], beyond: [] }
    const changed = await changeFavourites(context, changes)
    return changed.kind === 'done' ? noticesOf(context, changes, changed.failed) : []
  },
  message: async (context, { parentId = '', text = '' }) => {
    const t = translatorOf(context.language)
    // The sign-in may take longer than a form's key is valid.
    const key = crypto.randomUUID()
    const message = { subject: '', text, departmentId: '', parentId, key }
    const sent = await context.backend.messages.send(message)
    return sent.ok
      ? [{ tone: 'good', text: t('messages.sent'), ms: noticeMs.default }]
      : errorNotices(sent.message || t('error.general'))
  },
} satisfies Record<string, ActionAfterSignIn>

export type AfterSignInName = keyof typeof actions

/** Null for a name that no longer exists. */
export function actionAfterSignIn(name: string): ActionAfterSignIn | null {
  return (actions as Record<string, ActionAfterSignIn | undefined>)[name] ?? null
}
