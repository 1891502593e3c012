import type { StarCounts } from './talk-model'

/**
 * What the backend's answers mean to us. Every call of the wall returns these shapes; wire names
 * (PRICE_SELL, CART_ID…) stop in the module that parses them. Types only: nothing here reaches a bundle.
 */

/** Money in hundredths of the shown currency: `129990` is 1.299,90. Always an integer. */
export type Cents = number

/** A currency as the backend names it: `TL`, `USD`, `EUR`. */
export type Currency = string

/** A link as the storefront writes it: a path on this origin that starts with one slash. */
export type Path = string

/** One row of a category tree. */
export type Category = { id: string; title: string; path: Path; children: Category[] }

/** A step of a breadcrumb, the first being the widest. */
export type Crumb = { title: string; path: Path }

/** One picture in three widths (240, 480 and 960 px in the reference shop); a missing width repeats its neighbour. */
export type Picture = { small: string; medium: string; big: string; alt: string }

/** A price as a shopper reads it, VAT already in it where the shop shows it so. */
export type Price = {
  card: Cents
  /** The struck old price; null unless the shop displays the discount. */
  old: Cents | null
  /** Absolute percent, null unless above 0. */
  discountPercent: number | null
  /** Price by bank transfer (MONEY_ORDER_PERCENT); null where the shop has none. */
  transfer: Cents | null
  vatPercent: number
  vatIncluded: boolean
  currency: Currency
}

/** How much may be bought at once, in the product's unit (minimum 1 unless told; steps may be 0.5). */
export type QuantityRule = { min: number; max: number; step: number; unit: string }

export type Badge = 'new' | 'freeCargo' | 'discount' | 'lastOne'

/** A product on a list. */
export type ProductCard = {
  id: string
  title: string
  path: Path
  brand: string
  pictures: Picture[]
  price: Price
  /** 0 to 5 with one decimal; null when nobody has rated it. */
  rating: number | null
  reviewCount: number
  inStock: boolean
  hasVariants: boolean
  /** Its model, where it has siblings that differ in attributes; null when it has none. */
  modelId: string | null
  /** Colours of the first variant group, `#rrggbb` only. */
  swatches: { label: string; colour: string }[]
  badge: Badge | null
  quantity: QuantityRule
  /** It is shown without its price and cannot be bought. */
  showOnly: boolean
  /** What a site owner's listener is told of it beside what its card shows. */
  about?: {
    code: string
    pricedIn: Currency
    categoryId: string
    category: string
    categoryPath: string
  }
}

/** An attribute that tells sibling products of one model apart. */
export type Attribute = {
  id: string
  title: string
  view: 'select' | 'image' | 'button'
  options: {
    id: string
    label: string
    selected: boolean
    /** Where choosing it leads while the other options stay; null when there is no such product. */
    productId: string | null
    /** A small picture's address; null when there is none. */
    image: string | null
  }[]
}

/** A sub-product: one choice in each variant group. */
export type Variant = {
  id: string
  /** Option id of each group, in the groups' order. */
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
}

/** One of at most two variant groups; options in the shop's order. */
export type VariantGroup = {
  title: string
  options: { id: string; label: string; colour: string | null }[]
}

/** A multi-buy tier: from `min` to `max` pieces the unit price falls by `percent`. */
export type Tier = { min: number; max: number | null; percent: number }

/** All that the product page shows before its late parts. */
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
  /** Whether what is not in stock is sold too (NEGATIVE_STOCK): nothing of it counts as sold out then. */
  sellsBelowZero: boolean
  /** The variant the shop (or `?variant=`) chose; null when the product has none. */
  chosenVariantId: string | null
  tiers: Tier[]
  deliveryDays: number | null
  freeCargo: boolean
  subscription: { percent: number; frequencies: { id: string; label: string }[] } | null
  orderNoteLimit: number | null
  /** End of the deal, ISO 8601; null when there is none. */
  dealEndsAt: string | null
  /** What paying at the door costs more; null where nobody says. */
  doorFee: Cents | null
  /** The most months that a card may pay it in; 0 or 1 for none. */
  instalments: number
  /** The lowest price of the days before its discount, as the law wants it; null when nothing is discounted. */
  lowest: { price: Cents; days: number } | null
}

