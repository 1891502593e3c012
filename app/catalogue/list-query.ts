import { western } from '~/forms/phone/phone-rules'
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

/** A typed number with decimal comma or point and optional thousands separators; null when invalid. */
function typedNumber(text: string | undefined): string | null {
  const typed = western(text ?? '').trim()
  const hasBoth = typed.includes(',') && typed.includes('.')
  const thousandsSeparator = typed.lastIndexOf(',') > typed.lastIndexOf('.') ? '.' : ','
  const plain = (hasBoth ? typed.replaceAll(thousandsSeparator, '') : typed).replace(',', '.')
  return decimal.test(plain) ? String(Number(plain)) : null
}

/** A typed price: groups of three digits mark thousands separators (`1.249`). */
function typedPrice(text: string | undefined): string | null {
  const typed = western(text ?? '').trim()
  const isThousands = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(typed)
  return typedNumber(isThousands ? typed.replace(/[.,]/g, '') : typed)
}

function range(low: string | null, high: string | null): string | null {
  if (low === null || high === null || (low === openEnds.low && high === openEnds.high)) return null
  return Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`
}

/** A range from a form: bounds and two fields (`45:480`, `50`, ``); an empty field means its bound, or no end beyond it; two no range. */
function typedRange(bounds: string, low: string | null, high: string | null): string | null {
  const [min = '', max = ''] = bounds.split(':')
  if (low === null && high === null) return null
  const [from, to] = [low ?? typedNumber(min), high ?? typedNumber(max)]
  const isBeyond = from !== null && to !== null && Number(from) > Number(to)
  if (isBeyond && high === null) return range(from, openEnds.high)
  return range(isBeyond && low === null ? openEnds.low : from, to)
}

function readPrice([first = '', low, high]: string[]): string | null {
  if (first.includes(':')) return typedRange(first, typedPrice(low), typedPrice(high))
  const [from, to, more] = first.split('-')
  if (more !== undefined || to === undefined) return null
  return range(typedNumber(from || openEnds.low), typedNumber(to || openEnds.high))
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
