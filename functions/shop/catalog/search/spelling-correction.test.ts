import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../seed/demo/test-shop'
import { startTestShop } from '../../seed/demo/test-shop'
import { distance, suggestCorrection } from './spelling-correction'

describe('the distance of words', () => {
  it('[B06] counts wrong, missing, extra and swapped letters', () => {
    expect(distance('defter', 'defter')).toBe(0)
    expect(distance('deftr', 'defter')).toBe(1)
    expect(distance('deftere', 'defter')).toBe(1)
    expect(distance('deftre', 'defter')).toBe(1)
    expect(distance('kupa', 'masa')).toBe(3)
  })
})

describe('the suggested correction', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  }, 60_000)
  afterAll(() => shop.stop())

  it('[B06] is the nearest word of the same language, also typed with the other keyboard', async () => {
    expect(await suggestCorrection(shop.db, 'deftre', 0)).toBe('defter')
    expect(await suggestCorrection(shop.db, 'DEFTRE', 0)).toBe('defter')
    expect(await suggestCorrection(shop.db, 'notebok', 1)).toBe('notebook')
    expect(await suggestCorrection(shop.db, 'kirtasyie', 0)).toBe('kırtasiye')
    expect(await suggestCorrection(shop.db, 'kuzey deftre', 0)).toBe('kuzey defter')
    expect(await suggestCorrection(shop.db, 'zzzqqq', 0)).toBeNull()
    expect(await suggestCorrection(shop.db, 'defter', 0)).toBeNull()
    expect(await suggestCorrection(shop.db, '"*', 0)).toBeNull()
  })
})
