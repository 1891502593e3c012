import type { Behavior } from '~/rendering/behaviors/behavior'
import { isPlainClick } from '~/ui/plain-click'

/** "Load more" in place: the URL is replaced, so that Back leaves the list and a return restores its length. */
const loadMore: Behavior = (element, { go }) => {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !navigator.onLine || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = new URL(link.href)
    link.setAttribute('aria-busy', 'true')
    const observer = new MutationObserver(() => {
      const first = document.querySelector<HTMLElement>(`${hash} a`)
      if (!first) return
      observer.disconnect()
      first.focus({ preventScroll: true })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    go(pathname + search, { replace: true })
  })
}

export default loadMore
