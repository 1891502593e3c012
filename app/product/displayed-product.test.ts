import { expect, it } from 'vitest'
import type { Product } from '~/backend/catalogue/model'
import { registerServerTexts } from '~/i18n/server-texts'
import { withAdditions } from './displayed-product'

registerServerTexts()

const variant = (id: string) => ({ id, options: [id] })
const read = {
  path: '/cezve',
  chosenVariantId: null,
  groups: [{ title: 'Boy', options: [{ id: '1' }, { id: '2' }] }],
  variants: [variant('1'), variant('2')],
  pictures: [{ shows: ['1'] }, { shows: ['2'] }],
} as unknown as Product
const plain = { chosenVariantId: null, promises: ['İade 14 gün'], deliveryText: 'Salı kapında' }

it('[P22] a page shows the same object, and so its cached markup, while nothing about it changes', () => {
  const first = withAdditions(read, plain, 'tr')
  expect(first).toMatchObject({ path: '/cezve', deliveryText: 'Salı kapında' })
  expect(withAdditions(read, { ...plain }, 'tr')).toBe(first)
  const tomorrow = withAdditions(read, { ...plain, deliveryText: 'Çarşamba kapında' }, 'tr')
  expect(tomorrow).toMatchObject({ deliveryText: 'Çarşamba kapında' })
  expect(withAdditions({ ...read }, plain, 'tr')).not.toBe(first)
})

it('[P22] each variant, language and word of the shop has its own', () => {
  const all = [
    plain,
    { ...plain, chosenVariantId: '2' },
    { ...plain, promises: [] },
    { ...plain, elsewhere: { review: { href: '/r', text: 'Yorum' } } },
  ].map((additions) => withAdditions(read, additions, 'tr'))
  expect(new Set(all).size).toBe(all.length)
  expect(all[1]?.pictures[0]?.shows).toEqual(['2'])
  expect(withAdditions(read, plain, 'ar')).not.toBe(all[0])
})
