import type { Enhance } from '~/shell/page-tools'

/**
 * "Load more" in place: the products come under those that stand there, the address takes the place of the old one,
 * so that a step back leaves the list and a later return finds it as long as it was.
 */
const loadMore: Enhance = (element, { go }) => {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      !navigator.onLine ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const { pathname, search, hash } = new URL(link.href)
    link.setAttribute('aria-busy', 'true')
    const arrived = new MutationObserver(() => {
      const first = document.querySelector<HTMLElement>(`${hash} a`)
      if (!first) return
      arrived.disconnect()
      first.focus({ preventScroll: true })
    })
    arrived.observe(document.body, { childList: true, subtree: true })
    go(pathname + search, { replace: true })
  })
}

export default loadMore
