import { changeFavourites, noticesOf } from '~/favourites/change'
import type { Notice } from '~/session/answer-types'
import type { Visit } from '~/visit'

/** Does one interrupted wish for the member who just signed in; says what came of it. */
export type Act = (visit: Visit, fields: Record<string, string>) => Promise<Notice[]>

const acts = {
  favourite: async (visit, { ids = '' }) => {
    const changes = { add: ids.split('-').filter(Boolean), remove: [] }
    const changed = await changeFavourites(visit, changes)
    return changed.kind === 'done' ? noticesOf(visit, changes, changed.failed) : []
  },
} satisfies Record<string, Act>

/** What may wait for a sign-in; each area adds its own. */
export type ActName = keyof typeof acts

/** The act of a name, null for one that is no longer known. */
export function actOf(name: string): Act | null {
  return (acts as Record<string, Act | undefined>)[name] ?? null
}
