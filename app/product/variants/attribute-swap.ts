import type { Behavior } from '~/rendering/behaviors/behavior'
import { SiblingSwap } from './sibling-swap'

/**
 * Swaps the product when an attribute is chosen: looks up the sibling and opens it with what was typed. A click to
 * buy meanwhile is repeated there (sibling-handover.ts). If this fails the browser follows the option's link.
 */
const attributeSwap: Behavior = (element, tools) => {
  const swap = new SiblingSwap(element, tools)
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-option]')
    if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
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
