import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCampaigns, type Campaign, campaignNames, namesOf } from './campaign'

const names = (text: string) => ({ tr: text, en: `${text} en`, de: `${text} de`, ar: `${text} ar` })
const campaign = (more: Partial<Campaign>): Campaign => ({
  ...{ id: 1, group: 'g', title: names('A'), about: names(''), percent: 0, amount: 0 },
  ...{ min_goods: 0, categories: null, is_chosen: 1, ...more },
})
const line = (total: number, categoryId = 3, isGiftCard = false) => ({
  ...{ total, categoryId, isGiftCard },
})
const cart = [line(20_000), line(10_000, 5), line(5_000, 3, true)]
const sharesOf = (campaigns: Campaign[], rate = 1) => applyCampaigns(campaigns, cart, rate).shares

describe('[C32] what campaigns take off a cart', () => {
  it.each([
    ['a percent of the goods of its categories', { percent: 10, categories: [3, 4] }, [2000, 0, 0]],
    ['an amount, by what the goods cost', { amount: 3000 }, [2000, 1000, 0]],
    ['an amount from its sum of goods on', { amount: 3000, min_goods: 30_000 }, [2000, 1000, 0]],
    ['nothing below it: gift cards are no goods', { amount: 3000, min_goods: 30_001 }, [0, 0, 0]],
    ['never more than the goods', { amount: 99_999 }, [20_000, 10_000, 0]],
    ['nothing where its category is unknown', { percent: 10, categories: [] }, [0, 0, 0]],
    ['nothing until it is chosen', { amount: 3000, is_chosen: 0 }, [0, 0, 0]],
  ])('is %s', (_, more, shares) => {
    expect(sharesOf([campaign(more)])).toEqual(shares)
  })

  it('is in the currency of the cart', () => {
    expect(sharesOf([campaign({ amount: 147_000, min_goods: 1_470_000 })], 49)).toEqual([
      ...[2000, 1000, 0],
    ])
    expect(sharesOf([campaign({ amount: 147_000, min_goods: 1_470_049 })], 49)).toEqual([0, 0, 0])
  })

  it('is one after the other, first of those that count by themselves, each of what is left', () => {
    const chosen = campaign({ percent: 50, categories: [3] })
    const own = campaign({ id: 2, group: '', amount: 3000 })
    const { offers, shares } = applyCampaigns([chosen, own], cart, 1)
    expect(offers.map(({ id, discount }) => [id, discount])).toEqual([
      [2, 3000],
      [1, 9000],
    ])
    expect(shares).toEqual([11_000, 1000, 0])
  })

  it('is offered where it would take something off, and named where it does', () => {
    const all = [
      campaign({ percent: 10, categories: [3], title: names('Bir') }),
      campaign({ id: 2, amount: 100, is_chosen: 0, title: names('İki') }),
      campaign({ id: 3, percent: 10, categories: [77], title: names('Üç') }),
      campaign({ id: 4, group: '', amount: 100, title: names('Dört') }),
    ]
    const read = applyCampaigns(all, cart, 1)
    expect(read.offers.map(({ id }) => id)).toEqual([4, 1, 2])
    expect(namesOf(campaignNames(read), 'tr')).toBe('Dört, Bir')
    expect(namesOf(campaignNames(read), 'ar')).toBe('Dört ar, Bir ar')
    expect(namesOf(campaignNames(applyCampaigns([], cart, 1)), 'tr')).toBe('')
  })

  const anyLine = fc.record({
    total: fc.integer({ min: 0, max: 1_000_000 }),
    categoryId: fc.integer({ min: 1, max: 3 }),
    isGiftCard: fc.boolean(),
  })
  const anyCampaign = fc
    .record({
      kind: fc.boolean(),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 2_000_000 }),
      min_goods: fc.integer({ min: 0, max: 1_000_000 }),
      group: fc.constantFrom('', 'g'),
      is_chosen: fc.constantFrom(0, 1),
    })
    .map(({ kind, percent, amount, ...more }) =>
      campaign({ ...more, ...(kind ? { percent, categories: [1, 2] } : { amount }) }),
    )

  it('is never more than a line costs, nothing of a gift card, and adds up', () => {
    fc.assert(
      fc.property(fc.array(anyCampaign), fc.array(anyLine), (campaigns, lines) => {
        const { offers, shares } = applyCampaigns(campaigns, lines, 1)
        for (const [at, one] of lines.entries()) {
          expect(shares[at]).toBeGreaterThanOrEqual(0)
          expect(shares[at]).toBeLessThanOrEqual(one.isGiftCard ? 0 : one.total)
        }
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
        expect(sum(offers.map(({ discount }) => discount))).toBe(sum(shares))
      }),
    )
  })
})
