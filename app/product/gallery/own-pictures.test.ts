import { expect, it } from 'vitest'
import type { Picture, Product, Variant } from '~/backend/catalogue/model'
import { choicesOf, ownFirst } from './own-pictures'

const picture = (small: string, ...shows: string[]): Picture => ({
  small,
  medium: small,
  big: small,
  alt: '',
  ...(shows.length > 0 ? { shows } : {}),
})
const variant = (id: string, ...options: string[]) => ({ id, options }) as Variant
const product = {
  groups: [
    { title: 'Renk', options: ['navy', 'brick'].map((id) => ({ id, label: id, colour: null })) },
    { title: 'Boy', options: ['a5', 'a4'].map((id) => ({ id, label: id, colour: null })) },
  ],
  variants: [
    variant('1', 'navy', 'a5'),
    variant('2', 'navy', 'a4'),
    variant('3', 'brick', 'a5'),
    variant('4', 'brick', 'a4'),
  ],
} as Product

it('[P23] the pictures of the chosen variant come first, then those of none', () => {
  const all = [picture('navy', '1', '2'), picture('any'), picture('brick', '3', '4')]
  const order = (chosen: Variant | null) => ownFirst(all, chosen).map(({ small }) => small)
  expect(order(variant('3'))).toEqual(['brick', 'any', 'navy'])
  expect(order(variant('2'))).toEqual(['navy', 'any', 'brick'])
  expect(order(null)).toEqual(['navy', 'any', 'brick'])
})

it('[P23] a picture is shown by the options of the group that tells its variants from the others', () => {
  expect(choicesOf(product, picture('any'))).toEqual([])
  expect(choicesOf(product, picture('brick', '3', '4'))).toEqual(['1-2'])
  expect(choicesOf(product, picture('large', '2', '4'))).toEqual(['2-2'])
  // Of a pair alone: beside its colour.
  expect(choicesOf(product, picture('pair', '4'))).toEqual(['1-2'])
  expect(choicesOf(product, picture('gone', '99'))).toEqual([])
})
