import { z } from 'zod'
import type { Category } from './model'
import { id, link, text } from './wire'

const categoryShape = z.object({
  ID: id,
  TITLE: text,
  NAME: text,
  LINK: link,
  URL: link,
  CHILDREN: z.unknown().optional(),
})

/**
 * A category tree; a fact may come under either of its two names. Rows without id or title are
 * left out, and no tree is deeper than five levels.
 */
export function readCategories(list: unknown, depth = 0): Category[] {
  if (!Array.isArray(list) || depth > 4) return []
  return list.flatMap((item): Category[] => {
    const parsed = categoryShape.safeParse(item)
    if (!parsed.success) return []
    const wire = parsed.data
    const title = wire.TITLE || wire.NAME
    const path = wire.LINK || wire.URL
    if (!title || !path) return []
    return [{ id: wire.ID, title, path, children: readCategories(wire.CHILDREN, depth + 1) }]
  })
}
