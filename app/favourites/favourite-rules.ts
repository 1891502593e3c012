import { idPattern } from '~/site-map'

export const favouriteMs = 2500

/** More pending changes than this are sent at once. */
export const maxPending = 10
/** Otherwise they are sent this long after the first, in ms. */
export const syncAfterMs = 60_000
/** Taps on one heart within this time count as one, in ms. */
export const tapMs = 500

export const maxChanges = 500

/** Maximum changes that wait for a guest's sign-in; the session holds them. */
export const maxWaiting = 50

/** Requested changes, each product id once; those in `beyond` exceed the maximum. */
export type Changes = { add: string[]; remove: string[]; beyond: string[] }

/** Reads `fav` fields: `12` adds a product, `-12` removes it; the last entry for a product counts. */
export function readChanges(values: FormDataEntryValue[]): Changes {
  const wanted = new Map<string, boolean>()
  for (const value of values.map(String)) {
    const id = value.replace(/^-/, '')
    if (idPattern.test(id)) wanted.set(id, id === value)
  }
  const all = [...wanted]
  const idsOf = (entries: typeof all) => entries.map(([id]) => id)
  const accepted = all.slice(0, maxChanges)
  return {
    add: idsOf(accepted.filter(([, add]) => add)),
    remove: idsOf(accepted.filter(([, add]) => !add)),
    beyond: idsOf(all.slice(maxChanges)),
  }
}

export type Failed = { id: string; title: string; text: string }

/** Answer for the browser: the signed-in member, empty for a guest, the favourite ids, and failed changes. */
export type SyncAnswer = { member: string; ids: string[]; failed: Failed[] }
