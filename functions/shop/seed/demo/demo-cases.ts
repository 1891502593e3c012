/** A product of the demo shop with one special case. `slug` is its Turkish address. */
export type DemoCase = { id: number; slug: string; shows: string }

/** The product of each special case; README and tests name products by this list. */
export const demoCases = {
  twoGroups: {
    id: 1,
    slug: 'kuzey-noktali-defter',
    shows:
      'two variant groups with a missing, a sold-out and a last combination; tiers; catalogue siblings; order note',
  },
  oneGroup: {
    id: 5,
    slug: 'sigla-seramik-kupa',
    shows: 'one variant group of colours; added from a list it answers -1 with its url',
  },
  plain: {
    id: 6,
    slug: 'lodos-ahsap-matruska',
    shows: 'no variants; the shop setting AFTER_ADD (3) answers',
  },
  status2: {
    id: 7,
    slug: 'gelincik-dijital-hediye-karti',
    shows: 'add-to-cart answers 2 with the url of the gift card page',
  },
  statusMinus2: {
    id: 8,
    slug: 'cakil-ahsap-sandalye',
    shows: 'add-to-cart answers -2 until a store is chosen',
  },
  statusMinus1: {
    id: 9,
    slug: 'lodos-yunlu-atki',
    shows: 'add-to-cart without a variant answers -1 with a url',
  },
  statusMinus1NoUrl: {
    id: 10,
    slug: 'isiltepe-pamuklu-corap',
    shows: 'add-to-cart without a variant answers -1 without a url',
  },
  status0Stock: {
    id: 11,
    slug: 'poyraz-pirinc-dolma-kalem',
    shows: 'two in stock: three answer 0',
  },
  status0Personal: {
    id: 12,
    slug: 'ihlamur-el-boyamasi-kupa',
    shows: 'add-to-cart without the personalization answers 0 with personalization_error',
  },
  status1: { id: 13, slug: 'kuzey-ahsap-kursun-kalem', shows: 'add-to-cart answers 1' },
  status3: { id: 14, slug: 'lodos-sade-kum-saati', shows: 'add-to-cart answers 3' },
  status4: { id: 15, slug: 'cakil-renkli-ucurtma', shows: 'add-to-cart answers 4' },
  sevenDigits: {
    id: 16,
    slug: 'sarnicli-antika-gorunumlu-masa-saati',
    shows: 'a price of seven digits',
  },
  longTitle: {
    id: 17,
    slug: 'kuzey-dikisli-noktali-kalin-kagitli-yuvarlak-koseli-lastikli-arka-cepli-ayracli-buyuk-boy-seyahat-ve-eskiz-defteri',
    shows: 'a title of 120 characters',
  },
  noPicture: { id: 18, slug: 'uccam-profesyonel-pusula', shows: 'no picture' },
  onePicture: { id: 19, slug: 'yildizeli-hafif-olta-takimi', shows: 'one picture' },
  twelvePictures: { id: 20, slug: 'kavakdibi-ahsap-yapboz', shows: 'twelve pictures' },
  noReview: { id: 21, slug: 'simal-metal-kart-fihristi', shows: 'no review' },
  longReview: { id: 22, slug: 'menevse-sert-kapakli-gunluk', shows: 'a very long review' },
  onePercent: { id: 23, slug: 'isiltepe-retro-fotograf-makinesi', shows: 'a discount of 1 %' },
  ninetyPercent: { id: 24, slug: 'gelincik-ahsap-masa-takvimi', shows: 'a discount of 90 %' },
  soldOut: { id: 25, slug: 'yakamoz-retro-radyo', shows: 'out of stock' },
  lastOne: { id: 26, slug: 'yildizeli-konser-tipi-akordeon', shows: 'the last one' },
  halfSteps: {
    id: 27,
    slug: 'kekikdag-yayla-cicek-bali',
    shows: 'sold by the half kilo, from 0.5 to 5',
  },
  sixSteps: {
    id: 28,
    slug: 'sarnicli-kristal-kisa-bardak',
    shows: 'sold in sixes from 6 to 60, with tiers',
  },
  maxThree: { id: 29, slug: 'orsan-klasik-cep-telefonu', shows: 'at most three' },
  tiers: { id: 30, slug: 'sigla-zeytinyagli-sabun', shows: 'multi-buy tiers of 5, 10 and 20 %' },
  subscription: {
    id: 31,
    slug: 'pelitozu-organik-mate-cayi',
    shows: 'a subscription with 10 % off, and an order note',
  },
  showOnly: {
    id: 33,
    slug: 'isiltepe-pirinc-teleskop',
    shows: 'shown without a price and without a cart',
  },
  hidden: { id: 34, slug: 'goktasi-konser-tipi-keman', shows: 'not active: its page is not found' },
  deal: {
    id: 35,
    slug: 'yakamoz-kablosuz-kulaklik',
    shows: 'a deal that ends five days after the seed',
  },
  giftCard: {
    id: 43,
    slug: 'gelincik-dogum-gunu-hediye-karti',
    shows: 'a gift card of four amounts: its code is mailed once the order is paid',
  },
  allSoldOut: { id: 39, slug: 'tomurcukca-orgu-eldiven', shows: 'every variant sold out' },
} satisfies Record<string, DemoCase>

/** An old address, which redirects to the notebook. */
export const OLD_SLUG = 'noktali-defter-kuzey'
