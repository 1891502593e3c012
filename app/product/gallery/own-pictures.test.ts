import { expect, it } from 'vitest'
import type { Picture, Variant } from '~/backend/catalogue/model'
import { ownFirst } from './own-pictures'

const picture = (small: string, ...shows: string[]): Picture => ({
  small,
  medium: small,
  big: small,
  alt: '',
  ...(shows.length > 0 ? { shows } : {}),
})
const variant = (id: string) => ({ id }) as Variant

it('[P23] the pictures of the chosen variant come first, then those of none', () => {
  const all = [picture('navy', '1', '2'), picture('any'), picture('brick', '3', '4')]
  const order = (chosen: Variant | null) => ownFirst(all, chosen).map(({ small }) => small)
  expect(order(variant('3'))).toEqual(['brick', 'any', 'navy'])
  expect(order(variant('2'))).toEqual(['navy', 'any', 'brick'])
  expect(order(null)).toEqual(['navy', 'any', 'brick'])
})
