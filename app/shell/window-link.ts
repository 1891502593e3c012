import type { Enhance } from './page-tools'
import type { PageAddress } from './use-shell'

/** The default popup window. */
const usual = 570

/**
 * Opens a link's page in a window: `<a data-window="580" data-enhance="window" data-when="press" href>`. A
 * window that the link stands in opens it above itself; with `data-variant` it is about the variant that is chosen now;
 * with `data-now` it opens by itself.
 */
const windowLink: Enhance = (element, { take }) => {
  element.addEventListener('click', (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href, dataset, textContent } = element as HTMLAnchorElement
    const url = new URL(href)
    const variant = new URLSearchParams(location.search).get('variant')
    if ('variant' in dataset && variant) url.searchParams.set('variant', variant)
    const address: PageAddress = {
      kind: 'page',
      href: url.pathname + url.search,
      width: Number(dataset.window) || usual,
      title: textContent ?? '',
    }
    const init = { detail: address, bubbles: true, cancelable: true }
    if (element.dispatchEvent(new CustomEvent('vitrin:window', init)))
      take({ notices: [], kept: true, window: address })
  })
  if ('now' in element.dataset) element.click()
}
export default windowLink
