import type { FavouriteChange } from '~/backend/engagement/favourites-model'
import { inTurn } from '~/cart/change/change-queue'
import { errorNotices } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import type { RequestContext } from '~/session/request-context'
import type { Notice } from '~/session/response-data'
import { type Changes, type Failed, favouriteMs, maxChanges } from './favourite-rules'

export type ChangeResult = { kind: 'guest' } | { kind: 'done'; failed: Failed[] }

/**
 * Sends changes of the favourites in at most two calls, after those that are under way: a heart that was sent as its page
 * was left must not overtake its removal on the next. Repeats are harmless.
 * @throws BackendError when no answer came
 */
export function changeFavourites(context: RequestContext, changes: Changes): Promise<ChangeResult> {
  return inTurn(context, () => changeNow(context, changes), 'favourites')
}

async function changeNow(context: RequestContext, changes: Changes): Promise<ChangeResult> {
  const { favourites } = context.backend
  const answers: [string[], FavouriteChange][] = []
  if (changes.add.length > 0) answers.push([changes.add, await favourites.add(changes.add)])
  if (changes.remove.length > 0)
    answers.push([changes.remove, await favourites.remove(changes.remove)])
  if (answers.some(([, answer]) => answer.kind === 'guest')) return { kind: 'guest' }
  const failed = answers.flatMap(([ids, answer]): Failed[] => {
    if (answer.kind === 'done') return answer.failed
    const text = answer.kind === 'refused' ? answer.text : ''
    return ids.map((id) => ({ id, title: '', text }))
  })
  const text = translatorOf(context.language)('favouriteList.tooMany', { max: maxChanges })
  const skipped = changes.beyond.map((id): Failed => ({ id, title: '', text }))
  return { kind: 'done', failed: [...failed, ...skipped] }
}

/** Maximum products named in a notice, which must fit a cookie. */
const maxNamed = 5

/** Notices after a change: a confirmation for 2.5 s, and failures by name. */
export function noticesOf(context: RequestContext, changes: Changes, failed: Failed[]): Notice[] {
  const t = translatorOf(context.language)
  const failedIds = new Set(failed.map(({ id }) => id))
  const anySucceeded = (ids: string[]) => ids.some((id) => !failedIds.has(id))
  const good = (text: string): Notice => ({ tone: 'good', text, ms: favouriteMs })
  const lines = failed.map(({ title, text }) => [title, text].filter(Boolean).join(': '))
  const named = [...new Set(lines.filter(Boolean))].slice(0, maxNamed)
  const count = failed.length > named.length ? `(${failed.length})` : ''
  const list = [count, named.join(' · ')].filter(Boolean).join(' ')
  return [
    ...(anySucceeded(changes.add) ? [good(t('favourites.added'))] : []),
    ...(anySucceeded(changes.remove) ? [good(t('favourites.removed'))] : []),
    ...(failed.length > 0 ? errorNotices(`${t('favourites.failed')} ${list}`.trim()) : []),
  ]
}
