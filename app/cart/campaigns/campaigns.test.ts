import { describe, expect, it } from 'vitest'
import { readCart } from '~/backend/cart/cart'
import { campaignAmounts } from './campaign-amounts'

const one = { ID: 7, GROUP: '2', TITLE: '3 al 2 öde', DESCRIPTION: 'Nane &amp; kekik', SELECTED: 1 }
const other = { ID: '8', GROUP: '2', TITLE: 'Nane haftası', SELECTED: '0' }
const cartOf = (list: object[] | null, PRICE_CAMPAIGN: number | string = 30) =>
  readCart({ PRODUCTS: [], PRICE_CART: 100, PRICE_CAMPAIGN, CAMPAIGN_LIST: list }, 'TL')
const rowsOf = (list: object[] | null, amount?: number | string) => {
  const { campaigns, campaignDiscount } = cartOf(list, amount)
  return campaignAmounts(campaigns, campaignDiscount)
}

describe('[C32] the campaigns of a cart', () => {
  it('are read with what is chosen, and what may be', () => {
    expect(cartOf([one, other, { ID: 9 }]).campaigns).toEqual([
      {
        ...{ id: '7', group: '2', title: '3 al 2 öde', about: 'Nane & kekik' },
        ...{ isChosen: true, mayChange: true, discount: null },
      },
      expect.objectContaining({ id: '8', about: '', isChosen: false, mayChange: true }),
    ])
    const fixed = cartOf([{ TITLE: 'Bahar' }, { ...one, ID: '' }]).campaigns
    expect(fixed.map(({ isChosen, mayChange }) => [isChosen, mayChange])).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it('are one row each where their amounts add up, else one by the chosen ones', () => {
    const both = [
      { ...one, DISCOUNT: '-10,50' },
      { ...other, SELECTED: 1, DISCOUNT: 19.5 },
    ]
    expect(rowsOf(both)).toEqual([
      { title: '3 al 2 öde', total: 1050 },
      { title: 'Nane haftası', total: 1950 },
    ])
    expect(rowsOf(both, '-31')).toEqual([{ title: '3 al 2 öde, Nane haftası', total: 3100 }])
    expect(rowsOf([one, other])).toEqual([{ title: '3 al 2 öde', total: 3000 }])
    expect(rowsOf([{ TITLE: 'Bahar' }, { TITLE: 'Nane' }])).toEqual([
      { title: 'Bahar, Nane', total: 3000 },
    ])
    expect(rowsOf(null)).toEqual([{ title: '', total: 3000 }])
    expect(rowsOf([one, other], 0)).toEqual([])
  })
})
