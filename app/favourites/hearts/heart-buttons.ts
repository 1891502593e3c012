import { loadCardBehaviors } from '~/catalogue/card/load-card-behaviors'
import { addTray } from '~/compare/tray/add-tray'
import type { Behavior } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'
import { isPlainClick } from '~/ui/plain-click'
import { Hearts } from './hearts'

let hearts: Hearts | null = null

/** Favourite buttons and comparison links. Until the shop confirms a member a heart stays a button of its form. */
const heartButtons: Behavior = (element, tools) => {
  if (!hearts) {
    hearts = new Hearts(tools)
    hearts.start().catch(() => undefined)
    const showTray = ({ compared = [] }: Partial<ActionResult> = {}) =>
      compared.length > 0 && addTray(tools.locale, compared.length)
    // The press that loads this may have its answer already.
    showTray(window.vitrinAnswer)
    addEventListener('vitrin:answer', (event) =>
      showTray((event as CustomEvent<ActionResult>).detail),
    )
  }
  const own = hearts
  own.paint()
  loadCardBehaviors(element, tools)
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const heart = target?.closest<HTMLButtonElement>('button[name="fav"][aria-pressed]')
    if (heart && own.isMember) {
      event.preventDefault()
      own.tap(heart)
      return
    }
    if (heart) own.showSent(heart)
    const link = target?.closest<HTMLAnchorElement>('a[data-compare]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    tools.receive({
      notices: [],
      unchanged: true,
      dialog: { kind: 'compare', href: link.pathname + link.search },
    })
  })
}
export default heartButtons
