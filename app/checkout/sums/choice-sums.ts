import type { Behavior } from '~/rendering/behaviors/behavior'
import type { AmountRow } from './amount-rows'

function rowElement([title, amount]: AmountRow, isTotal: boolean): HTMLElement {
  const row = document.createElement('div')
  if (isTotal) row.className = 'total-row'
  for (const [tag, text] of [
    ['dt', title],
    ['dd', amount],
  ] as const)
    row.appendChild(document.createElement(tag)).textContent = text
  return row
}

/** Shows the sums of the chosen delivery and payment (method-sums.ts), and their total on the button and above the step. */
const choiceSums: Behavior = (element) => {
  const list = document.querySelector('.totals dl')
  const onButton = element.querySelector('.choice-total')
  const above = document.querySelector('.summary-link b')
  if (!(element instanceof HTMLFormElement) || !list || !onButton) return
  const sums = JSON.parse(element.dataset.sums ?? '{}') as Record<string, AmountRow[]>
  const show = () => {
    const chosen = new FormData(element)
    const rows = sums[`${chosen.get('cargo') ?? ''} ${chosen.get('payment') ?? ''}`]
    const total = rows?.at(-1)?.[1]
    if (!rows || !total) return
    list.replaceChildren(...rows.map((row, at) => rowElement(row, at === rows.length - 1)))
    onButton.textContent = ` · ${total}`
    if (above) above.textContent = total
  }
  element.addEventListener('change', show)
  show()
}
export default choiceSums
