import type { StarCounts } from '~/backend/engagement/engagement-model'

/** The storefront's model of the backend's answers. Wire names (PRICE_SELL, CART_ID…) stay in the parsers. */

/** Money in hundredths: `129990` is 1.299,90. Always an integer. */
export type Cents = number

/** A currency as the backend names it: `TL`, `USD`, `EUR`. */
export type Currency = string

/** A path on this origin with one leading slash. */
export type Path = string

export type Category = {
  id: string
  title: string
  path: Path
  picture: string
  children: Category[]
}

export type Crumb = { title: string; path: Path }

/** A picture in three widths; missing ones repeat another. `shows` names the variants that it shows, if not all. */
export type Picture = {
  alt: string
  shows?: string[]
} & Record<'small' | 'medium' | 'big', string>

export type Price = {
  card: Cents
  /** Null unless the shop displays the discount. */
  old: Cents | null
  discountPercent: number | null
  /** Price by bank transfer (MONEY_ORDER_PERCENT); null for none. */
  transfer: Cents | null
  vatPercent: number
  vatIncluded: boolean
  currency: Currency
}

/** Purchasable quantities in the product's unit; steps may be 0.5. */
export type QuantityRule = { min: number; max: number; step: number; unit: string }

export type Badge = 'new' | 'freeCargo' | 'discount' | 'lastOne'

export type ProductCard = {
  id: string
  title: string
  path: Path
  brand: string
  pictures: Picture[]
  price: Price
  /** 0 to 5 with one decimal; null without reviews. */
  rating: number | null
  reviewCount: number
  inStock: boolean
  hasVariants: boolean
  modelId: string | null
  /** Colours of the first variant group, `#rrggbb` only. */
  swatches: { label: string; colour: string }[]
  badge: Badge | null
  /** The lowest price of its variants, where they differ, and the variant that its price is of. */
  lowestPrice?: Cents
  opensWith?: string
  campaign?: string
  freeCargo?: boolean
  /** Its code is mailed: nothing is delivered. */
  isGiftCard?: boolean
  condition?: string
  quantity: QuantityRule
  showOnly: boolean
  /** Address of the shop's own page, where alone it can be bought: its id is not known here. */
  soldAt?: string
  /** Links to the shop's own page for what cannot be sent from here. */
  elsewhere?: Partial<Record<'review' | 'alarm', { href: string; text: string }>>
  about?: {
    code: string
    pricedIn: Currency
    categoryId: string
    category: string
    categoryPath: string
  }
}

export type Attribute = {
  id: string
  title: string
  view: 'select' | 'image' | 'button'
  options: {
    id: string
    label: string
    selected: boolean
    productId: string | null
    image: string | null
  }[]
}

/** Goods that are ordered before they are there; `from` is when they are sent, ISO 8601 or ''. */
export type Awaited = { kind: 'preorder' | 'backorder'; from: string }

/** A variant: one option of each variant group. */
export type Variant = {
  id: string
  options: string[]
  code: string
  barcode: string
  price: Price
  stock: number
  inStock: boolean
  moneyOrderPercent: number
  weight: number
  info: string
  colour: string | null
  awaited?: Awaited
  /** Says it in the language of the page (app/product/awaited-text.ts). */
  awaitedText?: string
}

export type VariantGroup = {
  title: string
  options: { id: string; label: string; colour: string | null }[]
}

/** Quantity discount: from `min` to `max` pieces the unit price falls by `percent`. */
export type Tier = { min: number; max: number | null; percent: number }

export type Product = ProductCard & {
  code: string
  barcode: string
  stock: number
  brandPath: Path | null
  categoryId: string
  crumbs: Crumb[]
  summary: string
  weight: number
  groups: VariantGroup[]
  variants: Variant[]
  isPersonal?: true
  /** Read from a page that the shop renders, which may leave out variants. */
  mayLackVariants?: boolean
  /** NEGATIVE_STOCK: products without stock are sold too. */
  sellsBelowZero: boolean
  chosenVariantId: string | null
  tiers: Tier[]
  deliveryDays: number | null
  /** The shop's own words about delivery and returns, line by line. */
  promises?: string[]
  /** When it comes, as a sentence of the page (app/product/delivery/delivery-text.ts). */
  deliveryText?: string
  freeCargo: boolean
  subscription: { percent: number; frequencies: { id: string; label: string }[] } | null
  orderNoteLimit: number | null
  /** ISO 8601; null for none. */
  dealEndsAt: string | null
  cashOnDeliveryFee: Cents | null
  /** Maximum number of monthly payments; 0 or 1 for none. */
  instalments: number
  /** Lowest prices before the discount, as the law requires; of variants those that it `shows`. */
  lowest: { price: Cents; days: number; shows?: string[] }[]
  awaited?: Awaited
  awaitedText?: string
  /** Pages around it that the shop is known to lack. */
  unavailablePages?: ('compare' | 'storeStock')[]
}