/** What paying by one card in so many months costs. */
export type CardPlan = {
  id: string
  card: string
  instalments: { months: number; each: Cents; total: Cents }[]
}

/** A field that a personalized product must be bought with. */
export type PersonalField = { key: string; label: string; max: number; required: boolean }

/** A product that can be ticked and comes into the cart with another. */
export type Complement = {
  id: string
  title: string
  path: Path
  price: Cents
  currency: Currency
  /** So many come along: what is sold from several pieces on comes with its least quantity. */
  least: number
  picture: Picture | null
} & Pick<ProductCard, 'brand' | 'about'>

/** What a product page shows beside what wakes: the server draws it, script is not told of it. */
/** A tab whose content comes by an address of the backend, as all of its answer or a named property. */
export type LazyTab = { id: string; title: string; address: string; property: string }

export type ProductAround = {
  /** Sanitised HTML. */
  description: string
  personal: { formId: string; fields: PersonalField[] } | null
  complements: Complement[]
  attributes: Attribute[]
  /** Where each sibling's page is, by product id. */
  siblings: Record<string, Path>
  stars: StarCounts
  /** Parts whose content is asked for when somebody wants it. */
  tabs: LazyTab[]
  categoryTitle: string
  categoryPath: string
  /** The currency that the product is priced in; it may be shown in another. */
  pricedIn: Currency
}

export type Sort = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** One page of a product list. `page` is the nearest valid one. */
export type ProductList = {
  products: ProductCard[]
  total: number
  page: number
  pages: number
  pageSize: number
  sort: Sort
  sorts: Sort[]
}

/**
 * One choice among the filters of a list: `param` is its parameter in the address, `value` what that
 * holds for it. `count` is null where the shop shows none.
 */
export type FilterOption = {
  value: string
  label: string
  count: number | null
  selected: boolean
  colour: string | null
}

/** A group of choices; `title` is empty where our own word names it (brand, category). */
export type FilterGroup = {
  param: 'filter' | 'brand' | 'category' | 'type1' | 'type2' | 'model' | 'supplier'
  id: string
  title: string
  single: boolean
  options: FilterOption[]
}

/** A range of numbers; `low` and `high` are what is chosen of it. A price is in whole units of the currency. */
export type FilterRange = {
  param: 'filter' | 'price'
  id: string
  title: string
  min: number
  max: number
  low: number | null
  high: number | null
}

/** The filters of a list. */
export type Filters = {
  groups: FilterGroup[]
  ranges: FilterRange[]
  /** Parameters of the address whose choices are not known, for their lists could not be read. */
  unread?: string[]
}

/** What a word may mean, while it is typed. */
export type Suggestions = {
  products: {
    id: string
    title: string
    path: Path
    image: string
    price: Cents | null
    currency: Currency
  }[]
  categories: { title: string; path: Path }[]
  /** `path` is null for a brand without a page of its own. */
  brands: { id: string; title: string; path: Path | null }[]
  /** Products that are offered together, on a page of their own. */
  combines: { title: string; path: Path; image: string }[]
  /** A word written nearly so that finds something, where this one finds nothing. */
  meant: string | null
}

/** Where a link leads (our own call `get-page`, app/shop/OWN-CALLS.md). */
export type Page =
  | { kind: 'home'; meta: PageMeta; banners: Banner[]; showcases: Showcase[] }
  | { kind: 'product'; meta: PageMeta; product: Product; around: ProductAround }
  | {
      kind: 'category'
      meta: PageMeta
      category: Category
      crumbs: Crumb[]
      list: ProductList
      filters: Filters | null
    }
  | { kind: 'content'; meta: PageMeta; html: string }
  | { kind: 'moved'; path: Path }
  | { kind: 'missing' }

export type Banner = {
  id: string
  title: string
  text: string
  path: Path
  picture: Picture | null
}

/** A titled row of products on the home page. */
export type Showcase = { id: string; title: string; path: Path; products: ProductCard[] }

export type PageMeta = {
  title: string
  description: string
  linkType: string
  linkId: string
  /** The same page's path in each language that has it. */
  alternates: Record<string, Path>
}
