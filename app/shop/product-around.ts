import { z } from 'zod'
import { cleanHtml } from './clean-html'
import type { ProductAround } from './model'
import { priceFields, readPrice } from './price'
import { readPicture } from './product-card'
import { flag, id, link, maybeId, number, rows, text } from './wire'

/** A choice between sibling products (contract 3.28). */
export const attributeShape = z.object({
  GROUP_ID: id,
  NAME: text,
  CATALOG_VIEW: text,
  OPTIONS: rows(
    z.object({ ID: id, NAME: text, SELECTED: flag, PRODUCT_ID: maybeId, URL: link }),
  ),
})

const aroundShape = z.object({
  DETAIL: text,
  MODEL_ID: maybeId,
  PERSONALIZATION_ID: maybeId,
  PERSONALIZATION: rows(z.object({ KEY: id, TITLE: text, MAX: number, REQUIRED: flag })),
  COMPLEMENTS: rows(
    z.object({
      ID: id,
      TITLE: text,
      URL: link,
      IMAGE: z.unknown().optional(),
      ...priceFields,
    }),
  ),
  ATTRIBUTES: rows(attributeShape),
})

/** What get-page tells beside the product itself (own-calls.md); what is missing is not shown. */
export function readAround(body: unknown, currency: string): ProductAround {
  const wire = aroundShape.parse(body)
  return {
    description: cleanHtml(wire.DETAIL),
    modelId: wire.MODEL_ID,
    personal:
      wire.PERSONALIZATION.length > 0
        ? {
            formId: wire.PERSONALIZATION_ID,
            fields: wire.PERSONALIZATION.map((field) => ({
              key: field.KEY,
              label: field.TITLE,
              max: field.MAX,
              required: field.REQUIRED,
            })),
          }
        : null,
    complements: wire.COMPLEMENTS.map((row) => {
      const price = readPrice(row, { vatIncluded: true, currency })
      return {
        id: row.ID,
        title: row.TITLE,
        path: row.URL || '/',
        price: price.card,
        currency: price.currency,
        picture: readPicture(row.IMAGE, row.TITLE),
      }
    }),
    attributes: wire.ATTRIBUTES.map((group) => ({
      id: group.GROUP_ID,
      title: group.NAME,
      isSelect: group.CATALOG_VIEW === '' || group.CATALOG_VIEW === 'select',
      options: group.OPTIONS.flatMap((option) =>
        option.PRODUCT_ID && option.URL
          ? [
              {
                id: option.ID,
                title: option.NAME,
                selected: option.SELECTED,
                productId: option.PRODUCT_ID,
                path: option.URL,
              },
            ]
          : [],
      ),
    })),
  }
}
