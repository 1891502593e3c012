import type { Address, Member, Message } from '../members/member'

const password = 'Kekik-2026!'

const usual = (id: number, name: string, surname: string, email: string): Member => ({
  id,
  code: `T${1000 + id}`,
  name,
  surname,
  email,
  phone: `90532000${String(1000 + id)}`,
  password,
  vendorCode: '',
  group: 0,
  gender: '2',
  birthdate: '',
  isAffiliate: false,
  isActive: true,
  activation: '',
  isExpired: false,
  consents: { kvkk: true, mail: true, sms: false, phone: false },
  isSubscribed: false,
  savedCart: [],
  forLater: [],
  favourites: [],
  lists: [],
  shareId: '',
  cards: [],
})

/** The accounts of a started platform, by what they show. */
export const accounts = {
  plain: usual(11, 'Zeynep', 'Çınar', 'zeynep@kekikcinar.test'),
  affiliate: { ...usual(12, 'Barış', 'Ortak', 'ortak@kekikcinar.test'), isAffiliate: true },
  full: usual(13, 'Deniz', 'Yurt', 'deniz@kekikcinar.test'),
  expired: { ...usual(14, 'Esin', 'Eski', 'eski@kekikcinar.test'), isExpired: true },
  inactive: {
    ...usual(15, 'Umut', 'Yeni', 'yeni@kekikcinar.test'),
    isActive: false,
    activation: 'a7f3c1d95e',
  },
  vendor: { ...usual(16, 'Bora', 'Bayi', 'bayi@kekikcinar.test'), vendorCode: 'B-2041', group: 2 },
} satisfies Record<string, Member>

export type AccountKind = keyof typeof accounts

const day = 86_400

/** Fresh copies: each started platform has its own members. */
export function makeMembers(): Member[] {
  const made = structuredClone(Object.values(accounts)) as Member[]
  const full = made.find(({ id }) => id === accounts.full.id)
  full?.favourites.push(
    { rowId: 9001, productId: 1001, variantId: 0, date: '03.09.2025' },
    { rowId: 9002, productId: 1037, variantId: 0, date: '14.10.2025' },
  )
  full?.lists.push({
    ...{ id: 7001, name: 'Balkon' },
    favourites: [{ rowId: 9003, productId: 1037, variantId: 0, date: '20.10.2025' }],
  })
  full?.cards.push({
    id: 301,
    brand: 'Troy',
    last4: '4242',
    expiry: '2028-09',
    name: 'Mutfak kartım',
    isValid: true,
  })
  return made
}

const address = (id: number, title: string, city: string, town: string): Address => ({
  id,
  memberId: accounts.full.id,
  title,
  fullname: 'Deniz Yurt',
  isCompany: false,
  company: '',
  taxOffice: '',
  taxNumber: '',
  nationality: 'TR',
  wantsEInvoice: false,
  identityNumber: '',
  country: 'TR',
  state: '',
  city,
  town,
  district: '',
  names: { state: '', city: '', town: '', district: 'Sahil Mah.' },
  postCode: '35220',
  line: 'Deniz Sok. 4 D: 2',
  mobile: '905320001013',
  home: '',
})

export const makeAddresses = (): Address[] => [
  address(41, 'Ev', '35', '3502'),
  {
    ...address(42, 'İş & Depo', '34', '3402'),
    isCompany: true,
    company: 'Yurt Bah&ccedil;e Ltd.',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
  },
]

/** The threads of the member with everything: one open, one closed. */
export const makeMessages = (now: number): Message[] => [
  {
    id: 81,
    memberId: accounts.full.id,
    subject: 'Saksı kırık geldi',
    departmentId: 2,
    updated: now - 2 * day,
    isOpen: true,
    lines: [
      { isAdmin: false, date: now - 3 * day, text: 'Saksının kenarı kırık.' },
      { isAdmin: true, date: now - 2 * day, text: 'Yenisini g&ouml;nderiyoruz.' },
    ],
  },
  {
    id: 82,
    memberId: accounts.full.id,
    subject: 'Fatura',
    departmentId: 1,
    updated: now - 40 * day,
    isOpen: false,
    lines: [{ isAdmin: false, date: now - 40 * day, text: 'Faturamı alabilir miyim?' }],
  },
]
