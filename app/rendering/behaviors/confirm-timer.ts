import type { Locale } from '~/i18n/use-locale'
import type { Behavior } from './behavior'

/** Duration of the popover's closing animation, in ms. */
const outMs = 250

const countOf = (field: HTMLInputElement) =>
  field.type === 'checkbox' ? Number(field.checked) : Number(field.value)

/** Names in the question what was chosen: `2 × Defter`, `0,5 kg × Bal`. */
function nameChosen(
  question: HTMLElement,
  chosen: HTMLInputElement[],
  number: (count: number) => string,
): void {
  const list = question.querySelector('ul') ?? document.createElement('ul')
  list.replaceChildren(
    ...chosen.map((field) => {
      const item = document.createElement('li')
      const { unit, title } = field.dataset
      item.textContent = `${[number(countOf(field)), unit].filter(Boolean).join(' ')} × ${title}`
      return item
    }),
  )
  question.insertBefore(list, question.children[1] ?? null)
}

function refuseCount(field: HTMLInputElement): void {
  const texts = JSON.parse(field.dataset.faults ?? '{}') as Record<string, string | undefined>
  const { badInput, rangeOverflow, stepMismatch } = texts
  const { validity } = field
  const text = (validity.rangeOverflow && rangeOverflow) || (validity.stepMismatch && stepMismatch)
  const id = `${field.id}-error`
  const message = document.getElementById(id) ?? document.createElement('p')
  // Entering a field hides its message (../forms/field-errors.ts).
  field.focus()
  const textContent = text || badInput || field.validationMessage
  Object.assign(message, { id, className: 'field-error', hidden: false, textContent })
  message.setAttribute('role', 'alert')
  field.parentElement?.appendChild(message)
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', id)
}

/** Says beside the button why the question does not open: none of the counts is above 0, or one is no count. */
function needCount(element: HTMLElement, question: HTMLElement, { number }: Locale): void {
  const opener = element.querySelector('button')
  const message = document.createElement('p')
  Object.assign(message, { className: 'field-error', hidden: true })
  message.setAttribute('role', 'alert')
  element.appendChild(message)
  function isChosen(): boolean {
    const form = element.closest('form')
    const counts = [...(form?.querySelectorAll<HTMLInputElement>('[data-title]') ?? [])]
    const invalid = counts.find((one) => !one.validity.valid)
    const chosen = counts.filter((one) => countOf(one) > 0)
    const isEmpty = !invalid && chosen.length === 0
    message.hidden = !isEmpty
    message.textContent = isEmpty ? (element.dataset.needsText ?? '') : ''
    nameChosen(question, chosen, number)
    if (invalid) refuseCount(invalid)
    if (isEmpty) counts[0]?.focus()
    return !invalid && !isEmpty
  }
  opener?.addEventListener('click', (event) => isChosen() || event.preventDefault())
  // Pressed before this code came.
  if (question.matches(':popover-open') && !isChosen()) question.hidePopover()
}

/** Closes an unanswered question after its time; pointer or focus in it stop the timer. */
const confirmTimer: Behavior = (element, { locale }) => {
  const popover = element.querySelector<HTMLElement>('[popover]')
  if (!popover) return
  if (element.dataset.needsText) needCount(element, popover, locale)
  let timer = 0
  let pointed = popover.matches(':hover')
  let focused = popover.contains(document.activeElement)
  /** Restarts the timer, unless pointer or focus are inside. */
  function restart() {
    clearTimeout(timer)
    if (!popover?.matches(':popover-open') || pointed || focused) return
    timer = window.setTimeout(
      () => popover.hidePopover(),
      Number(popover.dataset.timeoutMs) + outMs,
    )
  }
  const track = (type: string, change: () => void) =>
    popover.addEventListener(type, () => {
      change()
      restart()
    })
  track('pointerenter', () => {
    pointed = true
  })
  track('pointerleave', () => {
    pointed = false
  })
  track('focusin', () => {
    focused = true
  })
  track('focusout', () => {
    focused = false
  })
  track('toggle', () => {
    if (!popover.matches(':popover-open')) pointed = focused = false
  })
  restart()
}
export default confirmTimer
