import { loadCardBehaviors } from '~/catalogue/card/load-card-behaviors'
import { addTray } from '~/compare/tray/add-tray'
import type { Behavior } from '~/rendering/behaviors/behavior'
import type { ActionResult } from '~/session/response-data'
import { isPlainClick } from '~/ui/plain-click'
import { Hearts } from './hearts'

let hearts: Hearts | null = null

/** Lists of cards whose buttons are there. */
const done = new Set<Element>()

/** A list that takes another's place is as if it had been touched, since the other was. */
function followRenewed(): void {
  let isLost = false
  const renew = () => {
    for (const list of done) if (!list.isConnected) isLost = done.delete(list)
    if (!isLost) return
    for (const list of document.querySelectorAll('ul[data-behavior="favourites"]')) {
      if (done.has(list)) continue
      isLost = false
      list.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
  }
  new MutationObserver(renew).observe(document.body, { childList: true, subtree: true })
}

/** Favourite buttons and comparison links. Until the shop confirms a member a heart stays a button of its form. */
const heartButtons: Behavior = (element, tools) => {
  if (!hearts) {
    hearts = new Hearts(tools)
    hearts.start().catch(() => undefined)
    followRenewed()
    const showTray = ({ compared = [] }: Partial<ActionResult> = {}) =>
      compared.length > 0 && addTray(tools.locale, compared.length)
    // The press that loads this may have its answer already.
    showTray(window.vitrinAnswer)
    addEventListener('vitrin:answer', (event) =>
      showTray((event as CustomEvent<ActionResult>).detail),
    )
  }
  done.add(element)
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
