import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'
import { loadStyles } from '~/rendering/behaviors/load-styles'
import { Combobox } from '~/ui/combobox'
import { makeLoader, type Parts, popularSearches, showRecent } from './load-suggestions'
import { forgetSearches, rememberSearch } from './recent-searches'
import { makePanel } from './suggestion-list'
import { minLetters } from './suggestion-rules'
import css from './suggestions.css?url'

/** The panel below a search field, which holds suggestions or the words searched before. */
class Suggestions {
  readonly #form: HTMLFormElement
  readonly #tools: PageTools
  readonly #parts: Parts
  readonly #loader: ReturnType<typeof makeLoader>
  readonly #combobox: Combobox
  #isClosed = false

  constructor(form: HTMLFormElement, tools: PageTools) {
    const { locale } = tools
    const elements = makePanel(locale)
    const { panel, box: list, status } = elements
    this.#form = form
    this.#tools = tools
    form.appendChild(panel)
    form.appendChild(status)
    this.#parts = {
      ...elements,
      locale,
      show: (isOpen) => this.#show(isOpen),
      isEmpty: () =>
        !this.#isClosed &&
        this.#field?.value.trim() === '' &&
        document.activeElement === this.#field,
    }
    this.#loader = makeLoader(this.#parts)
    const close = () => this.#close()
    const field = () => this.#field
    this.#combobox = new Combobox({
      root: form,
      field,
      list,
      panel,
      onChoose: close,
      onEscape: close,
    })
    this.#listen()
    if (document.activeElement === this.#field) this.#onInput()
  }

  /** The frame creates a new field for each searched word. */
  get #field(): HTMLInputElement | null {
    return this.#form.querySelector<HTMLInputElement>('input[name="q"]')
  }

  #show(isOpen: boolean): void {
    this.#combobox.show(isOpen)
    if (!isOpen) this.#parts.status.textContent = ''
  }

  #close(): void {
    this.#isClosed = true
    this.#loader.stop()
    this.#show(false)
  }

  #showRecent(): void {
    this.#isClosed = false
    showRecent(this.#parts)
  }

  #onInput(): void {
    this.#loader.stop()
    const word = this.#field?.value.trim() ?? ''
    if (word === '') this.#showRecent()
    else if ([...word].length < minLetters) this.#show(false)
    else this.#loader.start(word)
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    this.#close()
    const word = this.#field?.value ?? ''
    rememberSearch(word)
    const { locale, go } = this.#tools
    go(locale.href('search', { q: word }), { top: true })
  }

  #listen(): void {
    const form = this.#form
    form.addEventListener('input', () => this.#onInput())
    form.addEventListener('focusin', ({ target }) => {
      if (target === this.#field && this.#field?.value.trim() === '') this.#showRecent()
    })
    form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this.#close()
    })
    this.#parts.clear.addEventListener('click', () => {
      forgetSearches()
      this.#show(false)
      this.#field?.focus()
    })
    form.addEventListener('submit', (event) => this.#onSubmit(event))
  }
}

/** Suggestions while typing, from three letters and 250 ms after the last key. The form also works without script. */
const suggest: Behavior = (element, tools) => {
  const form = element as HTMLFormElement
  popularSearches(tools.locale)
  loadStyles(css).then(
    () => new Suggestions(form, tools),
    () => undefined,
  )
}

export default suggest
