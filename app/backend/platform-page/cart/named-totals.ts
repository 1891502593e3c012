import { text } from '~/backend/http/fields'
import { amountIn } from '../html/cards/read-tiles'

const totalNames = ['cart', 'cargo', 'general'] as const

/** What the shop writes beside the words for the goods, the delivery and the whole; '' for what it does not name. */
export type Totals = Record<(typeof totalNames)[number], string>

const labels: Totals = {
  cart: 'ara toplam|ürün(?:ler)? toplami|sub-?total|zwischensumme|المجموع الفرعي',
  cargo:
    '(?:kargo|teslimat|gönderim)(?: (?:ücreti|bedeli|tutari))?|shipping|delivery|versand(?:kosten)?|الشحن',
  general:
    '(?:genel |sepet |kargo dahil )?toplam[iı]?(?: tutar[iı]?)?|(?:ödenecek |sepet )?tutar[iı]?|(?:grand |cart |order )?total|gesamt(?:summe|betrag)?|summe|المجموع|الإجمالي',
}
/** Words for what is paid in the end: beside them a plain total is that of the goods. */
const paid = /^(?:ödenecek|genel|kargo dahil|grand|gesamt|zu zahlen)/

const labelOf = (name: keyof Totals) => new RegExp(`^(?:${labels[name]})$`)

/** A label without what stands around it: "TOPLAM (2 ürün, KDV dahil):". */
const plain = (words: string) =>
  words
    .replace(/\([^)]*\)/g, '')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .replace(/[\s:=]+/g, ' ')
    .trim()

const isBetween = (words: string) => /^[\s:=]*$/.test(words)

/** The totals that texts of a cart's HTML name, each by a word with its price behind it. */
export function namedTotals(parts: string[]): Totals {
  const totals: Totals = { cart: '', cargo: '', general: '' }
  const written = parts.map((words) => text.parse(words)).filter((words) => !isBetween(words))
  written.forEach((words, at) => {
    const own = words.search(amountIn())
    const label = plain(own < 0 ? words : words.slice(0, own))
    const name = totalNames.find((one) => labelOf(one).test(label))
    const beside = own < 0 ? (written[at + 1] ?? '').trimStart() : words.slice(own)
    if (!name || beside.search(amountIn()) !== 0) return
    const amount = beside.match(amountIn())?.[0] ?? ''
    if (name === 'general' && paid.test(label) && totals.general !== '') {
      totals.cart ||= totals.general
      totals.general = amount
    }
    totals[name] ||= amount
  })
  return totals
}
