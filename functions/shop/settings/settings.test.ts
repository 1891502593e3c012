import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import example from './example.json'
import { isIban } from './iban'
import { checkShop, demoShop, readShop } from './read-shop'
import { settingRows } from './setting-rows'

const wrongIn = (changes: object) => {
  const checked = checkShop(Array.isArray(changes) ? changes : { ...example, ...changes })
  return 'wrong' in checked ? checked.wrong : []
}

describe('a settings file', () => {
  it('is read with its defaults, and texts in all languages', () => {
    const shop = readShop('example.json', JSON.stringify(example))
    expect(shop.delivery.freeFrom).toBe(150_000)
    expect(shop.footer.slogan).toMatchObject({
      tr: 'Şehri pedalla gezin.',
      de: shop.footer.slogan?.tr,
    })
    expect(shop.law.lowestPriceDays).toBe(30)
    expect(shop.behaviour.afterAdd).toBe(3)
  })

  it('promises days of carriage only together with the days until a product is sent', () => {
    const { days: _, ...delivery } = { ...example.delivery, carriage: { from: 1, to: 2 } }
    expect(wrongIn({ delivery })).toEqual([expect.stringMatching(/^delivery\.days: is missing: /)])
    expect(wrongIn({ delivery: { ...delivery, days: 0 } })).toEqual([])
  })

  it('says all that is wrong at once, each in a sentence with its place', () => {
    expect(
      wrongIn({
        name: '',
        company: { title: 'X', kep: 'x', mersis: '12' },
        delivery: { companies: [] },
        payment: {},
        colours: { accent: '#f8af35', onAccent: '#ffffff' },
        notes: { other: 'x' },
        languages: ['en'],
        colour: 'red',
      }),
    ).toEqual([
      'name: must not be empty.',
      'company.address: is missing.',
      'company.mersis: must be a MERSIS number: 16 digits.',
      'company.kep: must be an e-mail address.',
      'delivery.companies: must have one company at least.',
      'payment: must have one way to pay at least.',
      'colours.onAccent: #ffffff on #f8af35 has a contrast of 1.9, and a text needs 4.5.',
      'notes.other: there is no such setting.',
      'colour: there is no such setting.',
      'languages: must include tr, whose addresses have no prefix.',
      'footer.blocks.0.text: {freeFrom} stands for nothing without delivery.freeFrom.',
    ])
    expect(wrongIn([])).toEqual(['The file: must be an object: { … }.'])
  })

  it.each([
    ['A', 'must have from 2 to 40 characters'],
    ['A'.repeat(41), 'must have from 2 to 40 characters'],
    ['YAZ 10', 'must be of the letters A to Z, digits, dots, dashes and underscores'],
    ['_YAZ', 'with a letter or digit first'],
  ])('[C20] says what is wrong with the code of a coupon: %s', (code, sentence) => {
    const wrong = wrongIn({ coupons: [{ code, percent: 10 }] })
    expect(wrong).toEqual([expect.stringMatching(/^coupons\.0\.code: must /)])
    expect(wrong[0]).toContain(sentence)
  })

  it('[C32] says what is wrong with a campaign', () => {
    const fits = 'must have either percent and category, or amount, with or without from.'
    const wrongOf = (one: object) => wrongIn({ campaigns: [{ title: 'A', ...one }] })
    for (const one of [{}, { percent: 5 }, { percent: 5, amount: 5, category: '/a' }, { from: 5 }])
      expect(wrongOf(one)).toEqual([`campaigns.0: ${fits}`])
    expect(wrongOf({ amount: 5, group: 'A b' })).toEqual([
      'campaigns.0.group: must be of the letters a to z, digits and dashes.',
    ])
    expect(wrongOf({ amount: 5, from: 50, group: 'a' })).toEqual([])
    expect(wrongOf({ percent: 5, category: '/a/' })).toEqual([])
  })

  it('must fit together: languages, currencies and pages', () => {
    expect(
      wrongIn({
        languages: ['en'],
        currencies: [{ code: 'EUR', rate: 49 }],
        app: { title: 'a', text: 'b', page: 'app' },
        pages: [example.pages[0], example.pages[0]],
      }),
    ).toEqual([
      'languages: must include tr, whose addresses have no prefix.',
      'currencies: must include TL, in which prices are kept.',
      'pages: must have one with the code privacy, which a new member has to read.',
      'pages.1.code: is another page’s: about.',
      'footer.pages.1: names no page of this file: privacy.',
      'app.page: names no page of this file: app.',
    ])
  })

  it.each<[currencies: object[], wrong: string[]]>([
    [[{ code: 'TL' }, { code: 'EUR', rate: 49 }], []],
    [[{ code: 'TL', rate: 1 }], []],
    [
      [{ code: 'TL' }, { code: 'EUR' }, { code: 'USD' }],
      [
        'currencies.1.rate: is missing: the lira that one EUR costs.',
        'currencies.2.rate: is missing: the lira that one USD costs.',
      ],
    ],
    [[{ code: 'TL', rate: 2 }], ['currencies.0.rate: must be 1, for prices are in TL.']],
    [[{ code: 'TL', rate: 0 }], ['currencies.0.rate: must be above 0.']],
    [
      [{ code: 'TL' }, { code: 'EUR', rate: '49' }],
      ['currencies.1.rate: must be the lira that one costs.'],
    ],
    [[{ code: 'TL' }, { code: 'TL' }], ['currencies.1.code: is there already: TL.']],
  ])('gives each currency but the lira its rate: %j', (currencies, wrong) => {
    expect(wrongIn({ currencies })).toEqual(wrong)
  })

  it('has 1 as the rate of the lira', () => {
    const file = { ...example, currencies: [{ code: 'TL' }, { code: 'EUR', rate: 49 }] }
    expect(readShop('own.json', JSON.stringify(file)).currencies).toEqual([
      { code: 'TL', rate: 1 },
      { code: 'EUR', rate: 49 },
    ])
  })

  it('names a placeholder that nothing stands for', () => {
    const companies = example.delivery.companies
    expect(wrongIn({ delivery: { companies }, law: {} })).toEqual([
      'footer.blocks.0.text: {freeFrom} stands for nothing without delivery.freeFrom.',
      'footer.blocks.0.text: {withdrawalDays} stands for nothing without law.withdrawalDays.',
    ])
    expect(wrongIn({ home: { title: 'Bei {shop}' } })).toEqual([
      expect.stringMatching(/^home\.title: \{shop\} is none of name, company, email, /),
    ])
    expect(wrongIn({ home: { title: '{toString} {constructor} {__proto__}' } })).toEqual([
      expect.stringMatching(/^home\.title: \{toString\} is none of name, /),
      expect.stringMatching(/^home\.title: \{constructor\} is none of name, /),
      expect.stringMatching(/^home\.title: \{__proto__\} is none of name, /),
    ])
  })

  it('without anything is asked for all that a shop must say, in words for people', () => {
    const checked = checkShop({})
    expect('wrong' in checked && checked.wrong).toEqual([
      'name: is missing.',
      'company.title: is missing.',
      'company.address: is missing.',
      'delivery.companies: is missing.',
      'payment: must have one way to pay at least.',
      'pages: must have one with the code privacy, which a new member has to read.',
    ])
    expect(
      wrongIn({ languages: 'tr', notes: 1, behaviour: { sellsOverStock: 1 }, departments: [] }),
    ).toEqual([
      'languages: must be a list: [ … ].',
      'notes: must be texts by name: { … }.',
      'departments: must have one department at least.',
      'behaviour.sellsOverStock: must be true or false.',
    ])
  })

  it('that is no JSON is refused by name', () => {
    expect(() => readShop('my-shop.json', '{')).toThrow(/^my-shop\.json is no JSON: /)
  })

  it('becomes rows with its figures in the texts', () => {
    const rows = new Map(settingRows(readShop('x', JSON.stringify(example)), false))
    expect(rows.get('FOOTER_BLOCKS')).toContain('1.500 TL ve üzeri ücretsiz.\\nİade 21 gün.')
    expect(rows.get('FOOTER_BLOCKS')).toContain('Free from 1,500 TL.')
    expect(rows.get('NOTES')).toContain('Yazın ya da arayın: +90 224 000 00 00')
    const silent = readShop('x', JSON.stringify({ ...example, notes: {} }))
    expect(new Map(settingRows(silent, false)).get('NOTES')).toContain(
      '"tr":"+90 224 000 00 00, merhaba@pedal.example"',
    )
    expect(rows.get('OWN_SHOP')).toBe('1')
    expect(new Map(settingRows(demoShop, true)).has('OWN_SHOP')).toBe(false)
  })
})

describe('an IBAN', () => {
  it('is known by its check digits', () => {
    for (const known of ['TR330006100519786457841326', 'DE89 3704 0044 0532 0130 00'])
      expect(isIban(known)).toBe(true)
    for (const wrong of ['', 'TR00 0000 0000 0000 0000 0000 00', 'TR340006100519786457841326'])
      expect(isIban(wrong)).toBe(false)
  })

  it('with one digit changed is none', () => {
    const iban = 'TR330006100519786457841326'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(iban[at]) + by) % 10)
        expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false)
      }),
    )
  })
})

it('a contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('[P19] the pages of the shop promise no sending on the same day and no gift for a first order', () => {
  const words = JSON.stringify([demoShop.pages, demoShop.app])
  const untrue = [
    ...[/aynı gün/, /leave the same day/, /am selben Tag verschickt/, /تُشحن في اليوم نفسه/],
    ...[/ilk sipariş/, /[Ff]irst order/, /[Ee]rste Bestellung/, /أول طلب/],
  ]
  expect(untrue.filter((one) => one.test(words)).map(String)).toEqual([])
})
