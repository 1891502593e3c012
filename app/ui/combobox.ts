type Options = {
  /** Contains field and list. */
  root: HTMLElement
  /** The text field; a function where the page may render a new one. */
  field: () => HTMLInputElement | null
  /** The listbox; its options have `role="option"` and an id. */
  list: HTMLElement
  /** What opens and closes, if more than the list. */
  panel?: HTMLElement
  /** An option was clicked, or chosen by Enter. */
  onChoose: (option: HTMLElement) => void
  onEscape: () => void
  /** The keyboard or scrolling has reached the last option. */
  onEnd?: () => void
  /** Enter takes the first option if none is active, and never submits the form. */
  enterTakesFirst?: boolean
}

export type Combobox = {
  options: () => HTMLElement[]
  /** Opens or closes; an active option stays active while it is in the open list. */
  show: (isOpen: boolean) => void
}

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** How near to its end a list counts as scrolled to the end, in px. */
const endPx = 8

/**
 * An ARIA combobox with a listbox (WAI-ARIA APG "Combobox"): the focus stays in the field, arrows move the active option
 * and pass the field itself, Enter chooses, Escape closes. What the list shows and when it opens is the caller's.
 */
export function makeCombobox(parts: Options): Combobox {
  const { root, field, list, panel = list } = parts
  let active: HTMLElement | null = null
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]

  function activate(option: HTMLElement | null) {
    active = option
    for (const each of options()) each.ariaSelected = String(each === option)
    if (!option) return field()?.removeAttribute('aria-activedescendant')
    field()?.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  function setAttributes() {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': list.id,
      'aria-expanded': String(!panel.hidden),
    }))
      field()?.setAttribute(name, value)
  }

  function show(isOpen: boolean) {
    panel.hidden = !isOpen
    setAttributes()
    if (!isOpen || !active?.isConnected) activate(null)
  }

  function move(step: number): boolean {
    const at = active ? options().indexOf(active) : -1
    if (at + step >= options().length) parts.onEnd?.()
    const all = options()
    if (all.length === 0) return false
    if (panel.hidden) show(true)
    // One stop more than there are options: the field itself.
    const stops = all.length + 1
    activate(all[((at + 1 + step + stops) % stops) - 1] ?? null)
    return true
  }

  function choose(): boolean {
    const option = active ?? (parts.enterTakesFirst ? options()[0] : undefined)
    if (!panel.hidden) option?.click()
    return option !== undefined || Boolean(parts.enterTakesFirst)
  }

  /** @returns whether the key is used up */
  function onKey(key: string): boolean {
    const step = steps[key]
    if (step) return move(step)
    if (panel.hidden) return false
    if (key === 'Enter') return choose()
    if (key !== 'Escape') return false
    parts.onEscape()
    return true
  }

  root.addEventListener('keydown', (event) => {
    if (event.target !== field() || event.isComposing || !onKey(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  root.addEventListener('focusin', ({ target }) => target === field() && setAttributes())
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]')
    if (option) parts.onChoose(option)
  })
  list.addEventListener('scroll', () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= endPx) parts.onEnd?.()
  })
  setAttributes()
  return { options, show }
}
