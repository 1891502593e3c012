import { western } from '~/phone/rules'
/** What a list page is asked for, by the parameters of its address, each in its one written form. */
export type ListQuery = Record<string, string>

const idLists = ['brand', 'category', 'model', 'supplier', 'type1', 'type2'] as const
const flags = ['all', 'discounted', 'new', 'sp', 'stock'] as const
const decimal = /^\d{1,9}(\.\d{1,4})?$/

/** How many choices of one kind an address may hold, and how many pages "load more" may put on one. */
const mostChoices = 40
export const mostPages = 10

/** Every parameter that a list page knows, beside `q`. */
export const listParams = [...idLists, ...flags, 'filter', 'price', 'pg', 'ps', 'sort'] as const

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function tidy(values: string[]): string[] {
  return [...new Set(values)].slice(0, mostChoices).sort(byText)
}

/** A number as it was typed, with a comma or a point, both where thousands are marked; null when it is none. */
function typedNumber(text: string | undefined): string | null {
  const typed = western(text ?? '').trim()
  const isMarked = typed.includes(',') && typed.includes('.')
  const mark = typed.lastIndexOf(',') > typed.lastIndexOf('.') ? '.' : ','
  const plain = (isMarked ? typed.replaceAll(mark, '') : typed).replace(',', '.')
  return decimal.test(plain) ? String(Number(plain)) : null
}

/** A price as it was typed: where three digits follow each mark, the marks part thousands (`1.249`). */
function typedPrice(text: string | undefined): string | null {
  const typed = western(text ?? '').trim()
  const isThousands = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(typed)
  return typedNumber(isThousands ? typed.replace(/[.,]/g, '') : typed)
}

function range(low: string | null, high: string | null): string | null {
  if (low === null || high === null) return null
  return Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`
}

/**
 * A form writes a range as its bounds and two fields: `45:480`, `50`, ``; an empty field is its bound. Addresses
 * write it `50-300`. Both empty is no range.
 */
function typedRange(bounds: string, low: string | null, high: string | null): string | null {
  const [min = '', max = ''] = bounds.split(':')
  if (low === null && high === null) return null
  return range(low ?? typedNumber(min), high ?? typedNumber(max))
}

function readPrice([first = '', low, high]: string[]): string | null {
  if (first.includes(':')) return typedRange(first, typedPrice(low), typedPrice(high))
  const [from, to, more] = first.split('-')
  if (more !== undefined || to === undefined) return null
  // An open end is 0, or more than anything costs.
  return range(typedNumber(from || '0'), typedNumber(to || '999999999'))
}

/** `3-11+3-12+5-40-240`: pairs of a filter and its value, and ranges; a form sends them one by one. */
function readFilter(values: string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? ''
    const [, id, bounds] = /^(\w{1,20})-([\d.]+:[\d.]+)$/.exec(value) ?? []
    if (id && bounds) {
      const typed = typedRange(bounds, typedNumber(values[at + 1]), typedNumber(values[at + 2]))
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

/**
 * Reads what a list is asked for from an address or a sent form, each parameter in one written form; what cannot be
 * read is as if it were not there.
 */
export function readListQuery(params: URLSearchParams): ListQuery {
  const query: ListQuery = {}
  const page = params.get('pg') ?? ''
  const reached = Number(params.get('ps') ?? 0)
  const sort = params.get('sort') ?? ''
  if (/^[1-9]\d{0,3}$/.test(page) && page !== '1') query.pg = page
  else if (Number.isInteger(reached) && reached > 1) query.ps = String(Math.min(reached, mostPages))
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

/** The parts of a query that narrow the list; the rest is order, page and manner (`all`: every choice of its filters). */
export function filtersIn(query: ListQuery): ListQuery {
  const { pg: _pg, ps: _ps, sort: _sort, sp: _sp, all: _all, q: _word, ...rest } = query
  return rest
}
