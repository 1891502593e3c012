import type { ObjectSeed } from './data/objects'
import { objects } from './data/objects'
import { words } from './data/words'
import type { ProductPlan } from './make-product'
import type { VariantSeed } from './product-seed'

const ONE_DAY = 24 * 60 * 60
/** A day of the seed begins in UTC, three hours after Istanbul's. */
const MIDNIGHT = 3 * 60 * 60

function objectOf(key: string): ObjectSeed {
  const found = objects.find((object) => object.key === key)
  if (!found) throw new Error(`No object ${key}`)
  return found
}

const plan = (
  id: number,
  key: string,
  modifier: string,
  brandId: number,
  rest: Partial<ProductPlan> = {},
): ProductPlan => ({ id, object: objectOf(key), modifier, brandId, ...rest })

const variant = (
  option1: number,
  option2: number,
  price: number,
  stock: number,
  oldPrice = 0,
): VariantSeed => ({
  option1,
  option2,
  price,
  oldPrice,
  stock,
})

/** Colours × formats with one combination missing, one sold out and one with a single piece. */
const notebookVariants: VariantSeed[] = [
  variant(1, 21, 11990, 12, 14390),
  variant(1, 22, 14990, 14, 17990),
  variant(1, 23, 18990, 0, 22790),
  variant(2, 21, 11990, 1, 14390),
  variant(2, 22, 14990, 25, 17990),
  variant(3, 22, 14990, 0, 17990),
  variant(3, 23, 18990, 6, 22790),
]

const LONG_TITLE = words(
  'Kuzey Dikişli, Noktalı, Kalın Kâğıtlı, Yuvarlak Köşeli, Lastikli, Arka Cepli, Ayraçlı Büyük Boy Seyahat ve Eskiz Defteri',
  'Kuzey Thread-Bound Dotted Heavy-Paper Round-Corner Travel and Sketch Book with Elastic Band, Back Pocket and a Bookmark',
  'Kuzey fadengebundenes Reiseskizzenbuch mit Gummibandverschluss, Dokumentenrückentasche und Doppellesezeichenbändchen A4',
  'دفتر سفر ورسم كبير من Kuzey بخياطة متينة وورق سميك منقّط وزوايا مدوّرة ورباط مطاطي وجيب خلفي وشريط لتحديد الصفحات والملاحظات',
)

const twelve = ['yapboz', 'zar', 'satranc', 'oyun-karti'].flatMap((key) =>
  [1, 2, 3].map((view) => `${key}-${view}`),
)

const tiers = (...list: [number, number, number][]) =>
  JSON.stringify(list.map(([min, max, percent]) => ({ min, max, percent })))

