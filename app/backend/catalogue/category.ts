import { z } from 'zod'
import { isMissingCallError } from '~/backend/http/backend-error'
import type { CachedCalls } from '~/backend/http/cache/cached-calls'
import { id, link, onUnlessOff, text } from '~/backend/http/fields'
import { pictureAddress } from '~/backend/http/shop-origins'
import type { Category } from './model'

const categoryShape = z.object({
  ID: id,
  TITLE: text,
  NAME: text,
  LINK: link,
  URL: link,
  IMAGE: text,
  IMG1: z.object({ PATH: text }).optional().catch(undefined),
  STATUS: onUnlessOff,
  CHILDREN: z.unknown().optional(),
})

/** Names and links come under either of two keys. Rows without id or title, or switched off, are skipped; at most five levels. */
export function readCategories(list: unknown, depth = 0): Category[] {
  if (!Array.isArray(list) || depth > 4) return []
  return list.flatMap((item): Category[] => {
    const parsed = categoryShape.safeParse(item)
    if (!parsed.success) return []
    const wire = parsed.data
    const title = wire.TITLE || wire.NAME
    const path = wire.LINK || wire.URL
    if (!title || !path || !wire.STATUS) return []
    const picture = pictureAddress(wire.IMAGE || (wire.IMG1?.PATH ?? ''))
    const children = readCategories(wire.CHILDREN, depth + 1)
    return [{ id: wire.ID, title, path, picture, children }]
  })
}

/** All categories of the shop, by their own call. */
export const categoriesBy =
  ({ cachedBody }: Pick<CachedCalls, 'cachedBody'>) =>
  (): Promise<Category[]> =>
    cachedBody({ key: 'CATEGORY' }, (body) => (Array.isArray(body) ? readCategories(body) : null))

/** Of how many categories the children are loaded: each is a call. */
const maxParents = 20

/** `isPartial`: children that the shop may have did not come. */
export type CategoryTree = { categories: Category[]; isPartial: boolean }

/** The same, with the children of a top level that comes without any, by a call for each of the first. */
export const categoriesWithChildren =
  ({ cachedBody }: Pick<CachedCalls, 'cachedBody'>) =>
  async (): Promise<CategoryTree> => {
    const all = await categoriesBy({ cachedBody })()
    if (all.some(({ children }) => children.length > 0))
      return { categories: all, isPartial: false }
    let isPartial = false
    const childrenOf = ({ id: parent }: Category) =>
      cachedBody({ key: 'CATEGORY', parts: [parent] }, (body) =>
        Array.isArray(body) ? readCategories(body, 1) : null,
      ).catch((error): Category[] => {
        isPartial ||= !isMissingCallError(error)
        return []
      })
    const lists = await Promise.all(all.slice(0, maxParents).map(childrenOf))
    const categories = all.map((one, at) => ({
      ...one,
      // A shop that does not know the id answers with the top level.
      children: (lists[at] ?? []).filter((child) => all.every(({ id }) => id !== child.id)),
    }))
    return { categories, isPartial }
  }
