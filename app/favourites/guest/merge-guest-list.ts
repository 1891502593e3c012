import { inTurn } from '~/cart/change/change-queue'
import { noticesOf } from '~/favourites/change'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { entriesOf, readSeen } from './seen-goods'
import { saveSeen } from './seen-memory'

/** Adds the browser's favourites to those of the member who has signed in. What the shop does not take stays there. */
export async function mergeGuestList(context: RequestContext): Promise<Notice[]> {
  const ids = context.preferences.favourites
  if (ids.length === 0) return []
  const failed = (text = '') =>
    errorNotices(`${translatorOf(context.language)('favourites.failed')} ${text}`.trim())
  try {
    const seen = entriesOf(readSeen(context.preferences.favouritesSeen))
    const add = () => context.backend.favourites.add(ids, seen)
    const answer = await inTurn(context, add, 'favourites')
    if (answer.kind === 'guest') return failed()
    if (answer.kind === 'refused') return failed(answer.text)
    const left = ids.filter((id) => answer.failed.some((one) => one.id === id))
    context.setPreference('favourites', left.join('.'))
    saveSeen(context, left, [])
    return noticesOf(context, { add: ids, remove: [], beyond: [] }, answer.failed)
  } catch (error) {
    noteFailure(context, error)
    return failed()
  }
}
