import type { ObjectSeed } from '../data/objects'
import type { Words } from '../data/words'

/** A product before it is written as rows; money in hundredths of the lira, VAT included. */
export type ProductSeed = {
  id: number
  object: ObjectSeed
  /** Key of modifiers.ts. */
  modifier: string
  brandId: number
  title: Words
  summary: Words
  price: number
  oldPrice: number
  stock: number
  /** Unix seconds. */
  createdAt: number
  isNew: boolean
  pictures: string[]
  optionPictures: Record<number, string[]>
  variants: VariantSeed[]
  reviews: number
  questions: number
  modelId: number
  attributes: number[]
  columns: ProductColumns
}

/** Columns of the table that most products leave at their default. */
export type ProductColumns = Partial<{
  is_active: number
  is_show_only: number
  vat: number
  unit: string
  step: number
  min_count: number
  max_count: number
  free_cargo: number
  is_gift_card: number
  tiers: string
  subscribe_percent: number
  personalization_id: number
  has_order_note: number
  needs_store: number
  hides_url: number
  after_add: number
  after_add_content: string
  deal_start: number
  deal_end: number
}>

export type VariantSeed = {
  option1: number
  option2: number
  price: number
  oldPrice: number
  stock: number
}
