import { brands } from '../data/brands'
import { proseOf } from '../data/kind-prose'
import { modifiersOf, modifierWords } from '../data/modifiers'
import type { ObjectSeed } from '../data/objects'
import { coloursOf, GIFT_AMOUNTS, options, priceFactors, schemeGroups } from '../data/options'
import type { Words } from '../data/words'
import { words } from '../data/words'
import { materialViews, paintedIn } from '../pictures/materials'
import { COLOUR_VIEWS, ownViews, pictureName } from '../pictures/picture-name'
import type { Chance } from '../random'
import { chanceOf } from '../random'
import type { ProductColumns, ProductSeed, VariantSeed } from './product-seed'

const ONE_DAY = 24 * 60 * 60

/** The fixed facts of a product; the rest is random. */
export type ProductPlan = {
  id: number
  object: ObjectSeed
  modifier: string
  brandId: number
  /** The number of earlier products with the same title; 0 for the first. */
  serial?: number
  title?: Words
  price?: number
  oldPrice?: number
  stock?: number
  pictures?: string[]
  variants?: VariantSeed[] | 'none' | 'soldOut'
  reviews?: number
  modelId?: number
  attributes?: number[]
  columns?: ProductColumns
}

/** Makes a product of a plan; the same plan and day give the same product. */
export function makeProduct(wanted: ProductPlan, today: number, bigShop: boolean): ProductSeed {
  const chance = chanceOf(wanted.id)
  const { object } = wanted
  const plan = object.vat === 0 ? { ...wanted, ...giftCardOf(wanted) } : wanted
  const price = plan.price ?? roundPrice(object.price * 100 * (0.7 + chance.next() * 0.8))
  const discount = chance.percent(30) ? chance.pick([5, 10, 15, 20, 25, 30, 40, 50]) : 0
  const oldPrice = plan.oldPrice ?? (discount ? roundPrice(price / (1 - discount / 100)) : 0)
  const variants = variantsOf(plan, price, oldPrice, chance)
  const isNew = chance.percent(7)
  return {
    id: plan.id,
    object,
    modifier: plan.modifier,
    brandId: plan.brandId,
    title: plan.title ?? titleOf(plan),
    summary: chance.pick(proseOf(object).summaries),
    price,
    oldPrice: oldPrice > price ? oldPrice : 0,
    stock: variants.length
      ? variants.reduce((sum, variant) => sum + variant.stock, 0)
      : (plan.stock ?? stockOf(chance)),
    createdAt: today - (isNew ? chance.int(0, 30) : chance.int(40, 900)) * ONE_DAY,
    isNew,
    ...picturesOf(plan, variants),
    variants,
    reviews: plan.reviews ?? (chance.percent(20) ? 0 : chance.int(0, bigShop ? 3 : 14)),
    questions: bigShop ? Number(chance.percent(5)) : chance.int(0, 3),
    modelId: plan.modelId ?? 0,
    attributes: plan.attributes ?? [],
    columns: { ...columnsByChance(object, chance), ...plan.columns },
  }
}

/** What a product is made of where its pictures show it, which leaves no choice of colour. */
const paintedMaterial = ({ object, modifier }: ProductPlan): string | undefined =>
  paintedIn(object).find((material) => material === modifier)

function picturesOf(plan: ProductPlan, variants: VariantSeed[]) {
  const { object } = plan
  const material = paintedMaterial(plan)
  const pictures = plan.pictures ?? (material ? materialViews(object, material) : undefined)
  const inColours = coloursOf(object.scheme).filter(({ id }) =>
    variants.some(({ option1 }) => option1 === id),
  )
  if (pictures || inColours.length === 0)
    return { pictures: pictures ?? ownViews(object), optionPictures: {} }
  const ofColour = (option: number) =>
    COLOUR_VIEWS.map((view) => pictureName(object.key, view, option))
  const opened = inColours.find(({ id }) =>
    variants.some(({ option1, stock }) => option1 === id && stock > 0),
  )
  return {
    pictures: ofColour((opened ?? inColours[0])?.id ?? 0),
    optionPictures: Object.fromEntries(inColours.map(({ id }) => [id, ofColour(id)])),
  }
}

