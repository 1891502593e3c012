import { pausableTimer } from '~/ui/pausable-timer'

/** Says in a window what its page has to say: notices of the page below cannot be reached. */
export function sayIn(
  element: HTMLElement,
  { className, dataset, textContent, firstElementChild }: HTMLElement,
): void {
  const said = document.createElement('p')
  said.className = className
  said.setAttribute('role', 'alert')
  said.textContent = firstElementChild?.textContent ?? textContent
  element.insertBefore(said, element.firstChild)
  const { run, hold } = pausableTimer(Number(dataset.ms), () => said.remove())
  said.addEventListener('pointerenter', hold)
  said.addEventListener('pointerleave', run)
  run()
}
