import { describe, expect, it } from 'vitest'
import { newNumber, underFreeNumber } from './order-number'

const taken = () => {
  throw new Error('D1_ERROR: UNIQUE constraint failed: shop_order.number: SQLITE_CONSTRAINT')
}

describe('[O02] the number of an order', () => {
  it('is tried again when it is taken', async () => {
    const numbers = ['1', '2', '3']
    const tried: string[] = []
    const number = await underFreeNumber(
      async (number) => {
        tried.push(number)
        return number === '3' ? true : taken()
      },
      () => numbers.shift() ?? '',
    )
    expect([number, tried]).toEqual(['3', ['1', '2', '3']])
  })

  it('is empty when nothing was inserted, and other errors are thrown', async () => {
    expect(await underFreeNumber(async () => false)).toBe('')
    await expect(underFreeNumber(() => Promise.reject(new Error('no disk')))).rejects.toThrow(
      'no disk',
    )
    await expect(underFreeNumber(async () => taken())).rejects.toThrow('UNIQUE')
  })

  it('hardly ever equals another of its day', () => {
    const many = new Set(Array.from({ length: 2000 }, newNumber))
    expect(many.size).toBeGreaterThan(1997)
    for (const number of many) expect(number).toMatch(/^\d{14}$/)
  })
})
