import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regionStatements } from '../../../functions/shop/seed/rows/region-rows'
import {
  countryOf,
  countryOfNumber,
  digitCount,
  digitsIn,
  digitsOfPasted,
  firstCountry,
  formatInternational,
  formatNational,
  nationalBeside,
  normalised,
  type PhoneCountry,
  slotsOf,
  western,
  widenMask,
} from './phone-rules'

/** All countries of the seed. */
const countries: PhoneCountry[] = regionStatements(false)
  .filter(({ sql }) => sql.startsWith('INSERT INTO country '))
  .flatMap(({ rows }) => JSON.parse(rows) as [string, string, string, string][])
  .map(([code, , phoneCode, pattern]) => ({ code, phoneCode, pattern }))
const of = (code: string) => countryOf(countries, code) as PhoneCountry
const anyCountry = fc.constantFrom(...countries)
const ownDigits = (country: PhoneCountry) =>
  fc
    .array(fc.integer({ min: 1, max: 9 }), {
      minLength: digitCount(country) - country.phoneCode.length,
      maxLength: digitCount(country) - country.phoneCode.length,
    })
    .map((digits) => digits.join(''))
const numbers = anyCountry.chain((country) =>
  ownDigits(country).map((national) => ({
    country,
    national,
    whole: country.phoneCode + national,
  })),
)

