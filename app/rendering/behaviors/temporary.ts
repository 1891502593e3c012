import type { Behavior } from './behavior'

/** Hides a field's message after its time; the summary above the form stays. */
const temporary: Behavior = (element) => {
  // Later a new answer may show another field under the same id.
  const field = document.querySelector(`[aria-describedby~="${CSS.escape(element.id)}"]`)
  setTimeout(() => {
    element.hidden = true
    field?.removeAttribute('aria-invalid')
  }, Number(element.dataset.timeoutMs))
}

export default temporary
