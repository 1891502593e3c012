import { defaultLanguage, type Language, languages } from './i18n/languages'

/**
 * Every fixed URL of the site. A page that search engines may index has one path per language;
 * the rest has one path and follows the language cookie (decision 003). What the backend knows by link
 * (products, categories, content) is not here: those paths are its own.
 */
export const siteMap = {
  home: { tr: '/', en: '/en', de: '/de', ar: '/ar' },
  search: { tr: '/arama', en: '/en/search', de: '/de/suche', ar: '/ar/search' },
  suggestions: {
    tr: '/arama/oneriler',
    en: '/en/search/suggestions',
    de: '/de/suche/vorschlaege',
    ar: '/ar/search/suggestions',
  },
  stores: {
    tr: '/magazalarimiz',
    en: '/en/stores',
    de: '/de/filialen',
    ar: '/ar/stores',
  },
  categories: {
    tr: '/kategoriler',
    en: '/en/categories',
    de: '/de/kategorien',
    ar: '/ar/categories',
  },
  contact: { tr: '/iletisim', en: '/en/contact', de: '/de/kontakt', ar: '/ar/contact' },
  cart: '/sepet',
  cartAdd: '/sepet/ekle',
  cartCode: '/sepet/guvenlik-kodu',
  cartCoupon: '/sepet/kupon',
  cartCampaign: '/sepet/kampanya',
  cartLine: '/sepet/satir',
  cartUpdate: '/sepet/hepsi',
  storeChoice: '/magaza-sec',
  optionLink: '/urun-sec',
  order: '/order',
  orderAddress: '/order/adres',
  orderMethods: '/order/odeme',
  orderInstalments: '/order/taksit',
  orderConfirm: '/order/onay',
  orderExpress: '/order/hizli',
  orderDocument: '/order/belge',
  orderResult: '/order/sonuc',
  orderAccount: '/order/uyelik',
  handOver: '/devam',
  addresses: '/adres',
  addressForm: '/adres/kayit',
  addressRemove: '/adres/sil',
  regions: '/adres/bolgeler',
  taxOffices: '/adres/vergi-daireleri',
  signIn: '/uye-girisi-sayfasi',
  signOut: '/cikis',
  signedOut: '/oturum-bitti',
  account: '/hesabim',
  register: '/uye-kayit',
  activation: '/uye-kayit-onay',
  newsletter: '/bulten',
  changePassword: '/sifre-degistir',
  forgotPassword: '/uye-sifre-hatirlat',
  resetPassword: '/sifre-yenile',
  personalData: '/uye-kisisel-bilgileri',
  preferences: '/iletisim-tercihleri',
  ownData: '/verilerim',
  ownDataFile: '/verilerim/indir',
  accountDeletion: '/hesabi-sil',
  devices: '/hesabim/cihazlar',
  passkeys: '/hesabim/gecis-anahtarlari',
  passkeySignIn: '/gecis-anahtari/giris',
  oneTimeCode: '/tek-kullanimlik-kod',
  verifyPhone: '/telefon-dogrula',
  orders: '/uye-siparisleri',
  orderDetail: '/uye-siparisi',
  orderReturn: '/siparis-iadesi',
  returnLabel: '/iade-belgesi',
  invoice: '/fatura',
  orderFollow: '/siparis-takip',
  savedCards: '/kartlarim',
  cardAdd: '/kartlarim/ekle',
  payByCard: '/order/kartla-ode',
  messages: '/uye-mesajlari',
  message: '/uye-mesaji',
  notifications: '/bildirimler',
  affiliate: '/ortaklik',
  ledger: '/cari-hesap',
  socialSignIn: '/sosyal-giris',
  completeProfile: '/profil-tamamla',
  favourites: '/favorilerim',
  favouriteChange: '/favorilerim/degistir',
  favouriteSync: '/favorilerim/esitle',
  favouriteShare: '/favorilerim/paylas',
  favouriteLists: '/favorilerim/listeler',
  favouriteMove: '/favorilerim/tasi',
  sharedList: '/favori-listesi',
  compare: '/karsilastir',
  compareChange: '/karsilastir/degistir',
  language: '/dil',
  currency: '/para-birimi',
  listLayout: '/gorunum',
  consent: '/cerez-tercihleri',
  appBanner: '/uygulama-duyurusu',
} as const satisfies Record<string, string | Record<Language, string>>

/** Pages about one product: its own path follows, which decides the language (`/yorumlar/en/dotted-notebook`). Search engines leave them out. */
export const productPages = {
  payments: '/odeme-yollari',
  reviews: '/yorumlar',
  writeReview: '/yorum-yaz',
  questions: '/sorular',
  similar: '/benzerleri',
  alarm: '/haber-ver',
  storeStock: '/magaza-stogu',
  quickAdd: '/hizli-ekle',
} as const

