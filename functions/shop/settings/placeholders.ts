import type { Language } from '../locale'
import { formatMoney, formatTotal } from '../money'
import type { Words } from './fields'
import type { ShopSettings } from './shop-file'

/** Where a file says what `{name}` and its like stand for in its texts, so that each figure is written once. */
const fields = new Map(
  Object.entries({
    name: 'name',
    company: 'company.title',
    email: 'contact.email',
    phone: 'contact.phone',
    address: 'contact.address',
    withdrawalDays: 'law.withdrawalDays',
    refundDays: 'law.refundDays',
    deliveryDays: 'law.deliveryDays',
    cutOff: 'delivery.cutOff',
    freeFrom: 'delivery.freeFrom',
    iban: 'payment.transfer.iban',
    accountOwner: 'payment.transfer.owner',
    transferDiscount: 'payment.transfer.discountPercent',
    cashOnDeliveryFee: 'payment.cashOnDelivery.fee',
  }),
)

function at(file: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      file,
    )
}

const placeholder = /\{(\w+)\}/g

/** A text with its placeholders filled. */
export function filledWords(shop: ShopSettings, text: Words): Words {
  const figureOf = (name: string, language: Language): string | undefined => {
    const value = at(shop, fields.get(name) ?? '')
    if (typeof value !== 'number') return typeof value === 'string' ? value : undefined
    if (name === 'freeFrom') return formatTotal(value, language).replace(/\D00$/, '')
    return name === 'cashOnDeliveryFee' ? formatMoney(value, 'TL', language) : String(value)
  }
  const fill = (language: Language) =>
    text[language].replace(placeholder, (all, name: string) => figureOf(name, language) ?? all)
  return { tr: fill('tr'), en: fill('en'), de: fill('de'), ar: fill('ar') }
}

/** A sentence for each text of a file with a placeholder that nothing stands for, once for all of its languages. */
export function unknownPlaceholders(file: unknown): string[] {
  return [...new Set(unknownIn(file, file, []))]
}

function unknownIn(file: unknown, part: unknown, path: string[]): string[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, value]) =>
      unknownIn(file, value, /^(tr|en|de|ar)$/.test(key) ? path : [...path, key]),
    )
  if (typeof part !== 'string') return []
  return [...part.matchAll(placeholder)].flatMap(([, name = '']) => {
    const place = fields.get(name)
    if (place === undefined)
      return `${path.join('.')}: {${name}} is none of ${[...fields.keys()].join(', ')}.`
    if (at(file, place) !== undefined) return []
    return `${path.join('.')}: {${name}} stands for nothing without ${place}.`
  })
}
