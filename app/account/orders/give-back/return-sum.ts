import type { Behavior } from '~/rendering/behaviors/behavior'
import { showCancelSum } from '../line-cancel/cancel-sum'
import { type Returnable, refundOf } from './refund'

const boxOf = (count: HTMLInputElement) =>
  count.closest('.return-tile')?.querySelector<HTMLInputElement>('[name=satir]')

function tickLine(count: HTMLInputElement): void {
  const box = boxOf(count)
  if (!box || box.checked) return
  box.checked = true
  // Its error goes, as by a hand.
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A typed count would choose its line without the tick (isTyped). */
function untickLine(box: HTMLInputElement): void {
  const tile = box.closest('.return-tile')
  const count = tile?.querySelector<HTMLInputElement>('.return-count .input')
  const seen = tile?.querySelector<HTMLInputElement>('[name^="kalan."]')
  if (count && seen && !box.checked) count.value = seen.value
}

/** Ticks lines by their counts, and names beside the button of a return what it pays back; of cancelled pieces in their question. */
const returnSum: Behavior = (element, { locale }) => {
  for (const count of element.querySelectorAll<HTMLInputElement>('.return-count .input')) {
    if (count.value !== count.defaultValue && !boxOf(count)?.defaultChecked) tickLine(count)
    count.addEventListener('input', () => tickLine(count))
  }
  for (const box of element.querySelectorAll<HTMLInputElement>('[name=satir]'))
    box.addEventListener('input', () => untickLine(box))
  const ofCancelled = element.querySelector<HTMLElement>('[data-cancellable]')
  if (ofCancelled && element instanceof HTMLFormElement)
    return showCancelSum(element, ofCancelled, locale)
  const note = element.querySelector<HTMLElement>('[data-returnable]')
  if (!(element instanceof HTMLFormElement) || !note) return
  const returnable = JSON.parse(note.dataset.returnable ?? '') as Returnable
  const { text = '' } = note.dataset
  const show = () => {
    const form = new FormData(element)
    const counts = form.getAll('satir').map((position): [string, number] => {
      const whole = returnable.lines.find((line) => line.position === position)?.left
      return [`${position}`, Number(form.get(`adet.p${position}`) ?? whole)]
    })
    const sum = refundOf(returnable, new Map(counts))
    note.textContent = sum === null ? '' : text.replace('%', locale.money(sum, returnable.currency))
  }
  element.addEventListener('input', show)
  show()
}
export default returnSum
