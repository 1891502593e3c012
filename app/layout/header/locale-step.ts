import type { Behavior } from '~/rendering/behaviors/behavior'
import { saveTyped } from '~/rendering/behaviors/typed-fields'
import { attempt } from '~/rendering/first-script/attempt'
import { type Place, placeKey } from '~/rendering/first-script/place'
import { type LeadsTo, leadsEvent } from '~/rendering/forms/leads-event'
import { beforeNavigation } from '~/rendering/navigation/before-navigation'
import { rememberCurrency } from './currency-memory'

const opener = '.locale-menu summary'

/** The menu is rendered anew with the other currency: that one takes the focus. */
function focusSuccessor(menu: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const next = document.querySelector<HTMLElement>(opener)
    if (menu.isConnected || !next) return
    observer.disconnect()
    if (document.activeElement === document.body) next.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** The page opens in another document, as far down, with the focus on the same menu and all that was typed. */
function openAtSamePlace(next: URL): void {
  saveTyped(next)
  const place: Place = { path: next.pathname, top: scrollY, button: opener }
  attempt(() => sessionStorage.setItem(placeKey, JSON.stringify(place)))
}

/** Another language or currency, for the same page. A list changes its currency in place. */
const localeStep: Behavior = (element, { go }) =>
  element.addEventListener(leadsEvent, (event) => {
    const { next, body } = (event as CustomEvent<LeadsTo>).detail
    const currency = body.get('currency')
    if (currency) rememberCurrency(currency)
    if (!currency || !document.querySelector('.listing')) return openAtSamePlace(next)
    event.preventDefault()
    beforeNavigation.hasChanged = true
    focusSuccessor(element)
    go(next.pathname + next.search, { replace: true })
  })

export default localeStep
