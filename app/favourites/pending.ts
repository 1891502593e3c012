import type { RequestContext } from '~/session/request-context'
import { type PendingHearts, readHearts, writeHearts } from './pending-hearts'

/** The shop's list as the shopper has left it: with hearts that have yet to reach the shop. */
export function withPending(ids: string[], pending: PendingHearts): string[] {
  const added = [...pending].filter(([id, isFavourite]) => isFavourite && !ids.includes(id))
  return [...added.map(([id]) => id).reverse(), ...ids.filter((id) => pending.get(id) !== false)]
}

/** Takes answered hearts out of the cookie: the page that was left saw no answer, so the next would send them again. */
export function forgetHearts(
  { preferences, setPreference }: Pick<RequestContext, 'preferences' | 'setPreference'>,
  isAnswered: (id: string, isFavourite: boolean) => boolean,
): void {
  const hearts = readHearts(preferences.hearts)
  const rest = new Map([...hearts].filter(([id, isFavourite]) => !isAnswered(id, isFavourite)))
  if (rest.size < hearts.size) setPreference('hearts', writeHearts(rest))
}
