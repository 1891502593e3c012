import type { Translate } from '~/i18n/translators'
import type { ActionResult } from '~/session/response-data'

const addedMs = 2500

/** Pressed buttons whose answers have not come, the first pressed first; a button is disabled until then. */
let waiting: HTMLButtonElement[] = []

function show(button: HTMLButtonElement, text: string, t: Translate): void {
  const label = button.getAttribute('aria-label') ?? ''
  if (!label.includes(t('catalog.quickAdd'))) return
  const icon = button.querySelector('use')
  const former = icon?.getAttribute('href') ?? ''
  button.setAttribute('aria-label', label.replace(t('catalog.quickAdd'), text))
  icon?.setAttribute('href', '#icon-check')
  setTimeout(() => {
    button.setAttribute('aria-label', label)
    icon?.setAttribute('href', former)
  }, addedMs)
}

const isAdded = ({ cart, unchanged, notices }: ActionResult) =>
  cart && !unchanged && !notices.some(({ tone }) => tone === 'bad')

/** Has a card's button that waits for its answer say for a moment that its product was added. */
export function announceAdded(button: HTMLButtonElement, t: Translate): void {
  waiting = [...waiting.filter(({ disabled }) => disabled), button]
  const onAnswer = (event: Event) => {
    const isNext = button.disabled && waiting.find(({ disabled }) => disabled) === button
    if (button.disabled && !isNext) return
    removeEventListener('vitrin:answer', onAnswer)
    waiting = waiting.filter((one) => one !== button)
    if (isNext && isAdded((event as CustomEvent<ActionResult>).detail))
      show(button, t('product.added'), t)
  }
  addEventListener('vitrin:answer', onAnswer)
}
