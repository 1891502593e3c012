import type { Behavior } from '~/rendering/behaviors/behavior'
import { loadStyles } from '~/rendering/behaviors/load-styles'
import { isPlainClick } from '~/ui/plain-click'
import css from './zoom.css?url'
import { ZoomDialog } from './zoom-dialog'

/** Shows the gallery full screen: wheel, pinch, double tap, keys and buttons zoom, dragging moves. */
const zoom: Behavior = (element, { locale }) => {
  const links = () =>
    ['[data-shows]', ':not([data-shows])'].flatMap((order) =>
      [...element.querySelectorAll<HTMLAnchorElement>(`${order} > a[data-reload-document]`)].filter(
        (link) => link.getClientRects().length > 0,
      ),
    )
  const dialog = new ZoomDialog(locale, links)
  const styles = loadStyles(css).catch(() => undefined)
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-reload-document]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    styles.then(() => dialog.open(links().indexOf(link)))
  })
}
export default zoom
