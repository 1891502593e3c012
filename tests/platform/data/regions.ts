export type Region = { code: string; title: string; postalcode?: string | null }

export const countries: {
  code: string
  title: { tr: string; en: string }
  phone: string
  pattern: string
  hasState: boolean
  delivers: boolean
}[] = [
  {
    code: 'TR',
    title: { tr: 'Türkiye', en: 'Türkiye' },
    phone: '90',
    pattern: '(xxx) xxx-xx-xx',
    hasState: false,
    delivers: true,
  },
  {
    code: 'DE',
    title: { tr: 'Almanya', en: 'Germany' },
    phone: '+49',
    pattern: 'xxxx xxxxxxx',
    hasState: false,
    delivers: true,
  },
  {
    code: 'US',
    title: { tr: 'Amerika Birleşik Devletleri', en: 'United States' },
    phone: '1',
    pattern: '(xxx) xxx-xxxx',
    hasState: true,
    delivers: true,
  },
  {
    code: 'AZ',
    title: { tr: 'Azerbaycan', en: 'Azerbaijan' },
    phone: '994',
    pattern: 'xx xxx xx xx',
    hasState: false,
    delivers: false,
  },
]

/** States, cities, towns and districts by the code above them. Germany has cities only, so its towns are typed. */
export const regionsBelow: Record<string, Region[]> = {
  US: [
    { code: 'US-CA', title: 'California' },
    { code: 'US-NY', title: 'New York' },
  ],
  'US-CA': [
    { code: 'CA1', title: 'Los Angeles' },
    { code: 'CA2', title: 'San Diego' },
  ],
  'US-NY': [{ code: 'NY1', title: 'Buffalo' }],
  DE: [
    { code: 'DE1', title: 'Berlin' },
    { code: 'DE2', title: 'Köln' },
  ],
  TR: [
    { code: '16', title: 'Bursa' },
    { code: '34', title: 'İstanbul' },
    { code: '35', title: 'İzmir' },
    { code: '69', title: 'Bayburt' },
  ],
  '16': [
    { code: '1601', title: 'Nilüfer' },
    { code: '1602', title: 'Osmangazi' },
  ],
  '34': [
    { code: '3401', title: 'Beşiktaş' },
    { code: '3402', title: 'Kadıköy' },
    { code: '3403', title: 'Şişli' },
  ],
  '35': [
    { code: '3501', title: 'Karşıyaka' },
    { code: '3502', title: 'Konak' },
    { code: '3503', title: 'Urla' },
  ],
  // A single town is chosen by itself.
  '69': [{ code: '6901', title: 'Merkez' }],
  '1601': [{ code: '160101', title: 'Görükle Mah.', postalcode: '16285' }],
  '1602': [{ code: '160201', title: 'Çekirge Mah.', postalcode: null }],
  '3401': [
    { code: '340101', title: 'Levent Mah.', postalcode: '34330' },
    { code: '340102', title: 'Ortaköy Mah.', postalcode: '34347' },
  ],
  '3402': [
    { code: '340201', title: 'Caferağa Mah.', postalcode: '34710' },
    { code: '340202', title: 'Moda Mah.', postalcode: null },
  ],
  '3403': [{ code: '340301', title: 'Bomonti Mah.', postalcode: '34381' }],
  '3501': [
    { code: '350101', title: 'Bostanlı Mah.', postalcode: '35590' },
    { code: '350102', title: 'Mavişehir Mah.', postalcode: '35592' },
  ],
  '3502': [
    { code: '350201', title: 'Alsancak Mah.', postalcode: '35220' },
    { code: '350202', title: 'Göztepe Mah.', postalcode: null },
  ],
  '3503': [],
  '6901': [],
}

/** The title of a region's code, empty when the code is unknown. */
export function regionTitle(code: string): string {
  const country = countries.find((one) => one.code === code)
  if (country) return country.title.tr
  return (
    Object.values(regionsBelow)
      .flat()
      .find((one) => one.code === code)?.title ?? ''
  )
}

export const taxOffices = [
  'Konak',
  'Karşıyaka',
  'Urla',
  'Kadıköy',
  'Beşiktaş',
  'Şişli',
  'Çekirge',
  'Nilüfer',
  'Osmangazi',
  'Büyük Mükellefler',
  'Ümraniye',
  'Üsküdar',
  'Ilgaz',
  'İznik',
  'Gaziemir',
  'Bornova',
  'Çiğli',
  'Göztepe',
]

export const stores = [
  {
    id: 2,
    title: 'Alsancak Dükkânı',
    address: 'Kıbrıs Şehitleri Cad. 12',
    quarter: 'Alsancak',
    city: '35',
    town: '3502',
    phone: '902324640000',
    mail: 'alsancak@kekikcinar.test',
    delivers: true,
  },
  {
    id: 3,
    title: 'Urla Serası',
    address: 'İskele Yolu 4',
    quarter: 'İskele',
    city: '35',
    town: '3503',
    phone: '902327540000',
    mail: 'urla@kekikcinar.test',
    delivers: false,
  },
  {
    id: 5,
    title: 'Moda Dükkânı',
    address: 'Moda Cad. 88',
    quarter: 'Moda',
    city: '34',
    town: '3402',
    phone: '902163300000',
    mail: 'moda@kekikcinar.test',
    delivers: true,
  },
]

export const departments = [
  { id: 1, title: 'Sipariş & Kargo' },
  { id: 2, title: 'İade' },
  { id: 4, title: 'Bayilik' },
]
