import type { Behavior } from '~/rendering/behaviors/behavior'

type Found = { offices: string[]; more: boolean }

const debounceMs = 200

/** An ARIA combobox of tax offices with filtering and infinite scroll. Free text is allowed. */
const taxOffice: Behavior = (element, { locale }) => {
  const input = element.querySelector('input')
  if (!input) return
  const { t, href } = locale
  const list = element.appendChild(document.createElement('ul'))
  const status = element.appendChild(document.createElement('p'))
  list.id = 'tax-offices'
  list.role = 'listbox'
  list.ariaLabel = t('address.taxOffice')
  list.hidden = true
  status.role = 'status'
  status.className = 'vh'
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)
  // The datalist is only for browsers without script.
  input.removeAttribute('list')
  let timer: ReturnType<typeof setTimeout> | undefined
  let latestRequest = 0
  let page = 1
  let hasMore = false
  let active = -1

  const options = () => [...list.children] as HTMLElement[]
  function open(isOpen: boolean) {
    list.hidden = !isOpen
    input?.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) highlight(-1)
  }
  function highlight(index: number) {
    active = index
    options().forEach((option, at) => {
      option.ariaSelected = String(at === index)
    })
    const option = options()[index]
    if (option) {
      input?.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input?.removeAttribute('aria-activedescendant')
  }
  function choose(option: HTMLElement | undefined) {
    if (!input || !option) return
    input.value = option.textContent ?? ''
    open(false)
  }
  async function load(word: string, wantedPage: number) {
    latestRequest += 1
    const request = latestRequest
    try {
      const response = await fetch(href('taxOffices', { ara: word, pg: wantedPage }))
      const found = (await response.json()) as Found
      if (request !== latestRequest) return
      if (wantedPage === 1) list.replaceChildren()
      page = wantedPage
      hasMore = found.more
      for (const name of found.offices) {
        const option = list.appendChild(document.createElement('li'))
        option.role = 'option'
        option.id = `tax-office-${list.children.length}`
        option.ariaSelected = 'false'
        option.textContent = name
      }
      const number = list.children.length
      status.textContent = number ? t('address.offices', { number }) : t('address.noOffice')
      open(number > 0)
    } catch {
      if (request === latestRequest) open(false)
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    latestRequest += 1
    timer = setTimeout(load, debounceMs, input.value.trim(), 1)
  })
  input.addEventListener('focus', () => load(input.value.trim(), 1))
  if (document.activeElement === input) load(input.value.trim(), 1)
  input.addEventListener('keydown', (event) => {
    const count = options().length
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (list.hidden || count === 0) return
    if (event.key === 'Escape') open(false)
    else if (step) highlight((active + step + count) % count)
    else if (event.key === 'Enter' && active >= 0) choose(options()[active])
    else return
    event.preventDefault()
  })
  list.addEventListener('scroll', () => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (!hasMore || left > 8) return
    hasMore = false
    load(input.value.trim(), page + 1)
  })
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    choose((event.target as Element).closest<HTMLElement>('[role=option]') ?? undefined)
  })
  input.addEventListener('blur', () => {
    clearTimeout(timer)
    latestRequest += 1
    open(false)
  })
}

export default taxOffice
