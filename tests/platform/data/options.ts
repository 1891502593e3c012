import type { Texts } from './languages'

/** A filter of the shop: 0 many values, 1 one value, 2 a decimal range. */
export type Filter = {
  id: number
  title: Texts
  type: 0 | 1 | 2
  view: '' | 'color' | 'shape'
  values: { id: number; title: Texts; data: string }[]
}

const value = (id: number, tr: string, en: string, data = '') => ({ id, title: { tr, en }, data })

export const filters: Filter[] = [
  {
    id: 3,
    title: { tr: 'Malzeme', en: 'Material' },
    type: 0,
    view: '',
    values: [
      value(31, 'Toprak', 'Clay'),
      value(32, 'Döküm demir', 'Cast iron'),
      value(33, 'Cam', 'Glass'),
      value(34, 'Ahşap', 'Wood'),
      value(35, 'Organik', 'Organic'),
    ],
  },
  {
    id: 4,
    title: { tr: 'Ana renk', en: 'Main colour' },
    type: 0,
    view: 'color',
    values: [
      value(41, 'Kiremit', 'Brick', '#b5502f'),
      value(42, 'Zeytin', 'Olive', '#6b7a3a'),
      value(43, 'Krem', 'Cream', '#efe6d2'),
    ],
  },
  {
    id: 5,
    title: { tr: 'Bulaşık makinesi', en: 'Dishwasher' },
    type: 1,
    view: '',
    values: [value(51, 'Uygun', 'Safe'), value(52, 'Elde yıkanır', 'Wash by hand')],
  },
  { id: 6, title: { tr: 'Hacim (litre)', en: 'Volume (litres)' }, type: 2, view: '', values: [] },
]

/** The options of sub-products: types of the first and the second group. */
export type VariantType = { id: number; title: Texts; color: string }

const type = (id: number, tr: string, en: string, color = ''): VariantType => ({
  id,
  title: { tr, en },
  color,
})

export const variantTypes: VariantType[] = [
  type(701, 'Kiremit', 'Brick', '#b5502f'),
  type(702, 'Zeytin', 'Olive', '#6b7a3a'),
  type(703, 'Krem & Beyaz', 'Cream & White', '#efe6d2'),
  type(711, '14 cm', '14 cm'),
  type(712, '20 cm', '20 cm'),
  type(713, '28 cm', '28 cm'),
  type(721, '250 g', '250 g'),
  type(722, '500 g', '500 g'),
  type(723, '1 kg', '1 kg'),
]

/** How often a subscription may be delivered. */
export const frequencies = [
  { ID: '2w', NAME: '2 haftada bir' },
  { ID: '1m', NAME: 'Ayda bir' },
  { ID: '3m', NAME: '3 ayda bir' },
]

export const groupTitles = {
  color: { tr: 'Renk', en: 'Colour' },
  size: { tr: 'Çap', en: 'Diameter' },
  weight: { tr: 'Ağırlık', en: 'Weight' },
} satisfies Record<string, Texts>

/** The catalogue's attributes, which join products of one model. */
export const attributeGroups: { id: number; title: Texts; view: string; options: VariantType[] }[] =
  [
    {
      id: 21,
      title: { tr: 'Kapak rengi', en: 'Lid colour' },
      view: 'image',
      options: [type(2101, 'Kırmızı', 'Red'), type(2102, 'Yeşil', 'Green')],
    },
    {
      id: 22,
      title: { tr: 'Hacim', en: 'Volume' },
      view: '',
      options: [type(2201, '3 litre', '3 litres'), type(2202, '5 litre', '5 litres')],
    },
  ]
