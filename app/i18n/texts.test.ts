import { describe, expect, it } from 'vitest'
import { allTexts } from './all-texts'
import { languages } from './languages'
import { type Namespace, namespaces } from './namespaces'
import type { Texts } from './small-translator'
import trAccount from './texts/tr/account.json'
import trParts from './texts/tr/parts.json'
import trShop from './texts/tr/shop.json'

const joined = (texts: Record<string, Texts>): Texts => Object.assign({}, ...Object.values(texts))
const tr = { ...trShop, ...trParts, ...trAccount }
const plural = /_(zero|one|two|few|many|other)$/

function flat(texts: Texts, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(before + name, value)
    else for (const entry of flat(value, `${before}${name}.`)) found.set(...entry)
  }
  return found
}

const names = (texts: Texts) => [
  ...new Set([...flat(texts).keys()].map((key) => key.replace(plural, ''))),
]
const blanks = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))

describe.each(languages)('the texts in %s', (language) => {
  const texts = joined(allTexts[language])

  it('[G06] have the same keys as the Turkish ones', () => {
    expect(new Set(names(texts))).toEqual(new Set(names(tr)))
  })

  it('[G06] are in the same file as the Turkish ones, and in one only', () => {
    const groupsOf = (namespace: Namespace) => Object.keys(allTexts[language][namespace])
    for (const namespace of namespaces)
      expect(groupsOf(namespace)).toEqual(Object.keys(allTexts.tr[namespace]))
    expect(namespaces.flatMap(groupsOf).length).toBe(Object.keys(texts).length)
  })

  it('[G06] are not empty', () => {
    for (const [key, text] of flat(texts)) expect(text.trim(), key).not.toBe('')
  })

  it('[G06] have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key] of flat(texts)) {
      if (!plural.test(key)) continue
      for (const form of forms)
        expect(flat(texts).has(key.replace(plural, `_${form}`)), `${key}: ${form}`).toBe(true)
    }
  })

  it('[G06] use the same placeholders as the Turkish ones', () => {
    const turkish = flat(tr)
    for (const [key, text] of flat(texts)) {
      const own = turkish.get(key) ?? turkish.get(key.replace(plural, ''))
      if (!own || /_(zero|one|two)$/.test(key)) continue
      expect(blanks(text), key).toEqual(blanks(own))
    }
  })

  it('[G06] contain no exclamation mark', () => {
    for (const [key, text] of flat(texts)) expect(text, key).not.toContain('!')
  })
})

it('[G06] write the Arabic tanwin before its alif', () => {
  for (const [key, text] of flat(joined(allTexts.ar)))
    expect(text, key).not.toContain('\u0627\u064b')
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Keys that the code builds dynamically. */
const built = [
  'devices',
  'catalog.badge',
  'lists.from',
  'lists.group',
  'lists.only',
  'lists.to',
  'lists.sort',
  'lists.layout',
  'failurePage',
  'savedLine',
  'accountDeletion.leavingParts',
  'accountDeletion.stayingParts',
  'accountDeletion.unproven',
  'ownData.parts',
  'consent',
  'quantity',
  'form.mandatory',
  'reviews.order',
  'similar.kind',
  'alarm',
  'register',
  'affiliate.section',
  'affiliate.sum',
  'notifications.kind',
  'differences',
  'order.headings',
  'orders.stages',
  'orders.returnStates',
  'orders.notReturned',
  'cart.personalization',
]

it('[G06] exist for every key in the code, and no others', () => {
  const known = new Set(names(tr))
  const code = Object.values(sources).join('\n')
  const usedKeys = [...code.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1] as string)
  expect(usedKeys.filter((key) => !known.has(key))).toEqual([])
  const unused = [...known].filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !built.some((start) => key === start || key.startsWith(`${start}.`)),
  )
  expect(unused).toEqual([])
})

it('[G06] with plural forms get a number to choose by', () => {
  const plurals = [...flat(joined(allTexts.en)).keys()].filter((key) => plural.test(key))
  const withPlural = new Set(plurals.map((key) => key.replace(plural, '')))
  expect(withPlural).toContain('catalog.rating')
  const code = Object.values(sources).join('\n')
  const formatted = [...code.matchAll(/\bt\(\s*'([\w.]+)',\s*\{[^}]*\bcount: number\(/g)]
  expect(formatted.length).toBeGreaterThan(0)
  expect(formatted.flatMap(([, key = '']) => (withPlural.has(key) ? [key] : []))).toEqual([])
})

it('[G06] keep the shop’s fixed wordings', () => {
  expect([
    tr.cart.goToCart,
    tr.cartAnswer.addFailed,
    tr.cartAnswer.noneSelected,
    tr.form.required,
    tr.form.mandatory,
    tr.form.email,
    tr.failure.title,
    tr.error.noFunction,
  ]).toEqual([
    'Sepete git',
    'Ürün sepetinize eklenemedi',
    'Seçili ürün bulunmamaktadır',
    'Bu alan boş bırakılamaz',
    'Bu alan zorunludur',
    'Email formatına uygun değil',
    'Bir hata oluştu',
    'Fonksiyon bulunamadı',
  ])
})
