/** How long a word about favourites stays, in ms. */
export const favouriteMs = 2500

/** With more than this pending the changes are sent at once. */
export const mostPending = 10
/** Else this long after the first of them, in ms. */
export const syncAfterMs = 60_000
/** Taps on one heart within this time are one, in ms. */
export const tapMs = 500

/** Changes that one post may bring. */
export const mostChanges = 500

/** Of a guest so many wait for the sign-in: a cookie holds them. */
export const mostWaiting = 50

/** What a post wants of the favourites, product ids each once; `beyond` are those that are too many for it. */
export type Changes = { add: string[]; remove: string[]; beyond: string[] }

/** Reads `fav` fields: `12` adds a product, `-12` takes it out; the last word about a product counts. */
export function readChanges(values: FormDataEntryValue[]): Changes {
  const wanted = new Map<string, boolean>()
  for (const value of values) {
    const [, minus, id] = /^(-?)(\d{1,12})$/.exec(String(value)) ?? []
    if (id) wanted.set(id, minus === '')
  }
  const all = [...wanted]
  const idsOf = (entries: typeof all) => entries.map(([id]) => id)
  const taken = all.slice(0, mostChanges)
  return {
    add: idsOf(taken.filter(([, add]) => add)),
    remove: idsOf(taken.filter(([, add]) => !add)),
    beyond: idsOf(all.slice(mostChanges)),
  }
}

/** A change that did not come about, by its product. */
export type Failed = { id: string; title: string; text: string }

/** What the browser's memory of favourites is told: whether there is a member, their ids, what did not come about. */
export type SyncAnswer = { member: boolean; ids: string[]; failed: Failed[] }
