import { expect, it } from 'vitest'
import type { CallContext } from '~/backend/http/call'
import { summaryInCurrency } from './summary-in-currency'

const rules = { currency: 'TL', language: 'tr' }
const context = { identity: { currency: 'TL' }, origin: 'https://shop.test', rules }
const totalOf = async (total: string) =>
  (await summaryInCurrency({ count: 1, total }, context as CallContext))?.total

it.each([
  ['249.5', '249,50'],
  ['1041', '1.041,00'],
  ['1.041,5800', '1.041,58'],
  ['1.249,90', '1.249,90'],
  ['1,249.90', '1,249.90'],
  ['30,00', '30,00'],
  ['', ''],
])('[C08] the header’s total %s is written %s', async (total, written) => {
  expect(await totalOf(total)).toBe(written)
})
