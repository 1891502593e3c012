import { accounts } from '../../platform/data/members'
import type { Member } from '../../platform/members/member'
import { backend } from './backend'
import type { Account, ShopFacts } from './facts'

/** Which member of the platform, or which of those added for the journeys, is which account. */
const kinds = ['grouped', 'weak', 'noConsent', 'admin'] as const

const own = (id: number, mail: string): Member => ({
  ...structuredClone(accounts.plain),
  id,
  code: `T${1000 + id}`,
  name: 'Selim',
  surname: 'Aksoy',
  email: `${mail}@kekikcinar.test`,
  phone: `90532000${String(1000 + id)}`,
})

const projects = ['desktop-js', 'desktop-nojs', 'phone-js', 'phone-nojs']
const workers = 8

const expiredMail = (project: string) => `eski-${project}@kekikcinar.test`
const heartsMail = (parallelIndex: number) => `kalpli-${parallelIndex % workers}@kekikcinar.test`

/** The members that the journeys need beside the platform's own. */
export const journeyMembers = (): Member[] => [
  ...kinds.map((kind, at) => ({ ...own(21 + at, kind.toLowerCase()), consents: consentsOf(kind) })),
  ...projects.map((project, at) => ({
    ...own(31 + at, ''),
    email: expiredMail(project),
    isExpired: true,
  })),
  ...Array.from({ length: workers }, (_, at) => ({ ...own(41 + at, ''), email: heartsMail(at) })),
]

const consentsOf = (kind: string) => ({
  kvkk: kind !== 'noConsent',
  mail: false,
  sms: false,
  phone: false,
})

const accountOf = (kind: Account['kind'], member: Member): Account => ({
  kind,
  name: member.name,
  surname: member.surname,
  email: member.email,
  phone: member.phone,
  vendorCode: member.vendorCode,
  password: member.password,
})

const added = journeyMembers()

const hasOwnCalls = backend !== 'platform-section7'

/** The shop "Kekik & Çınar" of tests/platform. */
export const platformFacts: ShopFacts = {
  coupon: 'NANE15',
  lesserCoupon: 'KEKIK5',
  accounts: Object.fromEntries(
    (
      [
        ['plain', accounts.full],
        ['vendor', accounts.vendor],
        ['affiliate', accounts.affiliate],
        ['expired', accounts.expired],
        ...kinds.map((kind, at) => [kind, added[at] as Member] as const),
      ] as const
    ).map(([kind, member]) => [kind, accountOf(kind, member)]),
  ) as Record<Account['kind'], Account>,
  heartsMail,
  expiredMail,
  languages: ['tr', 'en'],
  thirdLanguage: { name: 'English', label: /en/i },
  otherLanguage: { code: 'en', title: 'English', direction: 'ltr' },
  cookieText: 'Bu sitede çerez kullanılır.',
  messages: {
    alarm: 'Size haber vereceğiz',
    cardValid: 'Kartınız doğrulandı',
    cardRemoved: 'Kartınız silindi',
    question: /Sorunuz onaylandıktan sonra yayınlanır/,
    review: /Yorumunuz için teşekkürler/,
  },
  tab: { title: 'Bakım', text: 'Nemli bezle siliniz', address: /sekme=bakim/ },
  largePicture: /\/Data\/B\//,
  pageSize: 12,
  countsGoods: hasOwnCalls,
  listsHaveCodes: hasOwnCalls,
  takesOrders: hasOwnCalls,
  confirmsMail: false,
  codePhone: accounts.plain.phone.slice(2),
  ledger: 'F-2026-118',
  appBanner: '',
  picturedCategories: 0,
  list: { path: '/bahce', title: 'Bahçe', child: 'Saksı & Çiçeklik', lowPrice: 100 },
  shortList: '/kiler',
  otherList: '/mutfak',
  words: {
    many: 'a',
    usual: 'saksı',
    list: 'tava',
    misspelt: 'kavanozz',
    corrected: 'kavanoz',
    start: 'ask',
    found: 'Askılı',
    spellings: ['askılı', 'askili', 'ASKILI', 'ASKİLİ'],
  },
  brand: { title: 'Zeytindalı', path: '/zeytindali', word: 'zeytindal' },
  redirect: '/kampanyalar',
  sibling: {
    path: '/ocak-dokum-tencere-3-l-kirmizi',
    title: 'Ocak Döküm Tencere 3 L Kırmızı',
    label: 'Hacim',
    other: '5 litre',
    otherPath: '/ocak-dokum-tencere-5-l-kirmizi',
    otherTitle: '5 L',
    list: '/dokum-tencere',
    third: '',
    thirdPath: '',
    options: [],
  },
  // Opened with an option that both have: of the others one pair is sold out, one does not exist.
  twoOptions: {
    path: '/duvar-saksisi?variant=10086',
    first: 'Zeytin',
    second: '20 cm',
    variant: '10084',
  },
  pricedVariant: { path: '/dag-kekigi', variant: '10732' },
  subscription: { id: '1m', name: 'Ayda bir' },
  groups: /^(Renk|Çap)/,
  personalText: 'Kazınacak ad',
  cargo: /Ege Kargo/,
  card: /Kredi kartı/,
  cashOnDelivery: /Kapıda/,
  transfer: { cargo: '11', payment: '-1' },
  paymentNames: ['Kart ile tek çekim', 'Havale / EFT', 'Kapıda ödeme'],
  bank: { role: 'link', approve: 'Öde', refuse: 'Reddet' },
  stores: {
    count: 3,
    first: 'Alsancak Dükkânı',
    city: 'İzmir',
    ofCity: ['Alsancak Dükkânı', 'Urla Serası'],
    town: 'Konak',
    ofTown: 'Alsancak Dükkânı',
    chosen: 'Urla Serası',
  },
  department: 'Sipariş & Kargo',
  region: { city: 'İzmir', town: 'Konak', otherTown: 'Karşıyaka' },
  homeAddress: { city_code: '35', town_code: '3502', district_code: '350201' },
  refusals: {
    signIn: /E-posta ya da şifre hatalı/,
    oldPassword: 'Eski şifreniz hatalı',
    code: /^Kod hatalı/,
    mailTaken: 'Bu e-posta adresiyle kayıt yapılmıştır.',
    overStock: /^Stokta yalnızca 27 adet var/,
  },
  passwords: ['Uzun-Bir-Cümle-1', 'Başka-Bir-Cümle-2'],
  orders: {
    sent: 'Kargoya verildi',
    returnable: 'Teslim edildi',
    movement: 'Dağıtıma çıktı',
    name: /^Sipariş KC-\d+/,
  },
  affiliate: { orders: 20, payments: 1 },
  social: {
    otherProvider: 'Facebook',
    name: 'Zeynep Çınar',
    account: /known-profile/,
    stranger: /without-email/,
  },
  fewInStock: { path: '/disbudak-sapli-bel', tooMany: '9' },
}
