import type { Behavior } from '~/rendering/behaviors/behavior'
import { type Returnable, refundOf } from './refund'

function tickLine(count: HTMLInputElement): void {
  const line = count.closest('.return-count')?.parentElement
  const box = line?.querySelector<HTMLInputElement>('[name=satir]')
  if (!box || box.checked) return
  box.checked = true
  // Its error goes, as by a hand.
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Ticks lines by their counts, and names beside the button of a return what it pays back. */
const returnSum: Behavior = (element, { locale }) => {
  for (const count of element.querySelectorAll<HTMLInputElement>('.return-count .input')) {
    if (count.value !== count.defaultValue) tickLine(count)
    count.addEventListener('input', () => tickLine(count))
  }
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
