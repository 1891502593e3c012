import { describe, expect, it } from 'vitest'
import { brandOf, isCardNumber, readExpiry } from './card-number'

describe('a card', () => {
  it('[W01] has a number with a check digit', () => {
    for (const number of ['4111111111111111', '5555555555554444', '9792030394440796'])
      expect(isCardNumber(number), number).toBe(true)
    for (const bad of ['4111111111111112', '4111', '', '41111111111111111111', '4111 1111'])
      expect(isCardNumber(bad), bad).toBe(false)
  })

  it('[W01] has a brand by its first digits', () => {
    const numbers = ['4111111111111111', '5555555555554444', '2223000048400011', '9792030394440796']
    expect(numbers.map(brandOf)).toEqual(['Visa', 'Mastercard', 'Mastercard', 'Troy'])
  })

  it('[W01] is valid to the end of its month', () => {
    expect(readExpiry('11/26', '2026-11')).toBe('2026-11')
    expect(readExpiry('01/2030', '2026-11')).toBe('2030-01')
    for (const bad of ['10/26', '13/30', '1/30', '', 'aa/bb'])
      expect(readExpiry(bad, '2026-11'), bad).toBeNull()
  })
})
