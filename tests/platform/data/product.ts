import type { Currency, Texts } from './languages'

/** A sub-product. `type2` is 0 in a product with one group. */
export type Variant = {
  id: number
  type1: number
  type2: number
  code: string
  stock: number
  /** With VAT; 0 for the price of the product. */
  price: number
  oldPrice: number
}

export type GroupKind = 'color' | 'size' | 'weight'
export type Tier = { percent: number; min: number; max: number }

export type Product = {
  id: number
  code: string
  title: Texts
  path: Texts
  categoryId: number
  brandId: number
  supplierId: number
  modelId: number
  /** With VAT, in the product's own currency; `oldPrice` is 0 without a discount. */
  price: number
  oldPrice: number
  currency: Currency
  vat: number
  stock: number
  unit: string
  min: number
  /** 0 for none. */
  max: number
  step: number
  groups: GroupKind[]
  variants: Variant[]
  /** Option by attribute group. */
  attributes: Record<number, number>
  /** Values by filter; of a decimal filter the number itself. */
  filterValues: Record<number, number>
  tiers: Tier[]
  /** What follows an addition: 0 as the shop does, else the status. */
  afterAdd: number
  needsStore: boolean
  hidesUrl: boolean
  personalizationId: number
  subscribePercent: number
  hasOrderNote: boolean
  complements: boolean
  dealHours: number
  isActive: boolean
  isShowOnly: boolean
  isNew: boolean
  isCargoFree: boolean
  pictures: number
  created: number
}
