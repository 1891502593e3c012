import { z } from 'zod'
import { id, link, text } from '~/backend/http/fields'
import type { Category } from './model'

const categoryShape = z.object({
  ID: id,
  TITLE: text,
  NAME: text,
  LINK: link,
  URL: link,
  CHILDREN: z.unknown().optional(),
})

/** Names and links come under either of two keys. Rows without id or title are skipped; at most five levels. */
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
