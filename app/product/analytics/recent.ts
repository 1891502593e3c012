import type { Behavior } from '~/rendering/behaviors/behavior'

const storageKey = 'recent_products'
const max = 12

/** A recently viewed product; it never leaves the browser. */
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

function read(): RecentProduct[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isRecentProduct).slice(0, max + 1) : []
  } catch {
    return []
  }
}

/** Keeps a product for the next pages' lists. */
function remember(product: RecentProduct, before: RecentProduct[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([product, ...before].slice(0, max + 1)))
  } catch {
    // Without storage there is no list.
  }
}

/** Lists recently viewed products, and adds that of the page; without any the section stays empty. */
const recent: Behavior = (element, { locale: { t, language } }) => {
  const { path = '', title = '', picture = '' } = element.dataset
  const before = read().filter((each) => each.path !== path)
  if (path) remember({ path, title, picture, language }, before)
  const visible = before.filter((each) => each.language === language).slice(0, max)
  if (visible.length === 0) return
  const heading = document.createElement('h2')
  heading.textContent = t('product.recent')
  const list = document.createElement('ul')
  for (const each of visible) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = each.path
    const image = document.createElement('img')
    image.width = 120
    image.height = 120
    image.alt = ''
    image.loading = 'lazy'
    if (/^(?:\/(?!\/)|https:)/.test(each.picture)) image.src = each.picture
    link.appendChild(image)
    link.appendChild(document.createTextNode(each.title))
    item.appendChild(link)
    list.appendChild(item)
  }
  // Inserted in view it would shift the page, so it waits until it is well out of sight.
  const show: IntersectionObserverCallback = ([entry], observer) => {
    if (entry?.isIntersecting !== false) return
    observer.disconnect()
    element.replaceChildren(heading, list)
  }
  new IntersectionObserver(show, { rootMargin: '60%' }).observe(element)
}
export default recent
