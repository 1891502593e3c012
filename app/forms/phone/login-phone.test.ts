import { describe, expect, it } from 'vitest'
import { phoneDigits } from './login-phone'

describe('[A11] a number without a country list', () => {
  it('is Turkish when written as a national number; no dialling code begins with 0', () => {
    for (const text of ['532 000 00 01', '0532 000 00 01', '+0532 000 00 01', '٠٥٣٢٠٠٠٠٠٠١'])
      expect(phoneDigits(text)).toBe('905320000001')
  })

  it('keeps its country after a plus or 00, also where its digits look like a Turkish number', () => {
    for (const text of ['+501 612 3456', '00501 612 3456', '+00501 612 3456'])
      expect(phoneDigits(text)).toBe('5016123456')
    expect(phoneDigits('+53 5 234 5678')).toBe('5352345678')
  })

  it('is international with a plus or 00, and may be shorter', () => {
    for (const text of ['+45 32 12 34 56', '0045 32123456', '+0045 32123456', '٠٠٤٥٣٢١٢٣٤٥٦'])
      expect(phoneDigits(text)).toBe('4532123456')
  })

  it('is invalid when digits are missing, too many, or start with 0', () => {
    for (const text of ['', '+90 532 000', '12345678', '012345678901', '+0123456789012'])
      expect(phoneDigits(text)).toBeNull()
    expect(phoneDigits('+1234567890123456')).toBeNull()
    for (const text of ['532 000 00 01 99', '+90 532 000 00 01 9', '90532000000199'])
      expect(phoneDigits(text), text).toBeNull()
  })
})
