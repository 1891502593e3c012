import { pausableTimer } from '~/ui/pausable-timer'

/** Shows a page's notice inside a dialog, since notices of the page below cannot be reached. */
export function notifyIn(
  element: HTMLElement,
  { className, dataset, textContent, firstElementChild }: HTMLElement,
): void {
  const message = document.createElement('p')
  message.className = className
  message.setAttribute('role', 'alert')
  message.textContent = firstElementChild?.textContent ?? textContent
  element.insertBefore(message, element.firstChild)
  pausableTimer(message, Number(dataset.timeoutMs), () => message.remove())
}
