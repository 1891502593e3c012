import type { Behavior } from '~/rendering/behaviors/behavior'
import { isPlainClick } from '~/ui/plain-click'
import { SiblingSwap } from './sibling-swap'

/**
 * Swaps the product in place when an attribute is chosen: 300 ms after the last change it looks up the sibling, checks
 * that its page exists and navigates there with what was typed. A purchase click meanwhile is repeated there
 * (sibling-handover.ts). On failure it says so and the browser follows the clicked option's link.
 */
const attributeSwap: Behavior = (element, tools) => {
  const swap = new SiblingSwap(element, tools)
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-option]')
    if (!link?.href || !isPlainClick(event)) return
    event.preventDefault()
    swap.choose(link.dataset.option ?? '', link.pathname)
  })
  const chooseOption = ([option]: HTMLCollectionOf<HTMLOptionElement>) => {
    if (option?.dataset.option) swap.choose(option.dataset.option, option.dataset.path ?? '')
  }
  element.addEventListener('change', (event) =>
    chooseOption((event.target as HTMLSelectElement).selectedOptions),
  )
  // A choice made while this code was loading counts.
  for (const select of element.querySelectorAll('select'))
    if (![...select.selectedOptions].some((option) => option.defaultSelected))
      chooseOption(select.selectedOptions)
}
export default attributeSwap
