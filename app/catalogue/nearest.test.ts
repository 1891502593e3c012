import { describe, expect, it } from 'vitest'
import { readFilters } from '~/backend/catalogue/filters'
import { readList } from '~/backend/catalogue/list'
import { toNearest } from './product-listing'

const list = readList({ PRODUCTS: [], TOTAL: 0, PAGE_NO: 1, SETTING: {} }, 'TL')
const brand = { ID: '4', NAME: 'Kuzey', COUNT: '5', SELECTED: 0 }
const whole = {
  FILTERS: [{ ID: '3', NAME: 'Malzeme', TYPE: '0', VALUES: [{ ID: '11', NAME: 'Deri' }] }],
  CATEGORIES: [],
  MODELS: [],
  SUPPLIERS: [],
  VARIANTS: { TYPE1_LIST: [], TYPE2_LIST: [] },
}

/** Redirect target of a URL, or null. */
function leadsTo(url: string, body: object): string | null {
  try {
    toNearest(url, list, readFilters(body))
    return null
  } catch (redirect) {
    return (redirect as Response).headers.get('location')
  }
}

describe('a chosen filter', () => {
  it('[B03] that the list does not have is dropped', () => {
    expect(leadsTo('/defterler?brand=9', { ...whole, BRANDS: [brand] })).toBe('/defterler')
    expect(leadsTo('/defterler?brand=4', { ...whole, BRANDS: [brand] })).toBeNull()
    expect(leadsTo('/defterler?filter=3-12', { ...whole, BRANDS: [] })).toBe('/defterler')
  })

  it('[B03] stays where the shop names no options of its kind, or calls it chosen', () => {
    for (const BRANDS of [[], null])
      expect(leadsTo('/defterler?brand=9', { ...whole, BRANDS })).toBeNull()
    const chosen = (XTYPE: string, VALUE: unknown) => ({
      ...whole,
      BRANDS: [brand],
      SELECTED: [{ TEXT: 'Deniz', XTYPE, VALUE }],
    })
    expect(leadsTo('/defterler?brand=9', chosen('brand', 9))).toBeNull()
    expect(leadsTo('/defterler?filter=3-12', chosen('multi', '3-12'))).toBeNull()
    expect(leadsTo('/defterler?brand=9', chosen('brand', 8))).toBe('/defterler')
    const MODELS = [{ ID: '501', NAME: 'Bir' }]
    const leads = (MODELS_TOTAL: string) =>
      leadsTo('/defterler?model=502', { ...whole, MODELS, MODELS_TOTAL })
    expect([leads('60'), leads('1')]).toEqual([null, '/defterler'])
  })

  it('[B03] stays when its group could not be read', () => {
    for (const BRANDS of [undefined, 'nonsense', [{ NAME: 'Kuzey' }], [brand, 7]])
      expect(leadsTo('/defterler?brand=9', { ...whole, BRANDS })).toBeNull()
    expect(leadsTo('/defterler?brand=9&filter=3-12&type1=7', {})).toBeNull()
    const FILTERS = [{ ID: '3', NAME: 'Malzeme', TYPE: '0', VALUES: [{ NAME: 'Deri' }] }]
    expect(leadsTo('/defterler?filter=3-12', { ...whole, BRANDS: [], FILTERS })).toBeNull()
  })
})
