import type { Behavior } from '~/rendering/behaviors/behavior'
import { isPlainClick } from '~/ui/plain-click'
import type { PageDialogRequest } from './open-dialog'

/** Default width of a dialog, in px. */
const defaultWidth = 570

/**
 * Opens a link's page as a dialog: `<a data-dialog-width="580" data-behavior="dialog" data-load-on="click" href>`. A dialog that
 * contains the link opens it above itself. `data-with-variant` adds the chosen variant, `data-open-now` opens at once.
 */
const dialogLink: Behavior = (element, { receive }) => {
  element.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { href, dataset, textContent } = element as HTMLAnchorElement
    const url = new URL(href)
    const variant = new URLSearchParams(location.search).get('variant')
    if ('withVariant' in dataset && variant) url.searchParams.set('variant', variant)
    const address: PageDialogRequest = {
      kind: 'page',
      href: url.pathname + url.search,
      width: Number(dataset.dialogWidth) || defaultWidth,
      title: textContent ?? '',
    }
    const init = { detail: address, bubbles: true, cancelable: true }
    if (element.dispatchEvent(new CustomEvent('vitrin:dialog', init)))
      receive({ notices: [], unchanged: true, dialog: address })
  })
  if ('openNow' in element.dataset) element.click()
}
export default dialogLink
