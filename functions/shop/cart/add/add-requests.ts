import type { Fields } from '../../form'
import { field } from '../../form'
import { readCount } from '../rules'

export type AddRequest = {
  productId: number
  variantId: number
  /** NaN for an invalid number; null without the field. */
  count: number | null
  relatedId: string
  /** Empty unless the shopper ticked the subscription. */
  frequency: string
  orderNote: string
  /** The personalization as sent, empty for none. */
  formData: string
  /** The id of a removed line whose place it takes again; without it the end of the cart. */
  placeId?: number
}

/** Whether a form is in the form of several products, whose answer is an array. */
export function isMulti(fields: Fields): boolean {
  return fields.has('productId[]')
}

/** Reads the products that a form requests to add, from parallel lists. */
export function readAddRequests(fields: Fields): AddRequest[] {
  if (!isMulti(fields)) {
    const productId = field(fields, 'productId')
    return [
      {
        productId: Number(productId) || 0,
        variantId: Number(field(fields, 'variantId')) || 0,
        count: countOf(field(fields, 'quantity')),
        relatedId: field(fields, 'relatedProductId').slice(0, 40),
        frequency: frequencyOf(fields),
        orderNote: field(fields, 'orderNotes'),
        formData: personalizationOf(fields, productId),
        ...placeOf(field(fields, 'line')),
      },
    ]
  }
  const list = (name: string) => fields.get(`${name}[]`) ?? []
  return list('productId').map((productId, index) => ({
    productId: Number(productId) || 0,
    variantId: Number(list('variantId')[index]) || 0,
    count: countOf(list('quantity')[index]?.trim() ?? ''),
    relatedId: (list('relatedProductId')[index] ?? '').slice(0, 40),
    frequency: '',
    orderNote: '',
    formData: personalizationOf(fields, productId),
  }))
}

/** The row of a LINE_ID, which may be free where its line was removed. */
function placeOf(line: string): Pick<AddRequest, 'placeId'> {
  const id = /^(\d{1,15})-\d+$/.exec(line)?.[1]
  return id ? { placeId: Number(id) } : {}
}

function countOf(text: string): number | null {
  return text === '' ? null : readCount(text)
}

function frequencyOf(fields: Fields): string {
  if (!['1', 'on', 'true'].includes(field(fields, 'subscribe'))) return ''
  const frequency = field(fields, 'subscribeFrequency')
  return /^\d{1,3}$/.test(frequency) ? frequency : '4'
}

/** `formData[{pid}]`, or fields named `personalization[key]` collected in the same shape. */
function personalizationOf(fields: Fields, productId: string): string {
  const formData = field(fields, `formData[${productId}]`)
  if (formData) return formData
  const parts = [...fields].flatMap(([name, [value = '']]) => {
    const key = /^personalization\[(\w{1,40})\]$/.exec(name)?.[1]
    return key ? [[key, value]] : []
  })
  return parts.length ? JSON.stringify({ data: Object.fromEntries(parts) }) : ''
}
