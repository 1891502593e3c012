const storageKey = 'recent_products'
export const maxRecent = 12

/** A recently viewed product. The list stays in the browser; home requests what is similar to the last two (decision 017). */
type RecentProduct = { path: string; title: string; picture: string; language: string }

function isRecentProduct(value: unknown): value is RecentProduct {
  const product = value as RecentProduct | null
  return (
    typeof product?.path === 'string' &&
    /^\/(?!\/)/.test(product.path) &&
    typeof product.title === 'string' &&
    typeof product.picture === 'string' &&
    typeof product.language === 'string'
  )
}

/** What this browser looked at, the last first. */
export function recentProducts(): RecentProduct[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isRecentProduct).slice(0, maxRecent + 1) : []
  } catch {
    return []
  }
}

/** Saves a product for the next pages' lists. */
export function rememberProduct(product: RecentProduct): void {
  const before = recentProducts().filter(({ path }) => path !== product.path)
  try {
    localStorage.setItem(storageKey, JSON.stringify([product, ...before].slice(0, maxRecent + 1)))
  } catch {
    // Without storage there is no list.
  }
}
