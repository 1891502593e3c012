import { LANGUAGES } from '../locale'
import { type Insert, insertRows, type Value } from '../seed/insert'
import { pathOf } from '../seed/product/product-rows'
import { campaignRows } from './campaigns'
import { couponRows } from './coupons'
import type { Words } from './fields'
import { filledWords } from './placeholders'
import { deliveryPrice, settingRows } from './setting-rows'
import type { ShopSettings } from './shop-file'

const titles = (tr: string, en: string, de: string, ar: string): Words => ({ tr, en, de, ar })

const CURRENCIES = {
  TL: {
    symbol: 'TL',
    title: titles('Türk lirası', 'Turkish lira', 'Türkische Lira', 'ليرة تركية'),
  },
  USD: { symbol: '$', title: titles('ABD doları', 'US dollar', 'US-Dollar', 'دولار أمريكي') },
  EUR: { symbol: '€', title: titles('Euro', 'Euro', 'Euro', 'يورو') },
}

/** Payment methods by the platform's ids, in their order; `fee` names the setting of their fee. */
const METHODS = [
  {
    key: 'card',
    id: -2,
    fee: '',
    title: titles(
      'Kredi veya banka kartı',
      'Credit or debit card',
      'Kredit- oder Bankkarte',
      'بطاقة ائتمان أو بطاقة بنكية',
    ),
  },
  {
    key: 'transfer',
    id: -1,
    fee: '',
    title: titles('Havale / EFT', 'Bank transfer', 'Überweisung', 'تحويل بنكي'),
  },
  {
    key: 'cashOnDelivery',
    id: -3,
    fee: 'CASH_ON_DELIVERY_FEE',
    title: titles('Kapıda ödeme', 'Cash on delivery', 'Nachnahme', 'الدفع عند الاستلام'),
  },
] as const

const NOTHING = titles('', '', '', '')

/** Everything that a settings file says, as rows of an empty database, but the addresses of its pages. */
export function shopStatements(shop: ShopSettings, isDemo: boolean): Insert[] {
  const json = (text: Words = NOTHING) => JSON.stringify(filledWords(shop, text))
  return [
    ...insertRows('setting', ['name', 'value'], settingRows(shop, isDemo)),
    ...insertRows(
      'currency',
      ['code', 'title', 'symbol', 'rate', 'position'],
      shop.currencies.map(({ code, rate }, index) => {
        const { title, symbol } = CURRENCIES[code]
        return [code, json(title), symbol, rate, index]
      }),
    ),
    ...cargoRows(shop, json),
    ...paymentRows(shop, json),
    ...couponRows(shop.coupons),
    ...campaignRows(shop.campaigns, json),
    ...insertRows(
      'department',
      ['id', 'name'],
      shop.departments.map((name, index) => [index + 1, json(name)]),
    ),
    ...insertRows(
      'content',
      ['id', 'code', 'title', 'description', 'html'],
      shop.pages.map(({ code, title, description, html }, index) => [
        index + 1,
        code,
        json(title),
        json(description),
        json(html),
      ]),
    ),
  ]
}

function cargoRows(shop: ShopSettings, json: (text?: Words) => string): Insert[] {
  return insertRows(
    'cargo_company',
    ['id', 'title', 'about', 'extra', 'tracking_url'],
    shop.delivery.companies.map(({ title, about, price, trackingUrl = '' }, index) => [
      index + 1,
      json(title),
      json(about),
      price - deliveryPrice(shop),
      trackingUrl,
    ]),
  )
}

function paymentRows({ payment }: ShopSettings, json: (text?: Words) => string): Insert[] {
  const methods = METHODS.flatMap(({ key, id, fee, title }, index): Value[][] => {
    const method = payment[key]
    return method ? [[id, index + 1, json(title), json(method.about), fee]] : []
  })
  const cards = payment.card?.instalments ?? []
  return [
    ...insertRows('payment_type', ['id', 'position', 'title', 'about', 'fee'], methods),
    ...insertRows(
      'bank_card',
      ['id', 'title', 'position'],
      cards.map(({ card }, index) => [index + 1, card, index]),
    ),
    ...insertRows(
      'instalment',
      ['card_id', 'number', 'percent'],
      cards.flatMap(({ percents }, index) =>
        Object.entries(percents).map(([number, percent]) => [index + 1, Number(number), percent]),
      ),
    ),
  ]
}

/** Whether a path is the storefront's own. */
export type IsReserved = (path: string) => boolean

/** Finds a free path for a wanted one, and takes it. */
export function freePaths(used: string[], isReserved: IsReserved): (wanted: string) => string {
  const taken = new Set(used)
  return (wanted) => {
    let path = wanted
    for (let number = 2; taken.has(path) || isReserved(path); number += 1)
      path = `${wanted}-${number}`
    taken.add(path)
    return path
  }
}

/** The addresses of a file's pages; each is one that `free` finds for the wanted one. */
export function pageLinks(shop: ShopSettings, free: (path: string) => string): Value[][] {
  return shop.pages.flatMap(({ title }, index) =>
    LANGUAGES.map((language) => {
      const text = filledWords(shop, title)[language]
      return [free(pathOf(text, language)), 'content', index + 1, language, 0]
    }),
  )
}
