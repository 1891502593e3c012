import type { preferenceCookies } from '~/session/cookies/cookies'
import { idPattern } from '~/site-map'

/** The cookie of hearts that the shop has not confirmed; the page's script writes it at each tap. */
export const heartsCookie: (typeof preferenceCookies)['hearts'] = '__Host-hearts'

export const heartsSeconds = 24 * 60 * 60

/** Hearts by product id: true for one that was set, false for one that was taken back. */
export type PendingHearts = Map<string, boolean>

const max = 40

/** Hearts of `fav` values: `12` was set, `-12` taken back. */
export function heartsOf(changes: string[]): PendingHearts {
  return new Map(changes.map((change) => [change.replace(/^-/, ''), change[0] !== '-']))
}

/** Reads a cookie such as `12.-34`; anything else is ignored. */
export function readHearts(value = ''): PendingHearts {
  const changes = value.split('.')
  const hearts = heartsOf(changes)
  const areIds = [...hearts.keys()].every((id) => idPattern.test(id))
  return changes.length <= max && areIds ? hearts : new Map()
}

/** The same as `fav` values. */
export function changesOf(hearts: PendingHearts): string[] {
  return [...hearts].map(([id, isFavourite]) => (isFavourite ? id : `-${id}`))
}

/** The cookie's value, empty for none; of more than 40 the newest. */
export function writeHearts(hearts: PendingHearts): string {
  return changesOf(hearts).slice(-max).join('.')
}
