/** What a list page may be asked for; anything else in the address is dropped (spec: nearest valid page). */
export type ListQuery = { pg?: string; sort?: string }

/** Reads page and order from an address: a page is 1 to 9999, an order 0 to 8 (contract 5.4); else it is not sent. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = params.get('pg') ?? ''
  const sort = params.get('sort') ?? ''
  return {
    ...(/^[1-9]\d{0,3}$/.test(page) && page !== '1' ? { pg: page } : {}),
    ...(/^[0-8]$/.test(sort) && sort !== '0' ? { sort } : {}),
  }
}

/**
 * The address of the same list at another page or in another order; a change of order begins at page 1
 * (contract 2.5: any change of another parameter resets pg).
 * @param url path and query of the page as it is
 */
export function listUrl(url: string, change: { page?: number; sort?: number }): string {
  const [path = '', query] = url.split('?')
  const params = new URLSearchParams(query)
  if (change.sort !== undefined) {
    params.delete('pg')
    if (change.sort === 0) params.delete('sort')
    else params.set('sort', String(change.sort))
  }
  if (change.page !== undefined) {
    if (change.page <= 1) params.delete('pg')
    else params.set('pg', String(change.page))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
