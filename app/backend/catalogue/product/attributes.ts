import { z } from 'zod'
import type { Attribute, ProductCard } from '~/backend/catalogue/model'
import { readCards } from '~/backend/catalogue/product-card'
import { id, maybeId, rows, text } from '~/backend/http/fields'
import { pictureAddress } from '~/backend/http/shop-origins'

const groupShape = z.object({
  GROUP_ID: id,
  NAME: text,
  CATALOG_VIEW: text,
  OPTIONS: rows(
    z.object({
      ID: id,
      NAME: text,
      SELECTED: z.unknown().optional(),
      PRODUCT_ID: maybeId,
      IMAGE: text,
    }),
  ),
})

/** Unknown views become a select. Null if unreadable. */
export function readAttributes(body: unknown): Attribute[] | null {
  if (!Array.isArray(body)) return null
  return rows(groupShape)
    .parse(body)
    .filter((group) => group.OPTIONS.length > 0)
    .map((group) => ({
      id: group.GROUP_ID,
      title: group.NAME,
      view:
        group.CATALOG_VIEW === 'image' || group.CATALOG_VIEW === 'button'
          ? group.CATALOG_VIEW
          : 'select',
      options: group.OPTIONS.map((option) => ({
        id: option.ID,
        label: option.NAME,
        // Only a real boolean counts.
        selected: option.SELECTED === true,
        productId: option.PRODUCT_ID && option.PRODUCT_ID !== '0' ? option.PRODUCT_ID : null,
        image: pictureAddress(option.IMAGE) || null,
      })),
    }))
}

/** The first product of get-product-by-properties; null when it has no id. */
export function readSibling(body: unknown, currency: string): ProductCard | null {
  return (Array.isArray(body) ? readCards(body.slice(0, 1), currency)[0] : null) ?? null
}
