type Options = {
  root: HTMLElement
  /** The text field; a function where the page may render a new one. */
  field: () => HTMLInputElement | null
  /** The listbox; its options have `role="option"` and an id. */
  list: HTMLElement
  /** What opens and closes, if more than the list. */
  panel?: HTMLElement
  /** An option was clicked, or chosen by Enter. */
  onChoose: (option: HTMLElement) => void
  /** Escape was pressed, whether it is open or not. */
  onEscape: () => void
  /** The keyboard or scrolling has reached the last option. */
  onEnd?: () => void
  /** Enter takes the first option if none is active, and never submits the form. */
  enterTakesFirst?: boolean
}

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** How near to its end a list counts as scrolled to the end, in px. */
const endPx = 8

/**
 * An ARIA combobox with a listbox (WAI-ARIA APG "Combobox"): the focus stays in the field, arrows move the active option
 * and pass the field itself, Enter chooses, Escape closes. What the list shows and when it opens is the caller's.
 */
export class Combobox {
  readonly #parts: Options
  readonly #panel: HTMLElement
  #active: HTMLElement | null = null

  constructor(parts: Options) {
    this.#parts = parts
    this.#panel = parts.panel ?? parts.list
    this.#listen()
    this.#setAttributes()
  }

  options(): HTMLElement[] {
    return [...this.#parts.list.querySelectorAll<HTMLElement>('[role=option]')]
  }

  /** Opens or closes; an active option stays active while it is in the open list. */
  show(isOpen: boolean): void {
    this.#panel.hidden = !isOpen
    this.#setAttributes()
    if (!isOpen || !this.#active?.isConnected) this.#activate(null)
  }

  #activate(option: HTMLElement | null): void {
    this.#active = option
    const field = this.#parts.field()
    for (const each of this.options()) each.ariaSelected = String(each === option)
    if (option) field?.setAttribute('aria-activedescendant', option.id)
    else field?.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  #setAttributes(): void {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.#parts.list.id,
      'aria-expanded': String(!this.#panel.hidden),
    }))
      this.#parts.field()?.setAttribute(name, value)
  }

  #move(step: number): boolean {
    const at = this.#active ? this.options().indexOf(this.#active) : -1
    if (at + step >= this.options().length) this.#parts.onEnd?.()
    const all = this.options()
    if (all.length === 0) return false
    if (this.#panel.hidden) this.show(true)
    // One stop more than there are options: the field itself.
    const stops = all.length + 1
    this.#activate(all[((at + 1 + step + stops) % stops) - 1] ?? null)
    return true
  }

  #choose(): boolean {
    const { enterTakesFirst = false } = this.#parts
    const option = this.#active ?? (enterTakesFirst ? this.options()[0] : undefined)
    if (!this.#panel.hidden) option?.click()
    return option !== undefined || enterTakesFirst
  }

  /** @returns whether the key is used up */
  #onKey(key: string): boolean {
    const step = steps[key]
    if (step) return this.#move(step)
    const isOpen = !this.#panel.hidden
    // Also before it opens: what comes late then stays closed.
    if (key === 'Escape') this.#parts.onEscape()
    return isOpen && (key === 'Escape' || (key === 'Enter' && this.#choose()))
  }

  #listen(): void {
    const { root, list, field, onChoose, onEnd } = this.#parts
    root.addEventListener('keydown', (event) => {
      if (event.target !== field() || event.isComposing || !this.#onKey(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    })
    root.addEventListener('focusin', ({ target }) => target === field() && this.#setAttributes())
    list.addEventListener('click', ({ target }) => {
      const option = (target as Element).closest<HTMLElement>('[role=option]')
      if (option) onChoose(option)
    })
    list.addEventListener('scroll', () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight <= endPx) onEnd?.()
    })
  }
}
