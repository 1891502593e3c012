import { filtersIn, type ListQuery, readListQuery } from './list-query'

/** The address of a list: its path with `q` first, then the query in a fixed order. */
export function listAddress(path: string, query: ListQuery, word = ''): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = new URLSearchParams([...(word ? [['q', word]] : []), ...entries]).toString()
  return text ? `${path}?${text}` : path
}

/** An address taken apart: path, search word, query. */
export function readAddress(url: string): { path: string; word: string; query: ListQuery } {
  const [path = '', search] = url.split('?')
  const params = new URLSearchParams(search)
  return { path, word: params.get('q') ?? '', query: readListQuery(params) }
}

/**
 * The URL of the same list with some parameters changed; null removes one. Every change but of the page starts at
 * page 1, and shows the first options of each filter.
 * @param url path and query of the current page
 */
export function listUrl(url: string, change: Record<string, string | number | null>): string {
  const { path, word, query } = readAddress(url)
  const { pg: _page, ps: _reached, all: _all, ...rest } = query
  const next: ListQuery = { ...rest }
  for (const [name, value] of Object.entries(change)) {
    if (value === null || (name === 'pg' && value === 1)) delete next[name]
    else next[name] = String(value)
  }
  return listAddress(path, next, word)
}

export type Chosen = { param: string; value: string; without: string }

export function chosenIn(url: string): Chosen[] {
  const { query } = readAddress(url)
  return Object.entries(filtersIn(query)).flatMap(([param, text]) => {
    const separator = param === 'filter' ? ' ' : '-'
    const values = param === 'price' ? [text] : text.split(separator)
    return values.map((value) => {
      const left = values.filter((one) => one !== value).join(separator)
      return { param, value, without: listUrl(url, { [param]: left || null }) }
    })
  })
}

export function clearedUrl(url: string): string {
  const { query } = readAddress(url)
  return listUrl(url, Object.fromEntries(Object.keys(filtersIn(query)).map((name) => [name, null])))
}