/** A gift card costs what it is worth, has no discount and no delivery, and is always to be had. */
function giftCardOf({ object, variants, columns }: ProductPlan): Partial<ProductPlan> {
  const [group] = schemeGroups[object.scheme]
  const amounts = someOptions(group, chanceOf(0)).map((option) => ({
    option1: option,
    option2: 0,
    price: GIFT_AMOUNTS[option] ?? 0,
    oldPrice: 0,
    stock: 9999,
  }))
  const fixed = { is_gift_card: 1, tiers: '[]', has_order_note: 0 }
  return {
    price: 50_000,
    oldPrice: 0,
    variants: variants ?? amounts,
    columns: { ...fixed, ...columns },
  }
}

/** Rounds to a typical shop price: 149,90. */
export function roundPrice(cents: number): number {
  return Math.max(990, Math.round(cents / 1000) * 1000 - 10)
}

function titleOf({ object, modifier, brandId, serial = 0 }: ProductPlan): Words {
  const brand = brands.find((one) => one.id === brandId)?.title ?? ''
  const extra = modifierWords(modifier)
  const number = serial > 0 ? ` ${serial + 1}` : ''
  const { noun } = object
  return words(
    `${brand} ${extra.tr} ${noun.tr}${number}`,
    `${brand} ${extra.en} ${noun.en}${number}`,
    `${brand} ${noun.de}${number} ${extra.de}`,
    `${noun.ar} ${extra.ar} من ${brand}${number}`,
  )
}

function stockOf(chance: Chance): number {
  if (chance.percent(6)) return 0
  return chance.percent(5) ? 1 : chance.int(3, 180)
}

/** Multi-buy tiers, free delivery and notes, as some products have them. */
function columnsByChance(object: ObjectSeed, chance: Chance): ProductColumns {
  const columns: ProductColumns = {}
  if (object.price < 300 && chance.percent(15)) {
    columns.tiers = JSON.stringify([
      { min: 3, max: 5, percent: 5 },
      { min: 6, max: 0, percent: 10 },
    ])
  }
  if (object.vat === 1)
    Object.assign(columns, { unit: 'kg', step: 0.5, min_count: 0.5, max_count: 10 })
  if (object.price > 5000 || chance.percent(6)) columns.free_cargo = 1
  if (chance.percent(10)) columns.has_order_note = 1
  return columns
}

function variantsOf(
  plan: ProductPlan,
  price: number,
  oldPrice: number,
  chance: Chance,
): VariantSeed[] {
  if (Array.isArray(plan.variants)) return plan.variants
  if (plan.variants === 'none') return []
  if (coloursOf(plan.object.scheme).length > 0 && paintedMaterial(plan)) return []
  const [group1, group2] = schemeGroups[plan.object.scheme]
  if (group1 === 0) return []

  const first = someOptions(group1, chance)
  const second = group2 ? someOptions(group2, chance) : [0]
  const list: VariantSeed[] = []
  for (const option1 of first) {
    for (const option2 of second) {
      // Some combinations do not exist.
      if (group2 && list.length > 1 && chance.percent(15)) continue
      const factor = (priceFactors[option1] ?? 1) * (priceFactors[option2] ?? 1)
      list.push({
        option1,
        option2,
        price: factor === 1 ? price : roundPrice(price * factor),
        oldPrice: oldPrice > price ? (factor === 1 ? oldPrice : roundPrice(oldPrice * factor)) : 0,
        stock: plan.variants === 'soldOut' || chance.percent(14) ? 0 : chance.int(1, 60),
      })
    }
  }
  return list
}

/** Options of a group: up to five colours, and all sizes. */
function someOptions(group: number, chance: Chance): number[] {
  const all = options.filter((option) => option.group === group).map((option) => option.id)
  if (group !== 1) return all
  const start = chance.int(0, all.length - 1)
  const count = chance.int(2, 5)
  return all.filter((_, index) => (index - start + all.length) % all.length < count)
}

const SIZES = ['mini', 'small', 'large', 'junior']

export function choicesOf(object: ObjectSeed): { modifiers: string[]; brandIds: number[] } {
  const top = Math.floor(object.category / 100)
  const hasSizes = /size/i.test(object.scheme)
  return {
    modifiers: modifiersOf(object.pool)
      .map((one) => one.key)
      .filter((key) => !hasSizes || !SIZES.includes(key)),
    brandIds: brands.filter((brand) => brand.in.includes(top)).map((brand) => brand.id),
  }
}
