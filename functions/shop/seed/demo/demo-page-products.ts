import { words } from '../data/words'
import type { ProductPlan } from '../product/make-product'
import { plan } from './demo-plan'

const LONG_TITLE = words(
  'Kuzey Dikişli, Noktalı, Kalın Kâğıtlı, Yuvarlak Köşeli, Lastikli, Arka Cepli, Ayraçlı Büyük Boy Seyahat ve Eskiz Defteri',
  'Kuzey Thread-Bound Dotted Heavy-Paper Round-Corner Travel and Sketch Book with Elastic Band, Back Pocket and a Bookmark',
  'Kuzey fadengebundenes Reiseskizzenbuch mit Gummibandverschluss, Dokumentenrückentasche und Doppellesezeichenbändchen A4',
  'دفتر سفر ورسم كبير من Kuzey بخياطة متينة وورق سميك منقّط وزوايا مدوّرة ورباط مطاطي وجيب خلفي وشريط لتحديد الصفحات والملاحظات',
)

const twelve = ['yapboz', 'tren', 'satranc', 'oyun-karti'].flatMap((key) =>
  [1, 2, 3].map((view) => `${key}-${view}`),
)

/** The products whose pages look special: titles, pictures, prices, stock. */
export const demoPageProducts: ProductPlan[] = [
  plan(16, {
    object: 'masa-saati',
    modifier: 'antique',
    brandId: 17,
    price: 124990000,
    stock: 3,
    columns: { free_cargo: 1 },
  }),
  plan(17, {
    object: 'eskiz-defteri',
    modifier: 'thick',
    brandId: 1,
    title: LONG_TITLE,
    price: 27990,
  }),
  plan(18, {
    object: 'pusula',
    modifier: 'pro',
    brandId: 23,
    price: 25990,
    stock: 18,
    pictures: [],
  }),
  plan(19, {
    object: 'olta',
    modifier: 'light',
    brandId: 20,
    price: 89990,
    stock: 8,
    pictures: ['olta-1'],
  }),
  plan(20, {
    object: 'yapboz',
    modifier: 'wooden',
    brandId: 12,
    price: 24990,
    oldPrice: 29990,
    stock: 25,
    pictures: twelve,
  }),
  plan(21, {
    object: 'fihrist',
    modifier: 'metal',
    brandId: 14,
    price: 25990,
    stock: 10,
    reviews: 0,
  }),
  plan(22, {
    object: 'gunluk',
    modifier: 'hardcover',
    brandId: 11,
    price: 18990,
    reviews: 4,
  }),
  plan(23, {
    object: 'fotograf-makinesi',
    modifier: 'retro',
    brandId: 16,
    price: 890990,
    oldPrice: 899990,
    stock: 7,
    variants: 'none',
  }),
  plan(24, {
    object: 'takvim',
    modifier: 'wooden',
    brandId: 7,
    price: 1190,
    oldPrice: 11900,
    stock: 80,
  }),
  plan(25, {
    object: 'radyo',
    modifier: 'retro',
    brandId: 6,
    price: 89990,
    stock: 0,
    variants: 'none',
  }),
  plan(26, {
    object: 'akordeon',
    modifier: 'concert',
    brandId: 20,
    price: 999990,
    stock: 1,
  }),
  plan(33, {
    object: 'teleskop',
    modifier: 'brass',
    brandId: 16,
    price: 449990,
    stock: 1,
    columns: { is_show_only: 1 },
  }),
  plan(34, {
    object: 'keman',
    modifier: 'concert',
    brandId: 15,
    price: 429990,
    stock: 2,
    columns: { is_active: 0 },
  }),
  plan(38, {
    object: 'koltuk',
    modifier: 'velvet',
    brandId: 19,
    price: 1899990,
    oldPrice: 2299990,
    columns: { free_cargo: 1 },
  }),
  plan(39, {
    object: 'eldiven',
    modifier: 'knitted',
    brandId: 19,
    price: 24990,
    variants: 'soldOut',
  }),
  plan(40, {
    object: 'kosu-ayakkabisi',
    modifier: 'breathable',
    brandId: 10,
    price: 199990,
    oldPrice: 249990,
  }),
  plan(42, { object: 'bisiklet', modifier: 'city', brandId: 1, price: 1249990, oldPrice: 1389990 }),
  plan(43, { object: 'hediye-karti', modifier: 'birthday', brandId: 7 }),
]
