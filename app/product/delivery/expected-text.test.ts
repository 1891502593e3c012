import { expect, it } from 'vitest'
import { registerServerTexts } from '~/i18n/server-texts'
import { expectedText } from './expected-text'

registerServerTexts()

const carriage = { from: 2, to: 4, cutOff: null, holidays: [] }
const transfer = { owner: 'Serçehan', iban: 'TR1', amount: 1, reference: 'A1' }
// A Tuesday.
const date = '2026-11-24T09:00:00+03:00'
const ordered = { date, daysToSend: 0, sentFrom: '', transfer: null, stage: null, carriage: null }
const textOf = (fields: Partial<Parameters<typeof expectedText>[0]>, now = date) =>
  expectedText({ ...ordered, ...fields }, carriage, 'tr', Date.parse(now))

it('[O21] an order names its days until the last of them is over', () => {
  expect(textOf({})).toBe(
    'Tahmini teslimat: 27\u00a0Kasım\u00a0Cuma\u00a0– 1\u00a0Aralık\u00a0Salı',
  )
  expect(textOf({}, '2026-12-01T23:59:00+03:00')).toContain('Tahmini teslimat')
  expect(textOf({}, '2026-12-02T00:01:00+03:00')).toBe('')
})

it('[O21] it promises none while its transfer is awaited', () => {
  expect(textOf({ transfer })).toBe('')
  expect(textOf({ transfer, sentFrom: '2026-12-20' })).toBe('')
})

it('[O21] goods that were ordered ahead have their own day, until it is over', () => {
  const ahead = { daysToSend: null, sentFrom: '2026-12-20' }
  expect(textOf(ahead)).toBe('20 Ara 2026 tarihinden itibaren gönderilir')
  expect(textOf(ahead, '2026-12-21T09:00:00+03:00')).toBe('')
  expect(textOf({ daysToSend: null })).toBe('')
})

it('[O21] an order by a carrier with days of its own comes by them', () => {
  const express = { carriage: { from: 1, to: 1 } }
  expect(textOf(express)).toBe('Tahmini teslimat: 26\u00a0Kasım\u00a0Perşembe')
  expect(expectedText({ ...ordered, ...express }, null, 'tr', Date.parse(date))).toBe('')
})
