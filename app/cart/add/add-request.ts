import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { AddExtras, AddItem } from '~/backend/cart/add-form'
import { safePath } from '~/backend/http/safe-path'
import { readQuantity } from '~/product/add/quantity'
import { isFormKey } from '~/session/idempotency-key'
import { idPattern } from '~/site-map'

const id = z.string().regex(idPattern)

/** How many products one multi-add may bring: as many as the backend takes. */
export const maxItems = 100

const schema = z.object({
  key: z.string().optional(),
  intent: z.enum(['add', 'buy', 'several', 'undo']).catch('add'),
  back: z.string().optional(),
  productPath: z.string().optional(),
  favourite: z.string().optional(),
  subscribe: z.string().optional(),
  subscribeFrequency: z.string().max(64).optional(),
  orderNotes: z.string().trim().max(2000).optional(),
  line: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional()
    .catch(undefined),
})

/** A parsed add form; unknown fields are dropped. */
export type AddRequest = {
  items: AddItem[]
  extras: AddExtras
  companions: AddItem[]
  /** Personalization texts by field; null for a product without. */
  personal: Record<string, string> | null
  several: boolean
  buyNow: boolean
  /** Takes a removed line back (removed-notice.ts). */
  isUndo: boolean
  /** Whether it was moved to the favourites, and was none before (move-to-favourites.ts). */
  leavesFavourites: boolean
  /** Path and query of the page with the form; `/` when missing or foreign. */
  back: string
  productPath: string | null
  onProductPage: boolean
  key: string
}

export type ParsedAddRequest =
  | { ok: true; addRequest: AddRequest }
  | { ok: false; back: string; fault: 'none' | 'tooMany' | 'quantity' | 'form' }

/** A ticked product: its id, then a colon and its minimum quantity unless that is 1. */
function tickedItem(value: string): AddItem | null {
  const [productId = '', quantity = '1'] = value.split(':')
  if (!id.safeParse(productId).success || !readQuantity(quantity)) return null
  return { productId, variantId: '0', quantity }
}

function singleItem(form: FormData): AddItem | 'quantity' | null {
  // A repeated name is invalid: the first value would be bought silently.
  for (const name of ['productId', 'variantId', 'quantity'])
    if (form.getAll(name).length > 1) return null
  const productId = String(form.get('productId') ?? '')
  const variantId = String(form.get('variantId') || '0')
  if (!id.safeParse(productId).success || !id.safeParse(variantId).success) return null
  const quantity = readQuantity(String(form.get('quantity') ?? '1'))
  if (quantity === null || quantity === 0) return 'quantity'
  return { productId, variantId, quantity: String(quantity), ...relatedOf(form) }
}

function relatedOf(form: FormData): Pick<AddItem, 'relatedProductId'> {
  const related = String(form.get('relatedProductId') ?? '')
  return /^[\w:-]{1,80}$/.test(related) ? { relatedProductId: related } : {}
}

const tickedItems = (form: FormData, ticked: FormDataEntryValue[]): AddItem[] =>
  ticked.flatMap((one) => {
    const item = tickedItem(String(one))
    return item ? [{ ...item, ...relatedOf(form) }] : []
  })

/** Personalization travels as `formData[{product id}]`, JSON that the backend validates. */
function readPersonalization(form: FormData): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    const match = /^formData\[([a-z\d][\w-]{0,63})\]$/i.exec(name)
    if (match?.[1] && typeof value === 'string' && value.length <= 4000) found[match[1]] = value
  }
  return found
}

function readPersonalFields(form: FormData): Record<string, string> | null {
  if (!form.has('personalizationId')) return null
  const found: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    const key = /^personalization\[([a-z\d][\w-]{0,63})\]$/i.exec(name)?.[1]
    if (key && typeof value === 'string') found[key] = value.trim().slice(0, 1000)
  }
  return found
}

function personalForm(form: FormData, item: AddItem | undefined, data: Record<string, string>) {
  if (!item) return {}
  const whole = {
    form_id: String(form.get('personalizationId')).slice(0, 64),
    product_id: item.productId,
    sub_product_id: item.variantId,
    data,
  }
  return { [item.productId]: JSON.stringify(whole) }
}

function companionsOf(form: FormData, item: AddItem | undefined): AddItem[] {
  if (!item) return []
  return [...new Set(form.getAll('with').map(String))]
    .flatMap((one) => tickedItem(one) ?? [])
    .filter(({ productId }) => productId !== item.productId)
    .slice(0, 10)
    .map((one) => ({ ...one, relatedProductId: `${item.productId}:${item.variantId}` }))
}

const purposeOf = ({ intent, favourite }: z.infer<typeof schema>) => ({
  buyNow: intent === 'buy',
  isUndo: intent === 'undo',
  leavesFavourites: intent === 'undo' && favourite === '1',
})

/** Reads an add form. Subscription is sent only when ticked, a note only when there is one. */
export function readAddRequest(form: FormData): ParsedAddRequest {
  const submission = parseWithZod(form, { schema })
  const value = submission.status === 'success' ? submission.value : null
  const back = safePath(form.get('back')) ?? '/'
  if (!value) return { ok: false, back, fault: 'form' }
  const several = value.intent === 'several'
  const ticked = form.getAll('productId[]')
  if (several && ticked.length > maxItems) return { ok: false, back, fault: 'tooMany' }
  const single = several ? null : singleItem(form)
  if (single === 'quantity') return { ok: false, back, fault: 'quantity' }
  const items = several ? tickedItems(form, ticked) : [single].filter((item) => item !== null)
  if (items.length === 0) return { ok: false, back, fault: several ? 'none' : 'form' }
  const productPath = safePath(value.productPath)
  const personal = several ? null : readPersonalFields(form)
  return {
    ok: true,
    addRequest: {
      items,
      companions: several ? [] : companionsOf(form, items[0]),
      personal,
      several,
      ...purposeOf(value),
      back,
      productPath,
      onProductPage: !several && (productPath ?? back).split('?')[0] === back.split('?')[0],
      key: isFormKey(value.key) ? value.key : crypto.randomUUID(),
      extras: {
        ...(value.subscribe && value.subscribeFrequency
          ? { subscribeFrequency: value.subscribeFrequency }
          : {}),
        ...(value.orderNotes ? { orderNotes: value.orderNotes } : {}),
        ...(value.intent === 'undo' && value.line ? { lineId: value.line } : {}),
        personalization: personal
          ? personalForm(form, items[0], personal)
          : readPersonalization(form),
      },
    },
  }
}
