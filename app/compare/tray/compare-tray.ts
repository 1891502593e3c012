import type { Locale } from '~/i18n/use-locale'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { pagePart } from '~/rendering/dialogs/page-part'
import type { ActionResult } from '~/session/response-data'
import { itemsOf } from './tray-items'

const idOf = (item: Element) => item.querySelector('button')?.value ?? ''

/** The products at the foot of a page, which follow what the shopper adds and takes out. */
class Tray {
  readonly #element: HTMLElement
  readonly #locale: Locale
  readonly #list = document.createElement('ul')
  #isCurrent = false
  #pressedAt = -1

  constructor(element: HTMLElement, locale: Locale) {
    this.#element = element
    this.#locale = locale
    element.insertAdjacentElement('afterbegin', this.#list)
    this.#listen()
  }

  #listen(): void {
    const listening = new AbortController()
    const { signal } = listening
    const viewport = new IntersectionObserver(() => this.refresh())
    signal.addEventListener('abort', () => viewport.disconnect())
    const onPage = (act: (event: Event) => void) => (event: Event) => {
      if (this.#element.isConnected) act(event)
      else listening.abort()
    }
    const onAnswer = onPage((event) => {
      const { compared } = (event as CustomEvent<ActionResult>).detail
      if (compared) this.show(compared)
    })
    addEventListener('vitrin:answer', onAnswer, { signal })
    const onSubmit = onPage((event) => this.#onSubmit(event as SubmitEvent))
    document.addEventListener('submit', onSubmit, { signal })
    // The comparison itself takes products out too, as a dialog or a page.
    const onClose = onPage(() => this.refresh())
    document.addEventListener('close', onClose, { capture: true, signal })
    viewport.observe(this.#element)
  }

  #onSubmit({ submitter, target }: SubmitEvent): void {
    const button = submitter as HTMLButtonElement | null
    this.#pressedAt = [...this.#list.children].findIndex((item) => item.contains(button))
    const action = button?.hasAttribute('formaction')
      ? button.formAction
      : (target as HTMLFormElement).action
    if (new URL(action).pathname === this.#locale.href('compareChange')) this.#isCurrent = false
  }

  /** Loads the shopper's own list, unless it is here. */
  async refresh(): Promise<void> {
    if (this.#isCurrent || !this.#element.checkVisibility()) return
    this.#isCurrent = true
    try {
      const { main } = await pagePart(this.#locale.href('compare'))
      const items = itemsOf(main, this.#locale)
      // A shop that compares by HTML alone names no products.
      if (items.length === 0 && main.querySelector('.prose')) return
      this.#list.replaceChildren(...items)
      this.#count(items.length)
    } catch {
      this.#isCurrent = false
    }
  }

  /** @param ids the whole list; only products that are new to it are loaded */
  async show(ids: string[]): Promise<void> {
    this.#isCurrent = true
    for (const item of [...this.#list.children]) if (!ids.includes(idOf(item))) item.remove()
    this.#count(ids.length)
    this.#moveFocus()
    this.#isCurrent = ids.every((id) => [...this.#list.children].some((item) => idOf(item) === id))
    await this.refresh()
  }

  /** A button that is pressed loses the focus, and goes: it moves to the next item, else to the link. */
  #moveFocus(): void {
    const at = this.#pressedAt
    this.#pressedAt = -1
    if (at < 0 || document.activeElement !== document.body) return
    const items = [...this.#list.children]
    const next = items[Math.min(at, items.length - 1)]?.querySelector('button')
    ;(next ?? this.#link)?.focus()
  }

  get #link(): HTMLElement | null {
    return this.#element.querySelector('a')
  }

  #count(count: number): void {
    this.#element.hidden = count === 0
    if (this.#link) this.#link.textContent = this.#locale.t('compare.open', { count })
  }
}

const compareTray: Behavior = (element, { locale }) => {
  new Tray(element, locale)
}
export default compareTray
