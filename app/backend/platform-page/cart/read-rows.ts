import { text } from '~/backend/http/fields'
import { type Part, type Piece, PieceReader } from '../html/cards/piece-reader'
import { amountIn, isName, isOption, pricesOf } from '../html/cards/read-tiles'
import { runReaders } from '../html/run-readers'
import { amountOf } from '../wire/amounts'
import { namedTotals } from './named-totals'
import type { CartSource, LineSource } from './read-cart'

const notProducts =
  /^(?:#|javascript:|mailto:|$)|\/srv\/|[/?&=-](?:sil|kaldir|delete|remove|sepet|cart|basket)\b/i
const number = '\\d{1,4}(?:[.,]\\d{1,3})?'
const label = '(?:adet|miktar|qty|quantity|menge|anzahl|x|×)'
const counted = [
  new RegExp(`^${label}\\s*:?\\s*(${number})$`, 'i'),
  new RegExp(`^(${number})\\s*(?:adet|ad\\.|x|×|pcs\\.?|stück|kg)(?:\\s+(.+))?$`, 'i'),
]
const labelled = new RegExp(`^${label}\\s*:?$`, 'i')
const alone = new RegExp(`^${number}$`)
const instalment = /taksit|instal?lment|\braten(?:zahlung)?(?!\p{L})|قسط|أقساط/iu
const repeated = /^\d{1,2}\s*[x×]/i
const empty =
  /sepetiniz(?:de)? (?:şu an(?:da)? )?(?:boş|ürün (?:yok|bulunmuyor|bulunmamaktadır))|(?:cart|basket) is empty|warenkorb ist leer|السلة فارغة/i

type Row = { line: LineSource; parts: Part[]; sums: { ofPieces: number; ofLines: number } }

/** Whether a part names an instalment: "3 x 56,88 TL taksitle". */
function isInstalment(parts: Part[], at: number): boolean {
  const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!part || part.isLink) return false
  if (instalment.test(part.words)) return true
  if (!repeated.test(part.words)) return false
  const isLabelled = /:$/.test(before?.words ?? '') && instalment.test(before?.words ?? '')
  return isLabelled || after?.words.search(instalment) === 0
}

function readCounts({ parts: all, values }: Piece): { counts: string[]; others: Part[] } {
  const parts = all.filter((_, at) => !isInstalment(all, at))
  const counts = values.filter((value) => alone.test(value))
  const others = parts.flatMap((part, at): Part[] => {
    const [, count, rest] = counted.map((one) => one.exec(part.words)).find(Boolean) ?? []
    const isLabelled = labelled.test(parts[at - 1]?.words ?? '') && alone.test(part.words)
    if (count !== undefined || isLabelled) counts.push(count ?? part.words)
    else if (!labelled.test(part.words)) return [part]
    return rest ? [{ ...part, words: rest.replace(/^[x×*]\s*/i, '') }] : []
  })
  return { counts, others }
}

/** Of one amount the price of a piece or of a line; of two both: the line's was rounded, so it may differ by a cent per piece. */
function pricesIn(parts: Part[], count: number): { price: string; total: string } | null {
  const written = pricesOf(parts).flatMap(({ words, isOld }) => (isOld ? [] : [words]))
  const amounts = new Map(written.map((words) => [amountOf(words, true) ?? 0, words]))
  const [piece, line, ...others] = [...amounts.keys()].toSorted((a, b) =>
    count < 1 ? b - a : a - b,
  )
  if (piece === undefined || others.length > 0) return null
  const price = amounts.get(piece) ?? ''
  if (line === undefined) return { price, total: '' }
  const cents = Math.abs(Math.round(piece * count * 100) - Math.round(line * 100))
  const isPair = cents === 0 || (count !== 1 && cents <= Math.ceil(count))
  return isPair ? { price, total: amounts.get(line) ?? '' } : null
}

/** A picture that stands before the line, as a link to the same product. */
const pictureBeside = (href: string, around: Piece | null): string =>
  around?.hrefs.size === 1 && around.hrefs.has(href) ? around.picture : ''

/** The line of a cart that an element is: one link, a name, a price and a count. */
function rowOf(piece: Piece, around: Piece | null): Row | null {
  const [href, ...otherLinks] = piece.hrefs
  const { counts, others } = readCounts(piece)
  const count = amountOf(counts[0])
  if (href === undefined || otherLinks.length > 0 || !count || new Set(counts).size > 1) return null
  const prices = pricesIn(others, count)
  const names = others.filter((part) => !part.isAction && isName(part))
  const name = names.find(({ isLink }) => isLink) ?? names[0]
  const title = name?.words ?? piece.alt
  if (prices === null || title === '') return null
  const options = others.filter((one) => !one.isLink && !one.isAction && isOption(one))
  const variant = [...names, ...options].find((one) => one !== name && !one.isLink)?.words ?? ''
  const [id = `unknown-${href.replace(/\W+/g, '-')}`.slice(0, 64)] = piece.productIds
  const [index = '', ...otherIds] = [...piece.lineIds].filter((one) => one !== id)
  const line = {
    ...{ title, href, variant, ...prices, id, count: `${count}` },
    index: otherIds.length === 0 ? index : '',
    picture: piece.picture || pictureBeside(href, around),
  }
  const unread = { brand: '', oldPrice: '', currency: '', min: '', step: '' }
  const price = amountOf(prices.price, true) ?? 0
  const total = amountOf(prices.total, true)
  const sums = { ofPieces: total ?? price * count, ofLines: total ?? price }
  return { line: { ...unread, variantId: '0', ...line }, parts: piece.parts, sums }
}

const sumOf = (rows: Row[], name: keyof Row['sums']) =>
  Math.round(rows.reduce((sum, { sums }) => sum + sums[name], 0) * 100)

/** What stands outside the rows and is their sum: without it a row may be missing. Null for none. */
function totalOf(rows: Row[], outside: Part[]): string | null {
  const amounts = outside.flatMap(({ words }) => words.match(amountIn()) ?? [])
  const sums = [sumOf(rows, 'ofPieces'), sumOf(rows, 'ofLines')]
  return (
    sums.flatMap(
      (sum) =>
        amounts.find((written) => Math.round((amountOf(written, true) ?? 0) * 100) === sum) ?? [],
    )[0] ?? null
  )
}

/** The cart that a piece of HTML shows in markup of no known class; without a line where it cannot be read whole. */
export async function readRows(html: string): Promise<CartSource> {
  const reader = new PieceReader(rowOf, notProducts)
  await runReaders(html, [reader])
  const rows = reader.found
  const inRows = new Set(rows.flatMap((row) => row.parts))
  const outside = reader.parts.filter((part) => !inRows.has(part))
  const total = totalOf(rows, outside)
  const named = namedTotals(outside.flatMap(({ words, isOld }) => (isOld ? [] : [words])))
  const isEmpty =
    rows.length === 0 && reader.parts.some(({ words }) => empty.test(text.parse(words)))
  return {
    lines: total === null ? [] : rows.map(({ line }) => line),
    isEmpty,
    hidesEmpty: false,
    totals: { ...named, cart: total ?? '' },
  }
}
