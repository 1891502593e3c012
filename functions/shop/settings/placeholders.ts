import type { Language } from '../locale'
import { formatMoney, formatTotal } from '../money'
import type { Words } from './fields'
import type { ShopSettings } from './shop-file'

/** What `{name}` and its like stand for in the texts of a settings file, so that each figure is written once. */
export function valuesOf(shop: ShopSettings, language: Language): Record<string, string> {
  const { contact, company, law, delivery, payment } = shop
  const amount = (cents: number) => formatTotal(cents, language).replace(/\D00$/, '')
  const given: Record<string, string | number | undefined> = {
    name: shop.name,
    company: company.title,
    email: contact.email,
    phone: contact.phone,
    address: contact.address,
    withdrawalDays: law.withdrawalDays,
    refundDays: law.refundDays,
    deliveryDays: law.deliveryDays,
    cutOff: delivery.cutOff,
    iban: payment.transfer?.iban,
    transferDiscount: payment.transfer?.discountPercent,
    freeFrom: delivery.freeFrom === undefined ? undefined : amount(delivery.freeFrom),
    cashOnDeliveryFee:
      payment.cashOnDelivery && formatMoney(payment.cashOnDelivery.fee, 'TL', language),
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

const placeholder = /\{(\w+)\}/g

/** A text with its placeholders filled. */
export function filledWords(shop: ShopSettings, text: Words): Words {
  const fill = (language: Language) => {
    const values = valuesOf(shop, language)
    return text[language].replace(placeholder, (all, name: string) => values[name] ?? all)
  }
  return { tr: fill('tr'), en: fill('en'), de: fill('de'), ar: fill('ar') }
}

/** The placeholders in a file's texts that nothing stands for, each with the place of its text. */
export function unknownPlaceholders(
  shop: ShopSettings,
  part: unknown = shop,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; name: string }[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, value]) =>
      unknownPlaceholders(shop, value, [...path, key]),
    )
  if (typeof part !== 'string') return []
  const values = valuesOf(shop, 'tr')
  return [...part.matchAll(placeholder)].flatMap(([, name = '']) =>
    name in values ? [] : [{ path, name }],
  )
}
