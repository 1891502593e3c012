import type { Scheme } from './objects'
import type { Words } from './words'
import { words } from './words'

/** A group of options; a product has at most two groups. */
export const groups: { id: number; title: Words }[] = [
  { id: 1, title: words('Renk', 'Colour', 'Farbe', 'اللون') },
  { id: 2, title: words('Boy', 'Format', 'Format', 'القياس') },
  { id: 3, title: words('Beden', 'Size', 'Größe', 'المقاس') },
  { id: 4, title: words('Numara', 'Shoe size', 'Schuhgröße', 'مقاس الحذاء') },
  { id: 5, title: words('Hacim', 'Volume', 'Inhalt', 'السعة') },
  { id: 6, title: words('Paket', 'Pack', 'Packung', 'العبوة') },
  { id: 7, title: words('Tutar', 'Amount', 'Betrag', 'القيمة') },
  { id: 8, title: words('Ölçü', 'Size', 'Größe', 'الحجم') },
]

export type OptionSeed = { id: number; group: number; title: Words; colour: string }

const same = (id: number, group: number, text: string): OptionSeed => ({
  id,
  group,
  title: words(text, text, text, text),
  colour: '',
})
const colour = (
  id: number,
  code: string,
  ...title: [string, string, string, string]
): OptionSeed => ({
  id,
  group: 1,
  title: words(...title),
  colour: code,
})

const sizes = (id: number, group: number): OptionSeed[] =>
  [
    words('Küçük', 'Small', 'Klein', 'صغير'),
    words('Orta', 'Medium', 'Mittel', 'وسط'),
    words('Büyük', 'Large', 'Groß', 'كبير'),
  ].map((title, at) => ({ id: id + at, group, title, colour: '' }))

export const options: OptionSeed[] = [
  colour(1, '#1b2a4a', 'Lacivert', 'Navy', 'Marineblau', 'كحلي'),
  colour(2, '#b5482e', 'Kiremit', 'Brick', 'Ziegelrot', 'قرميدي'),
  colour(3, '#6b7f4e', 'Zeytin', 'Olive', 'Olivgrün', 'زيتوني'),
  colour(4, '#e3b23c', 'Hardal', 'Mustard', 'Senfgelb', 'خردلي'),
  colour(5, '#f3ece0', 'Krem', 'Cream', 'Creme', 'كريمي'),
  colour(6, '#22211f', 'Siyah', 'Black', 'Schwarz', 'أسود'),
  colour(7, '#5f8f86', 'Adaçayı', 'Sage', 'Salbei', 'ميرمية'),
  colour(8, '#c9788b', 'Gülkurusu', 'Dusty Rose', 'Altrosa', 'وردي غامق'),
  colour(9, '#7d4a8d', 'Mürdüm', 'Plum', 'Pflaume', 'برقوقي'),
  colour(10, '#3f7cac', 'Gök Mavisi', 'Sky Blue', 'Himmelblau', 'سماوي'),
  same(21, 2, 'A6'),
  same(22, 2, 'A5'),
  same(23, 2, 'A4'),
  ...sizes(31, 3),
  ...Array.from({ length: 9 }, (_, index) => same(41 + index, 4, String(36 + index))),
  same(51, 5, '250 ml'),
  same(52, 5, '500 ml'),
  same(53, 5, '1 l'),
  { id: 61, group: 6, title: words('Tekli', 'Single', 'Einzeln', 'مفرد'), colour: '' },
  { id: 62, group: 6, title: words("3'lü", 'Pack of 3', '3er-Pack', 'عبوة من 3'), colour: '' },
  { id: 63, group: 6, title: words("6'lı", 'Pack of 6', '6er-Pack', 'عبوة من 6'), colour: '' },
  { id: 64, group: 6, title: words("12'li", 'Pack of 12', '12er-Pack', 'عبوة من 12'), colour: '' },
  same(71, 7, '250 TL'),
  same(72, 7, '500 TL'),
  { id: 73, group: 7, title: words('1.000 TL', '1,000 TL', '1.000 TL', '1,000 TL'), colour: '' },
  { id: 74, group: 7, title: words('2.500 TL', '2,500 TL', '2.500 TL', '2,500 TL'), colour: '' },
  ...sizes(81, 8),
]

/** The option groups of a scheme; the second is optional. */
export const schemeGroups: Record<Scheme, [number, number]> = {
  none: [0, 0],
  colour: [1, 0],
  colourPaper: [1, 2],
  colourSize: [1, 3],
  shoe: [4, 0],
  volume: [5, 0],
  pack: [6, 0],
  clothSize: [3, 0],
  size: [8, 0],
  colourOfSize: [1, 8],
  amount: [7, 0],
}

export function coloursOf(scheme: Scheme): OptionSeed[] {
  const [group] = schemeGroups[scheme]
  return options.filter((option) => option.group === group && option.colour !== '')
}

/** What a gift card is worth by its option, in hundredths of the lira. */
export const GIFT_AMOUNTS: Record<number, number> = {
  71: 25_000,
  72: 50_000,
  73: 100_000,
  74: 250_000,
}

/** The price factor of an option; 1 for the base price. */
export const priceFactors: Record<number, number> = {
  21: 0.8,
  23: 1.3,
  31: 0.85,
  33: 1.25,
  52: 1.5,
  53: 2.2,
  62: 2.7,
  63: 5,
  64: 9,
  81: 0.85,
  83: 1.25,
}
