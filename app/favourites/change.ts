import { translatorOf } from '~/i18n/translators'
import type { Notice } from '~/session/answer-types'
import type { FavouriteChange } from '~/shop/wish-model'
import type { Visit } from '~/visit'
import { type Changes, type Failed, favouriteMs, mostChanges } from './rules'

export type Changed = { kind: 'guest' } | { kind: 'done'; failed: Failed[] }

/**
 * Sends changes of the favourites, at most one call for each way. To add what is there already, or
 * take out what is not, changes nothing: a repeat is harmless.
 * @throws ShopError when no answer came
 */
export async function changeFavourites(visit: Visit, changes: Changes): Promise<Changed> {
  const { favourites } = visit.shop
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
  const text = translatorOf(visit.language)('favourites.tooMany', { most: mostChanges })
  const left = changes.beyond.map((id): Failed => ({ id, title: '', text }))
  return { kind: 'done', failed: [...failed, ...left] }
}

/** A notice names so many at most; a list of a thousand would be read by nobody, and fits no cookie. */
const mostNamed = 5

/** What a shopper reads after a change: its confirmation for 2.5 s, and every failure by name. */
export function noticesOf(visit: Visit, changes: Changes, failed: Failed[]): Notice[] {
  const t = translatorOf(visit.language)
  const lost = new Set(failed.map(({ id }) => id))
  const went = (ids: string[]) => ids.some((id) => !lost.has(id))
  const good = (text: string): Notice => ({ tone: 'good', text, ms: favouriteMs })
  const lines = failed.map(({ title, text }) => [title, text].filter(Boolean).join(': '))
  const named = [...new Set(lines.filter(Boolean))].slice(0, mostNamed)
  const count = failed.length > named.length ? `(${failed.length})` : ''
  const list = [count, named.join(' · ')].filter(Boolean).join(' ')
  return [
    ...(went(changes.add) ? [good(t('favourites.added'))] : []),
    ...(went(changes.remove) ? [good(t('favourites.removed'))] : []),
    ...(failed.length > 0
      ? [{ tone: 'bad' as const, text: `${t('favourites.failed')} ${list}`.trim(), ms: 5000 }]
      : []),
  ]
}