export type CardPlan = {
  id: string
  card: string
  instalments: { months: number; each: Cents; total: Cents }[]
}

export type PersonalField = { key: string; label: string; max: number; required: boolean }

export type Complement = {
  id: string
  title: string
  path: Path
  price: Cents
  currency: Currency
  min: number
  picture: Picture | null
} & Pick<ProductCard, 'brand' | 'about'>

/** A tab whose content comes from a backend URL, as the whole answer or a named property. */
export type LazyTab = { id: string; title: string; address: string; property: string }

export type ProductAround = {
  /** Sanitised HTML. */
  description: string
  personal: { formId: string; fields: PersonalField[] } | null
  complements: Complement[]
  hasQuestions?: boolean
  attributes: Attribute[]
  siblings: Record<string, Path>
  stars: StarCounts
  tabs: LazyTab[]
  categoryTitle: string
  categoryPath: string
  /** The product's own currency, which may differ from the displayed one. */
  pricedIn: Currency
}

export type Sort = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** `page` is clamped to the valid range. */
export type ProductList = {
  products: ProductCard[]
  total: number | null
  page: number
  pages: number
  pageSize: number
  sort: Sort
  sorts: Sort[]
  /** The shop's own page of a list that names no goods here, and does not say that it has none. */
  unreadAt?: string
}

/** `param` and `value` form the query parameter; `count` is null where the shop hides it. */
export type FilterOption = {
  value: string
  label: string
  count: number | null
  selected: boolean
  colour: string | null
}

/** `title` is empty where the storefront names the group itself (brand, category). */
export type FilterGroup = {
  param: 'filter' | 'brand' | 'category' | 'type1' | 'type2' | 'model' | 'supplier'
  id: string
  title: string
  single: boolean
  /** Its options are averages of stars; each value ends in their number. */
  isRating?: true
  options: FilterOption[]
}

/** `low` and `high` are the chosen bounds; prices in whole units of the currency. */
export type FilterRange = {
  param: 'filter' | 'price'
  id: string
  title: string
  min: number
  max: number
  low: number | null
  high: number | null
  /** How many goods are in each part from `min` to `max`. */
  counts?: number[]
  /** The ends of the parts, one more than they are; without them they are equal. */
  ends?: number[]
}

export type Filters = {
  groups: FilterGroup[]
  ranges: FilterRange[]
  /** Parameters whose options are not known, or not all. */
  unread?: string[]
  /** What the shop says is chosen: its options need not be among those of `groups`. */
  chosen?: { param: string; value: string; label: string }[]
}

/** The page behind a link (own call `get-page`, app/backend/own-calls.md). */
export type Page =
  | { kind: 'home'; meta: PageMeta; banners: Banner[]; showcases: Showcase[] }
  | { kind: 'product'; meta: PageMeta; product: Product; around: ProductAround; isPartial?: true }
  | {
      kind: 'category'
      meta: PageMeta
      category: Category
      crumbs: Crumb[]
      list: ProductList
      filters: Filters | null
      isPartial?: true
    }
  | { kind: 'content'; meta: PageMeta; html: string }
  /** `isTemporary`: the shop itself says so. */
  | { kind: 'moved'; path: Path; isTemporary?: true }
  | { kind: 'notFound' }

export type Banner = {
  id: string
  title: string
  text: string
  path: Path
  picture: Picture | null
}

/** `path` is null where the shop names no page of all its products. */
type Shelf = { id: string; title: string; path: Path | null; products: ProductCard[] }
/** `isBestseller`: what is bought often. */
export type Showcase = Shelf & { isBestseller?: true }

export type PageMeta = {
  title: string
  description: string
  linkType: string
  linkId: string
  alternates: Record<string, Path>
}
