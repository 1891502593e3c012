import type { Locale } from '~/i18n/use-locale'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { Combobox } from '~/ui/combobox'

type Found = { offices: string[]; more: boolean }

const debounceMs = 200

function makeElements(element: HTMLElement, { t }: Locale) {
  const list = element.appendChild(document.createElement('ul'))
  const status = element.appendChild(document.createElement('p'))
  list.id = 'tax-offices'
  list.role = 'listbox'
  list.ariaLabel = t('taxOffice.label')
  list.hidden = true
  status.role = 'status'
  status.className = 'visually-hidden'
  return { list, status }
}

type Elements = ReturnType<typeof makeElements>

function appendOptions(list: HTMLElement, names: string[]): void {
  for (const name of names) {
    const option = list.appendChild(document.createElement('li'))
    option.role = 'option'
    option.id = `tax-office-${list.children.length}`
    option.ariaSelected = 'false'
    option.textContent = name
  }
}

/** Loads the offices of a word, page after page; answers that are no longer wanted are ignored. */
function makeLoader({ list, status }: Elements, locale: Locale, show: (isOpen: boolean) => void) {
  const { t, href } = locale
  let latestRequest = 0
  let next: { word: string; page: number } | null = null

  async function load(word: string, page = 1) {
    latestRequest += 1
    const request = latestRequest
    next = null
    try {
      const response = await fetch(href('taxOffices', { ara: word, pg: page }))
      const found = (await response.json()) as Found
      if (request !== latestRequest) return
      if (page === 1) list.replaceChildren()
      appendOptions(list, found.offices)
      next = found.more ? { word, page: page + 1 } : null
      const number = list.children.length
      status.textContent = number ? t('taxOffice.listed', { number }) : t('taxOffice.none')
      show(number > 0)
    } catch {
      if (request === latestRequest) show(false)
    }
  }

  return {
    load,
    loadMore: () => next && load(next.word, next.page),
    ignorePending() {
      latestRequest += 1
    },
  }
}

/** Calls `load` when typing pauses, and `leave` when the field loses the focus. */
function onTyping(
  input: HTMLInputElement,
  on: { load: () => void; stop: () => void; leave: () => void },
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    on.stop()
  }
  input.addEventListener('input', () => {
    stop()
    timer = setTimeout(on.load, debounceMs)
  })
  input.addEventListener('focus', on.load)
  input.addEventListener('blur', () => {
    stop()
    on.leave()
  })
  if (document.activeElement === input) on.load()
}

/** A combobox of tax offices with filtering and infinite scroll. Free text is allowed. */
const taxOffice: Behavior = (element, { locale }) => {
  const input = element.querySelector('input')
  if (!input) return
  const elements = makeElements(element, locale)
  const { list } = elements
  const { load, loadMore, ignorePending } = makeLoader(elements, locale, (isOpen) =>
    combobox.show(isOpen),
  )
  const close = () => combobox.show(false)
  const combobox = new Combobox({
    root: element,
    field: () => input,
    list,
    onChoose(option) {
      input.value = option.textContent ?? ''
      close()
    },
    onEscape: close,
    onEnd: loadMore,
  })

  // The datalist is only for browsers without script.
  input.removeAttribute('list')
  onTyping(input, { load: () => load(input.value.trim()), stop: ignorePending, leave: close })
  // Pressing an option keeps the focus in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
}

export default taxOffice
