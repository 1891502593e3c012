import { z } from 'zod'
import { readNumber, text } from '~/backend/http/fields'
import { pathOfLink } from '~/backend/http/shop-origins'
import { amountOf, currencyCode } from '~/backend/platform-page/wire/amounts'
import type { ProductRow } from './page-source'

const rowShape = z.object({
  id: text,
  url: text,
  name: text,
  brand: text,
  code: text,
  image: text,
  category_id: text,
  category: text,
  category_path: text,
  total_sale_price: z.unknown(),
  currency: text,
  currency_target: text,
  quantity: z.unknown(),
})

function rowOf(value: unknown): ProductRow[] {
  const row = rowShape.safeParse(value).data
  if (!row || row.id === '' || row.name === '') return []
  const { id, name: title, brand, code, image: picture } = row
  const currency = currencyCode(row.currency_target || row.currency)
  const isConverted = currency !== currencyCode(row.currency)
  const path = (row.url && pathOfLink(row.url)) || ''
  const isEmpty = readNumber(row.quantity) === 0
  const category = { id: row.category_id, title: row.category, path: row.category_path }
  const price = isConverted ? null : amountOf(row.total_sale_price) || null
  return [{ id, path, title, brand, code, picture, category, currency, price, isEmpty }]
}

const pushed = /\bPRODUCT_DATA\.push\(\s*JSON\.parse\(\s*'((?:[^'\\]|\\.)*)'\s*\)\s*\)/gs

/** A script's text in single quotes as JSON has it, where these are not escaped and double ones are. */
const jsonText = (quoted: string): string =>
  `"${quoted.replace(/\\(.)|"/gs, (all, letter) => (letter === "'" || all === '"' ? (letter ?? '\\"') : all))}"`

function parsed(quoted: string): unknown {
  try {
    return JSON.parse(JSON.parse(jsonText(quoted)))
  } catch {
    return null
  }
}

/** The rows that scripts of a page add to `PRODUCT_DATA` (decision 067), each product once. Nothing is run. */
export function productRows(code: string): ProductRow[] {
  const rows = [...code.matchAll(pushed)].flatMap(([, quoted = '']) => rowOf(parsed(quoted)))
  return rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)
}
