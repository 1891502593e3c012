import type { Enhance } from '~/shell/page-tools'

const storageKey = 'recent_products'
const most = 12

/** A product as this browser remembers it; nothing of it leaves the browser. */
type Seen = { path: string; title: string; picture: string; language: string }

function isSeen(value: unknown): value is Seen {
  const seen = value as Seen | null
  return (
    typeof seen?.path === 'string' &&
    /^\/(?!\/)/.test(seen.path) &&
    typeof seen.title === 'string' &&
    typeof seen.picture === 'string' &&
    typeof seen.language === 'string'
  )
}

function read(): Seen[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isSeen).slice(0, most + 1) : []
  } catch {
    return []
  }
}

/** Draws what was looked at before, and remembers this product; an empty list stays unseen. */
const recent: Enhance = (element, { locale: { t, language } }) => {
  const { path = '', title = '', picture = '' } = element.dataset
  const before = read().filter((each) => each.path !== path)
  try {
    const now = [{ path, title, picture, language }, ...before].slice(0, most + 1)
    localStorage.setItem(storageKey, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing has no list.
  }
  const shown = before.filter((each) => each.language === language).slice(0, most)
  if (shown.length === 0) return
  const heading = document.createElement('h2')
  heading.textContent = t('product.recent')
  const list = document.createElement('ul')
  for (const each of shown) {
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
  // Drawn in view it would push away what is being read below it, so it waits until it is well out of sight.
  const show: IntersectionObserverCallback = ([place], watch) => {
    if (place?.isIntersecting !== false) return
    watch.disconnect()
    element.replaceChildren(heading, list)
  }
  new IntersectionObserver(show, { rootMargin: '60%' }).observe(element)
}
export default recent
