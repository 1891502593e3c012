import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../seed/test-shop'
import { startTestShop } from '../seed/test-shop'
import { distance, meantBy } from './meant'

describe('how far words are from each other', () => {
  it('[B06] counts wrong, missing, extra and swapped letters', () => {
    expect(distance('defter', 'defter')).toBe(0)
    expect(distance('deftr', 'defter')).toBe(1)
    expect(distance('deftere', 'defter')).toBe(1)
    expect(distance('deftre', 'defter')).toBe(1)
    expect(distance('kupa', 'masa')).toBe(3)
  })
})

describe('what was meant', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  }, 60_000)
  afterAll(() => shop.stop())

  it('[B06] is the nearest word of the same language, by either keyboard', async () => {
    expect(await meantBy(shop.db, 'deftre', 0)).toBe('defter')
    expect(await meantBy(shop.db, 'DEFTRE', 0)).toBe('defter')
    expect(await meantBy(shop.db, 'notebok', 1)).toBe('notebook')
    expect(await meantBy(shop.db, 'kirtasyie', 0)).toBe('kırtasiye')
    expect(await meantBy(shop.db, 'kuzey deftre', 0)).toBe('kuzey defter')
    expect(await meantBy(shop.db, 'zzzqqq', 0)).toBeNull()
    expect(await meantBy(shop.db, 'defter', 0)).toBeNull()
    expect(await meantBy(shop.db, '"*', 0)).toBeNull()
  })
})
