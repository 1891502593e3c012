import type { Behavior } from '~/rendering/behaviors/behavior'
import { type Returnable, refundOf } from './refund'

/** Names beside the button of a return what it pays back. */
const returnSum: Behavior = (element, { locale }) => {
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
