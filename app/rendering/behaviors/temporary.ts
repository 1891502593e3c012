import type { Behavior } from './behavior'

/** Hides a field's message after its time; the summary above the form stays. */
const temporary: Behavior = (element) => {
  setTimeout(() => {
    element.hidden = true
    const field = document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`)
    field?.removeAttribute('aria-invalid')
  }, Number(element.dataset.timeoutMs))
}

export default temporary
