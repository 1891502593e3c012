import { z } from 'zod'
import type { ProductAround } from '~/backend/catalogue/model'
import { priceFields, readPrice } from '~/backend/catalogue/price'
import {
  isInStock,
  isSold,
  minOrderCountOf,
  noteFields,
  readNote,
  readPicture,
  saleFields,
} from '~/backend/catalogue/product-card'
import {
  flag,
  html,
  id,
  link,
  maybeId,
  maybeNumber,
  number,
  onUnlessOff,
  rows,
  text,
} from '~/backend/http/fields'
import { readAs } from '~/backend/http/read-body'
import { cleanHtml } from '~/backend/site/html/clean-html'
import { tabAddress } from '~/backend/site/tab'
import { readAttributes } from './attributes'

const aroundShape = z.object({
  DETAIL: html,
  PERSONALIZATION_ID: maybeId,
  IS_PERSONALIZATION_ACTIVE: onUnlessOff,
  PERSONALIZATION: rows(z.object({ KEY: id, TITLE: text, MAX: number, REQUIRED: flag })),
  COMPLEMENTS: rows(
    z.object({
      ID: id,
      TITLE: text,
      URL: link,
      IMAGE: z.unknown().optional(),
      ...saleFields,
      IN_STOCK: z.unknown().optional(),
      STOCK: maybeNumber,
      MIN_ORDER_COUNT: number,
      MIN_SALE_COUNT: number,
      ...noteFields,
      ...priceFields,
    }),
  ),
  ATTRIBUTES: z.unknown().optional(),
  RANK1_COUNT: number,
  RANK2_COUNT: number,
  RANK3_COUNT: number,
  RANK4_COUNT: number,
  RANK5_COUNT: number,
  IS_QUESTION_ANSWER_ACTIVE: onUnlessOff,
  NEGATIVE_STOCK: flag,
  CURRENCY: text,
  CATEGORY_NAME: text,
  CATEGORY_PATH: text,
  SIBLINGS: rows(z.object({ ID: id, URL: link })),
  TABS: rows(z.object({ ID: id, TITLE: text, URL: text, PROPERTY: text })),
})

type AroundWire = z.output<typeof aroundShape>

function readPersonal(wire: AroundWire): ProductAround['personal'] {
  if (!wire.IS_PERSONALIZATION_ACTIVE || wire.PERSONALIZATION.length === 0) return null
  return {
    formId: wire.PERSONALIZATION_ID,
    fields: wire.PERSONALIZATION.map((field) => ({
      key: field.KEY,
      label: field.TITLE,
      max: field.MAX,
      required: field.REQUIRED,
    })),
  }
}

function readComplements(wire: AroundWire, currency: string): ProductAround['complements'] {
  const offered = wire.COMPLEMENTS.filter(
    (row) => isSold(row) && (isInStock(row) || wire.NEGATIVE_STOCK),
  )
  return offered.map((row) => {
    const price = readPrice(row, { vatIncluded: true, currency })
    return {
      id: row.ID,
      title: row.TITLE,
      path: row.URL || '/',
      price: price.card,
      currency: price.currency,
      min: minOrderCountOf(row),
      picture: readPicture(row.IMAGE, row.TITLE),
      brand: row.BRAND,
      about: readNote(row, wire.CURRENCY || currency),
    }
  })
}

function readTabs({ TABS }: AroundWire): ProductAround['tabs'] {
  return TABS.flatMap(({ ID, TITLE, URL, PROPERTY }) => {
    const address = tabAddress(URL)
    return TITLE && address ? [{ id: ID, title: TITLE, address, property: PROPERTY }] : []
  })
}

/** The parts of get-page beside the product (own-calls.md). */
export function readAround(body: unknown, currency: string, path = '/'): ProductAround {
  const wire = readAs('PAGE', aroundShape, body)
  return {
    description: cleanHtml(wire.DETAIL, path),
    personal: readPersonal(wire),
    complements: readComplements(wire, currency),
    hasQuestions: wire.IS_QUESTION_ANSWER_ACTIVE,
    attributes: readAttributes(wire.ATTRIBUTES) ?? [],
    pricedIn: wire.CURRENCY || currency,
    categoryTitle: wire.CATEGORY_NAME,
    categoryPath: wire.CATEGORY_PATH,
    stars: [
      wire.RANK1_COUNT,
      wire.RANK2_COUNT,
      wire.RANK3_COUNT,
      wire.RANK4_COUNT,
      wire.RANK5_COUNT,
    ],
    tabs: readTabs(wire),
    siblings: Object.fromEntries(wire.SIBLINGS.map((row) => [row.ID, row.URL])),
  }
}
