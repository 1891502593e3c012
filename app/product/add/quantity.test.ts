import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLastStep } from './last-step'
import { quantityFault, readQuantity, steppedQuantity } from './quantity'

describe('quantity', () => {
  const rule = { min: 1, max: 10, step: 0.5, unit: 'm' }

  it('[P07] refuses below the minimum, above the maximum and between steps', () => {
    expect(quantityFault('0.5', rule)).toBe('tooFew')
    expect(quantityFault('10.5', rule)).toBe('tooMany')
    expect(quantityFault('1.25', rule)).toBe('offStep')
    expect(quantityFault('1,5', rule)).toBeNull()
    expect(['1', '10'].map((typed) => quantityFault(typed, rule))).toEqual([null, null])
    const fours = { min: 5, max: 60, step: 4, unit: 'adet' }
    expect(['9', '7'].map((typed) => quantityFault(typed, fours))).toEqual([null, 'offStep'])
  })

  it('[P07] refuses invalid quantities', () => {
    expect(quantityFault('0', rule)).toBe('tooFew')
    for (const typed of ['-1', '1e9', 'NaN', 'Infinity', '１', '٣', '1e3', '', '1.2.3', '1,'])
      expect(quantityFault(typed, rule), typed).toBe('notNumber')
    for (const typed of ['x1', '1x', '1.1234', '123456']) expect(readQuantity(typed)).toBeNull()
    expect([' 2 ', '0', '12345.125'].map(readQuantity)).toEqual([2, 0, 12345.125])
  })

  it('[P07] every step from the minimum is a quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18 }), (steps) => {
        expect(quantityFault(String(1 + steps * 0.5), rule)).toBeNull()
      }),
    )
    expect(readQuantity('2,5')).toBe(2.5)
  })

  it('[P07] no step leads beyond what there is, nor beyond the maximum', () => {
    const twos = { min: 2, max: 8, step: 2, unit: 'adet' }
    const last = (limit: number, values: string[]) =>
      values.map((one) => isLastStep(one, twos, limit))
    expect(last(5, ['2', '3', '4', '5'])).toEqual([false, false, true, true])
    expect(last(Infinity, ['', '6', '8', 'x'])).toEqual([false, false, true, false])
    const tenths = { min: 0.1, max: 9, step: 0.1, unit: 'kg' }
    expect(['0.2', '0.3'].map((one) => isLastStep(one, tenths, 0.3))).toEqual([false, true])
  })

  it('[C25] a step is added to what was typed; what cannot be read stays', () => {
    expect(steppedQuantity('0,2', 0.1, 1)).toBe('0.3')
    expect(steppedQuantity('1', 1, -1)).toBe('0')
    expect(steppedQuantity('x', 1, 1)).toBe('x')
  })
})
