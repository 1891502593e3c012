import { western } from '~/forms/phone/phone-rules'
import { typedNumberIn } from '~/i18n/written-numbers'
/** Parameters of a list page, each in canonical form. */
export type ListQuery = Record<string, string>

const idLists = ['brand', 'category', 'model', 'supplier', 'type1', 'type2'] as const
const flags = ['all', 'discounted', 'new', 'sp', 'stock'] as const
/** The ends of an open range in a URL: no price, and more than anything costs. */
export const openEnds = { low: '0', high: '999999999' } as const
const decimal = /^\d{1,9}(\.\d{1,4})?$/

/** Maximum choices of one kind in a URL, and maximum pages that "load more" puts on one page. */
const maxChoices = 40
export const maxPages = 10

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function tidy(values: string[]): string[] {
  return [...new Set(values)].slice(0, maxChoices).sort(byText)
}

/** A typed number in canonical form; null when invalid. @param parting as in `typedNumberIn` */
function typedNumber(text = '', parting: '' | ',.' = ''): string | null {
  const typed = western(text)
    .replaceAll('٬', '')
    .replaceAll('،', ',')
    .trim()
    .replace(/[.,]-?$|\s*lira$/i, '')
  // Arabic has a separator of its own for decimals.
  const hasDecimals = typed.includes('٫')
  const number = typedNumberIn(typed.replace('٫', '.'), hasDecimals ? '' : parting)
  return number !== null && decimal.test(String(number)) ? String(number) : null
}

/** A typed price: a separator before three digits alone parts thousands (`1.249`). */
const typedPrice = (text: string | undefined) => typedNumber(text, ',.')

function range(low: string | null, high: string | null): string | null {
  if (low === null || high === null || (low === openEnds.low && high === openEnds.high)) return null
  return Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`
}

/** A range of two fields; the end of an empty one is open. */
const typedRange = (low: string | null, high: string | null) =>
  range(low ?? openEnds.low, high ?? openEnds.high)

function readPrice([first = '', low, high]: string[]): string | null {
  if (first.includes(':')) return typedRange(typedPrice(low), typedPrice(high))
  const [from, to, more] = first.split('-')
  if (more !== undefined || to === undefined) return null
  return range(typedNumber(from || openEnds.low), typedNumber(to || openEnds.high))
}

/** `3-11+3-12+5-40-240`: pairs of a filter and its value, and ranges; a form sends them one by one. */
function readFilter(values: string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? ''
    const [, id] = /^(\w{1,20})-[\d.]*:[\d.]*$/.exec(value) ?? []
    if (id) {
      const typed = typedRange(typedNumber(values[at + 1]), typedNumber(values[at + 2]))
      if (typed) found.push(`${id}-${typed}`)
      at += 2
      continue
    }
    for (const one of value.split(/[+ ]/)) {
      const [own = '', low = '', high, more] = one.split('-')
      if (!/^\w{1,20}$/.test(own) || more !== undefined) continue
      if (high === undefined && /^\w{1,20}$/.test(low)) found.push(`${own}-${low}`)
      const both = high === undefined ? null : range(typedNumber(low), typedNumber(high))
      if (both) found.push(`${own}-${both}`)
    }
  }
  return tidy(found)
}

/** Reads a list query from a URL or a submitted form in canonical form; drops what is unreadable. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const query: ListQuery = {}
  const page = params.get('pg') ?? ''
  const reached = Number(params.get('ps') ?? 0)
  const sort = params.get('sort') ?? ''
  if (/^[1-9]\d{0,3}$/.test(page) && page !== '1') query.pg = page
  else if (Number.isInteger(reached) && reached > 1) query.ps = String(Math.min(reached, maxPages))
  if (/^[1-8]$/.test(sort)) query.sort = sort
  for (const name of idLists) {
    const ids = params.getAll(name).flatMap((value) => value.split(/[-,+ ]/))
    const valid = tidy(ids.filter((one) => /^\w{1,20}$/.test(one)))
    if (valid.length > 0) query[name] = valid.join('-')
  }
  for (const name of flags) if (params.get(name) === '1') query[name] = '1'
  const filter = readFilter(params.getAll('filter'))
  // A space is written as the contract's plus.
  if (filter.length > 0) query.filter = filter.join(' ')
  const price = readPrice(params.getAll('price'))
  if (price) query.price = price
  return query
}

/** The parameters that narrow the list, without order, page and display. */
export function filtersIn(query: ListQuery): ListQuery {
  const { pg: _pg, ps: _ps, sort: _sort, sp: _sp, all: _all, q: _word, ...rest } = query
  return rest
}