describe('[A11] masks', () => {
  it('format numbers the usual way', () => {
    expect(formatInternational(of('TR'), '905320000001')).toBe('+90 (532) 000-00-01')
    expect(formatInternational(of('US'), '12125550100')).toBe('+1 (212) 555-0100')
    expect(slotsOf(of('TR')).find(({ kind }) => kind === 'digit')).toEqual({
      kind: 'digit',
      first: true,
    })
    expect([digitCount(of('TR')), digitCount(null)]).toEqual([12, 12])
    expect(slotsOf(null)).toHaveLength(12)
    expect(slotsOf(null)[0]).toEqual({ kind: 'digit', first: false })
    const small = { code: 'XX', phoneCode: '999', pattern: '(n) xx' }
    expect(slotsOf(small).flatMap((slot) => (slot.kind === 'digit' ? [slot.first] : []))).toEqual([
      true,
      false,
      false,
    ])
    expect([
      formatInternational(null, '123'),
      formatInternational(null, ''),
      formatInternational(small, ''),
    ]).toEqual(['+123', '', ''])
    expect([formatInternational(small, '1234'), formatInternational(small, '999')]).toEqual([
      '+1234',
      '+999',
    ])
    expect(digitCount({ ...small, pattern: '' })).toBe(12)
  })

  it('keep all digits in order for every country', () => {
    expect(countries.length).toBeGreaterThan(240)
    fc.assert(
      fc.property(numbers, ({ country, national, whole }) => {
        expect(digitsIn(formatNational(country, national))).toBe(national)
        expect(formatNational(country, national)).toHaveLength(country.pattern.length)
        expect(digitsIn(formatInternational(country, whole))).toBe(whole)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('[A11] a country with an unknown pattern', () => {
  const danish = { code: 'DK', phoneCode: '45', pattern: '' }
  const indian = { code: 'IN', phoneCode: '91', pattern: '--' }

  it('has a mask of 12 digits, the dialling code included', () => {
    for (const country of [danish, indian]) {
      expect(slotsOf(country)).toHaveLength(10)
      expect(digitCount(country)).toBe(12)
    }
    expect(formatInternational(danish, '4532123456')).toBe('+45 32123456')
    expect(digitCount({ code: 'XX', phoneCode: '1234567890123', pattern: '' })).toBe(12)
  })

  it('uses the built-in mask of Türkiye', () => {
    const turkey = { code: 'TR', phoneCode: '90', pattern: '' }
    expect(formatInternational(turkey, '905320000001')).toBe('+90 (532) 000-00-01')
    expect(normalised([turkey], 'TR', '532 000')).toBeNull()
  })

  it('accepts shorter numbers, but none below the minimum', () => {
    expect(normalised([danish], 'DK', '32 12 34 56')).toBe('4532123456')
    expect(normalised([danish], 'DK', '+45 32 12 34 56')).toBe('4532123456')
    expect(normalised([indian], 'IN', '9123456789')).toBe('919123456789')
    const german = { code: 'DE', phoneCode: '49', pattern: '' }
    expect(normalised([german], 'DE', '030 123456')).toBe('4930123456')
    const italian = { code: 'IT', phoneCode: '39', pattern: '' }
    expect(normalised([italian], 'IT', '06 1234 5678')).toBe('390612345678')
    expect(normalised([danish], 'DK', '12345')).toBeNull()
    expect(normalised([danish], 'DK', '+800 1234 5678')).toBe('80012345678')
    expect(normalised([danish], 'DK', '+0532 000 00 01')).toBeNull()
    expect(normalised([], '', '12345678')).toBeNull()
  })

  it('drops a trunk zero also after the dialling code that script writes', () => {
    const german = { code: 'DE', phoneCode: '49', pattern: '' }
    for (const text of ['+49 030123456', '+49 (0)30 123456', '0049 030 123456', '030 123456'])
      expect(normalised([german], 'DE', text), text).toBe('4930123456')
    for (const text of ['+49 030123456', '030 123456', '0049 030 123456'])
      expect(digitsOfPasted(german, text), text).toBe('4930123456')
    for (const text of ['+90 (0532) 000 00 01', '00 90 0532 000 00 01'])
      expect(normalised(countries, 'DE', text), text).toBe('905320000001')
  })

  it('keeps a zero where it belongs to the number', () => {
    const italian = { code: 'IT', phoneCode: '39', pattern: '' }
    const ivorian = { code: 'CI', phoneCode: '225', pattern: '' }
    expect(normalised([italian], 'IT', '+39 06 1234 5678')).toBe('390612345678')
    expect(digitsOfPasted(italian, '06 1234 5678')).toBe('390612345678')
    for (const text of ['+225 01 23 45 67 89', '01 23 45 67 89'])
      expect(normalised([ivorian], 'CI', text), text).toBe('2250123456789')
  })

  it('widens the mask for a longer saved number', () => {
    const chinese = { code: 'CN', phoneCode: '86', pattern: '' }
    expect(slotsOf(widenMask(chinese, '8613812345678'))).toHaveLength(11)
    expect(widenMask(danish, '4532123456')).toBe(danish)
    expect(widenMask(of('TR'), '12125550100')).toBe(of('TR'))
  })
})

describe('[A12] Eastern Arabic digits', () => {
  it('become Western digits everywhere', () => {
    expect(western('٠٥٣٢ ۱۲۳')).toBe('0532 123')
    fc.assert(
      fc.property(numbers, ({ country, national }) => {
        const eastern = national.replace(/\d/g, (digit) =>
          String.fromCharCode(0x660 + Number(digit)),
        )
        expect(digitsIn(eastern)).toBe(national)
        expect(normalised(countries, country.code, eastern)).toBe(country.phoneCode + national)
      }),
    )
  })
})

describe('[A13] pasted numbers', () => {
  it('keep the country’s dialling code, with or without a plus, else get it', () => {
    for (const text of [
      '+90 532 000 00 01',
      '905320000001',
      '0090 532 000 00 01',
      '0532 000 00 01',
      '532-000-00-01',
    ])
      expect(digitsOfPasted(of('TR'), text)).toBe('905320000001')
    expect(digitsOfPasted(null, '+90 532 000 00 01')).toBe('905320000001')
  })

  it('work for every country', () => {
    fc.assert(
      fc.property(numbers, ({ country, whole, national }) => {
        expect(digitsOfPasted(country, `+${whole}`)).toBe(whole)
        expect(digitsOfPasted(country, whole)).toBe(whole)
        if (!national.startsWith(country.phoneCode))
          expect(digitsOfPasted(country, formatNational(country, national))).toBe(whole)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('[A10] the initial country', () => {
  it('follows the number, the field, the member, the server, then Turkey', () => {
    const first = (by: Partial<Parameters<typeof firstCountry>[1]>) =>
      firstCountry(countries, { value: '', ...by })?.code
    const all = { given: 'FR', member: 'DE', selected: 'US' }
    expect(first({ ...all, value: '+44 7400 123456' })).toBe('GB')
    expect(first(all)).toBe('FR')
    expect(first({ ...all, given: '' })).toBe('DE')
    expect(first({ selected: 'US' })).toBe('US')
    expect(first({})).toBe('TR')
    expect(first({ given: 'EN' })).toBe('GB')
  })

  it('of +90 is Turkey, not northern Cyprus; a single country is chosen', () => {
    expect(countryOfNumber(countries, '905338000000')?.code).toBe('TR')
    expect(countryOfNumber(countries, '12125550100')?.code).toBe('US')
    expect(countryOfNumber([...countries].reverse(), '905338000000')?.code).toBe('TR')
    expect(countryOfNumber(countries, '')).toBeNull()
    expect(firstCountry([of('CT')], { value: '' })?.code).toBe('CT')
    // Two digits do not identify a country.
    expect(firstCountry(countries, { value: '49' })?.code).toBe('TR')
  })

  it('of a number matches its dialling code', () => {
    fc.assert(
      fc.property(numbers, ({ whole }) => {
        const found = countryOfNumber(countries, whole)
        expect(whole.startsWith(found?.phoneCode ?? '-')).toBe(true)
      }),
    )
  })
})

describe('[X01] a submitted number', () => {
  it('is accepted in every notation, for every country', () => {
    fc.assert(
      fc.property(numbers, ({ country, national, whole }) => {
        expect(normalised(countries, country.code, formatNational(country, national))).toBe(whole)
        expect(normalised(countries, country.code, whole)).toBe(whole)
      }),
      { numRuns: 2000 },
    )
  })

  it('needs the length of its pattern and stays within E.164', () => {
    fc.assert(
      fc.property(numbers, ({ country, national }) => {
        expect(normalised(countries, country.code, national.slice(0, -1))).toBeNull()
      }),
    )
    expect(normalised(countries, 'TR', '0532 000 00 01')).toBe('905320000001')
    expect(normalised(countries, 'TR', '+1 212 555 0100')).toBe('12125550100')
    expect(normalised(countries, 'TR', '5'.repeat(40))).toBeNull()
    expect(normalised([], '', '905320000001')).toBe('905320000001')
    expect(normalised(countries, 'TR', 'abc')).toBeNull()
    // Only the trunk prefix 0 is dropped.
    expect(normalised(countries, 'TR', '15320000001')).not.toBe('905320000001')
    // In these countries no number starts with 0.
    expect(normalised(countries, 'TR', '+90 0532 000 000')).toBeNull()
    expect(normalised(countries, 'TR', ' 0090 532 000 00 01 ')).toBe('905320000001')
    expect(normalised([], '', '5'.repeat(15))).toBe('5'.repeat(15))
    expect(normalised([], '', '5'.repeat(16))).toBeNull()
  })
})

describe('[A10] a number beside the select of its country', () => {
  it('is without the country code', () => {
    expect(nationalBeside(countries, 'TR', '905320000001')).toBe('532 000 00 01')
    expect(nationalBeside(countries, 'TR', '12125550100')).toBe('+12125550100')
    expect(nationalBeside([], '', '905320000001')).toBe('+905320000001')
  })

  it('is read as the same number', () => {
    fc.assert(
      fc.property(numbers, ({ country: { code }, whole }) => {
        expect(normalised(countries, code, nationalBeside(countries, code, whole))).toBe(whole)
      }),
    )
  })
})