export type ProductPageName = keyof typeof productPages

/** The address of a page about the product at `path`; empty values of the query are left out. */
export function productPageOf(
  name: ProductPageName,
  path: string,
  query: Record<string, string | number | null | undefined> = {},
): string {
  return withQuery(`${productPages[name]}${path}`, query)
}

export type PageName = keyof typeof siteMap

/** The path of a fixed page in a language; `query` values that are null or empty are left out. */
export function hrefOf(
  name: PageName,
  language: Language,
  query: Record<string, string | number | null | undefined> = {},
): string {
  const entry = siteMap[name]
  return withQuery(typeof entry === 'string' ? entry : entry[language], query)
}

/** A path with its query; values that are null or empty are left out. */
export function withQuery(
  path: string,
  query: Record<string, string | number | null | undefined>,
): string {
  const given = Object.entries(query).filter(([, value]) => (value ?? '') !== '')
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

const aboutProduct = new Set<string>(Object.values(productPages))

/** The language that a path decides by itself: its first segment, else Turkish. */
export function languageOfPath(pathname: string): Language {
  const [, own, second] = pathname.split('/')
  const first = aboutProduct.has(`/${own}`) ? second : own
  return languages.find((language) => language === first) ?? defaultLanguage
}

export function isHome(pathname: string): boolean {
  return Object.values<string>(siteMap.home).includes(pathname)
}

export function isFixedPage(pathname: string): boolean {
  return Object.values(siteMap).some((entry) =>
    typeof entry === 'string'
      ? entry === pathname
      : Object.values<string>(entry).includes(pathname),
  )
}

/** The path of the same fixed page in another language; undefined for a path that is no such page. */
export function pageInLanguage(pathname: string, language: Language): string | undefined {
  const entries: (string | Record<Language, string>)[] = Object.values(siteMap)
  const found = entries.find(
    (entry) => typeof entry !== 'string' && Object.values(entry).includes(pathname),
  )
  return typeof found === 'object' ? found[language] : undefined
}

/** Paths for script or a backend's theme (app/routes.ts), no pages to read. */
const servicePaths = /^\/(?:urun|pencere)\//

const followers = new Set<string>(
  Object.values(siteMap).filter(
    (entry): entry is Exclude<typeof entry, object> => typeof entry === 'string',
  ),
)

/** Whether a path's language comes from the shopper (cookie, Accept-Language) and not from the path. */
export function followsShopper(pathname: string): boolean {
  return followers.has(pathname) || servicePaths.test(pathname)
}

/** Query parameters that a page may depend on; others reach neither page nor cache key. */
const knownParams = new Set([
  // Lists, and every choice of a list's filters.
  'all',
  'brand',
  'category',
  'discounted',
  'filter',
  'model',
  'new',
  'pg',
  'price',
  'ps',
  'sort',
  'sp',
  'stock',
  'supplier',
  'type1',
  'type2',
  'q',
  'kod',
  'variant',
  'urun',
  'secenek',
  'adet',
  'hemen',
  'bekleyen',
  'panel',
  'donus',
  'tip',
  // Links in mails, and callbacks of other sites.
  'activation',
  'fields',
  'error',
  'id',
  'token',
  'tur',
  'liste',
  'urunler',
  'durum',
  'sekme',
  'sayfa',
  'mesaj',
  'kart',
  'siparis',
  'gun',
  'konu',
  // OAuth callbacks (RFC 6749 §4.1.2).
  'platform',
  'state',
  'code',
  // Regions and tax offices of an address form; an order.
  'ulke',
  'eyalet',
  'posta',
  'sehir',
  'ilce',
  'taslak',
  'fatura',
  'ara',
])

/** A URL without unknown parameters, the rest in a fixed order. */
export function cleanUrl(url: URL): URL {
  if (url.search === '' || url.pathname.startsWith('/pencere/')) return url
  const clean = new URL(url)
  const params = [...url.searchParams].filter(
    ([name]) => knownParams.has(name) || name === '_routes',
  )
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  clean.search = new URLSearchParams(params).toString()
  return clean
}

/** An id that is safe in a path, of digits or a text: `310`, `KC-310`. */
export const idPattern = /^[\w-]{1,64}$/

/** The page of a product with one of its variants chosen. @param id empty or `0` for none */
export const pathOfVariant = (path: string, id: string | null | undefined): string =>
  !id || id === '0' || path === '/'
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}variant=${encodeURIComponent(id)}`