/** The products with one special case each; their ids and addresses never change. */
export function demoPlans(today: number): ProductPlan[] {
  return [
    plan(1, 'defter', 'dotted', 1, {
      price: 14990,
      oldPrice: 17990,
      variants: notebookVariants,
      reviews: 13,
      modelId: 1,
      attributes: [1, 11],
      columns: { tiers: tiers([3, 5, 5], [6, 11, 10], [12, 0, 15]), has_order_note: 1 },
    }),
    plan(2, 'defter', 'ruled', 1, { price: 14990, oldPrice: 0, modelId: 1, attributes: [2, 11] }),
    plan(3, 'defter', 'squared', 1, { price: 15990, oldPrice: 0, modelId: 1, attributes: [3, 11] }),
    plan(4, 'defter', 'hardcover', 1, {
      price: 21990,
      oldPrice: 0,
      modelId: 1,
      attributes: [1, 12],
    }),
    plan(5, 'kupa', 'ceramic', 9, {
      price: 17990,
      oldPrice: 0,
      variants: [
        variant(5, 0, 17990, 40),
        variant(7, 0, 17990, 1),
        variant(2, 0, 18990, 0),
        variant(1, 0, 17990, 9),
      ],
    }),
    plan(6, 'matruska', 'wooden', 3, { price: 34990, oldPrice: 0, stock: 30 }),
    plan(7, 'hediye-karti', 'digital', 7, {
      price: 50000,
      oldPrice: 0,
      stock: 9999,
      columns: { after_add: 2, after_add_content: 'gift-card', free_cargo: 1 },
    }),
    plan(8, 'sandalye', 'wooden', 8, {
      price: 189990,
      oldPrice: 0,
      stock: 12,
      variants: 'none',
      columns: { needs_store: 1 },
    }),
    plan(9, 'atki', 'wool', 3, { price: 39990, oldPrice: 49990 }),
    plan(10, 'corap', 'cotton', 16, { price: 7990, oldPrice: 0, columns: { hides_url: 1 } }),
    plan(11, 'dolma-kalem', 'brass', 2, { price: 64990, oldPrice: 0, stock: 2, variants: 'none' }),
    plan(12, 'kupa', 'handpainted', 5, {
      price: 24990,
      oldPrice: 0,
      stock: 50,
      variants: 'none',
      columns: { personalization_id: 1 },
    }),
    plan(13, 'kursun-kalem', 'wooden', 1, {
      price: 2490,
      oldPrice: 0,
      stock: 500,
      variants: 'none',
      columns: { after_add: 1 },
    }),
    plan(14, 'kum-saati', 'simple', 3, {
      price: 16990,
      oldPrice: 0,
      stock: 60,
      columns: { after_add: 3 },
    }),
    plan(15, 'ucurtma', 'colourful', 8, {
      price: 19990,
      oldPrice: 0,
      stock: 60,
      variants: 'none',
      columns: { after_add: 4 },
    }),
    plan(16, 'masa-saati', 'antique', 17, {
      price: 124990000,
      oldPrice: 0,
      stock: 3,
      columns: { free_cargo: 1 },
    }),
    plan(17, 'eskiz-defteri', 'thick', 1, { title: LONG_TITLE, price: 27990, oldPrice: 0 }),
    plan(18, 'pusula', 'pro', 23, { price: 25990, oldPrice: 0, stock: 18, pictures: [] }),
    plan(19, 'olta', 'light', 20, { price: 89990, oldPrice: 0, stock: 8, pictures: ['olta-1'] }),
    plan(20, 'yapboz', 'wooden', 12, {
      price: 24990,
      oldPrice: 29990,
      stock: 25,
      pictures: twelve,
    }),
    plan(21, 'fihrist', 'metal', 14, { price: 25990, oldPrice: 0, stock: 10, reviews: 0 }),
    plan(22, 'gunluk', 'hardcover', 11, { price: 18990, oldPrice: 0, reviews: 4 }),
    plan(23, 'fotograf-makinesi', 'retro', 16, {
      price: 890990,
      oldPrice: 899990,
      stock: 7,
      variants: 'none',
    }),
    plan(24, 'takvim', 'wooden', 7, { price: 1190, oldPrice: 11900, stock: 80 }),
    plan(25, 'radyo', 'retro', 6, { price: 89990, oldPrice: 0, stock: 0, variants: 'none' }),
    plan(26, 'akordeon', 'concert', 20, { price: 999990, oldPrice: 0, stock: 1 }),
    plan(27, 'bal', 'mountain', 18, {
      price: 32990,
      oldPrice: 0,
      stock: 40,
      columns: { unit: 'kg', step: 0.5, min_count: 0.5, max_count: 5 },
    }),
    plan(28, 'viski-bardagi', 'glass', 17, {
      price: 8990,
      oldPrice: 0,
      stock: 240,
      variants: 'none',
      columns: { step: 6, min_count: 6, max_count: 60, tiers: tiers([12, 23, 5], [24, 0, 12]) },
    }),
    plan(29, 'telefon', 'classic', 22, {
      price: 1599990,
      oldPrice: 0,
      stock: 20,
      variants: 'none',
      columns: { max_count: 3 },
    }),
    plan(30, 'sabun', 'olive', 9, {
      price: 4990,
      oldPrice: 0,
      stock: 400,
      variants: 'none',
      columns: { tiers: tiers([3, 5, 5], [6, 11, 10], [12, 0, 20]) },
    }),
    plan(31, 'mate', 'organic', 24, {
      price: 19990,
      oldPrice: 0,
      stock: 90,
      columns: {
        unit: 'paket',
        step: 1,
        min_count: 1,
        max_count: 0,
        subscribe_percent: 10,
        has_order_note: 1,
      },
    }),
    plan(32, 'pil', 'rechargeable', 4, {
      price: 11990,
      oldPrice: 14990,
      stock: 300,
      variants: 'none',
      columns: { subscribe_percent: 5 },
    }),
    plan(33, 'teleskop', 'brass', 16, {
      price: 449990,
      oldPrice: 0,
      stock: 1,
      columns: { is_show_only: 1 },
    }),
    plan(34, 'keman', 'concert', 15, {
      price: 429990,
      oldPrice: 0,
      stock: 2,
      columns: { is_active: 0 },
    }),
    plan(35, 'kulaklik', 'wireless', 6, {
      price: 99990,
      oldPrice: 149990,
      columns: { deal_start: today - 2 * ONE_DAY, deal_end: today + 5 * ONE_DAY - MIDNIGHT },
    }),
    plan(36, 'cadir', 'fourseason', 13, {
      price: 249990,
      oldPrice: 329990,
      columns: { deal_start: today - ONE_DAY, deal_end: today + 9 * ONE_DAY + 3600 * 18 },
    }),
    plan(37, 'demlik', 'porcelain', 21, {
      price: 42990,
      oldPrice: 0,
      columns: { deal_start: today - 20 * ONE_DAY, deal_end: today - ONE_DAY - MIDNIGHT },
    }),
    plan(38, 'koltuk', 'velvet', 19, {
      price: 1899990,
      oldPrice: 2299990,
      columns: { free_cargo: 1 },
    }),
    plan(39, 'eldiven', 'knitted', 19, { price: 24990, oldPrice: 0, variants: 'soldOut' }),
    plan(40, 'kosu-ayakkabisi', 'breathable', 10, { price: 199990, oldPrice: 249990 }),
    plan(41, 'masa-tenisi', 'training', 13, {
      price: 29990,
      oldPrice: 0,
      columns: { deal_start: today - ONE_DAY, deal_end: today + 2 * ONE_DAY + 3600 * 6 },
    }),
    plan(42, 'bisiklet', 'city', 1, { price: 1249990, oldPrice: 1389990 }),
  ]
}
