import type { Enhance } from '~/shell/page-tools'

type Found = { offices: string[]; more: boolean }

/** How long after the last key the list is asked for, in ms. */
const restMs = 200

/**
 * Offers tax offices: an ARIA combobox that opens where the field is entered, filtered from two letters on,
 * fifteen at a time, more when the list is scrolled to its end. What is typed may stay as it is.
 */
const taxOffice: Enhance = (element, { locale }) => {
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
  // The browser's own list serves where this code does not.
  input.removeAttribute('list')
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let page = 1
  let hasMore = false
  let active = -1

  const options = () => [...list.children] as HTMLElement[]
  function open(isOpen: boolean) {
    list.hidden = !isOpen
    input?.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) mark(-1)
  }
  function mark(at: number) {
    active = at
    options().forEach((option, place) => {
      option.ariaSelected = String(place === at)
    })
    const option = options()[at]
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
  async function ask(word: string, wanted: number) {
    asked += 1
    const own = asked
    try {
      const response = await fetch(href('taxOffices', { ara: word, pg: wanted }))
      const found = (await response.json()) as Found
      if (own !== asked) return
      if (wanted === 1) list.replaceChildren()
      page = wanted
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
      if (own === asked) open(false)
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    asked += 1
    timer = setTimeout(ask, restMs, input.value.trim(), 1)
  })
  input.addEventListener('focus', () => ask(input.value.trim(), 1))
  if (document.activeElement === input) ask(input.value.trim(), 1)
  input.addEventListener('keydown', (event) => {
    const count = options().length
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (list.hidden || count === 0) return
    if (event.key === 'Escape') open(false)
    else if (step) mark((active + step + count) % count)
    else if (event.key === 'Enter' && active >= 0) choose(options()[active])
    else return
    event.preventDefault()
  })
  list.addEventListener('scroll', () => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    if (!hasMore || left > 8) return
    hasMore = false
    ask(input.value.trim(), page + 1)
  })
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    choose((event.target as Element).closest<HTMLElement>('[role=option]') ?? undefined)
  })
  input.addEventListener('blur', () => {
    clearTimeout(timer)
    asked += 1
    open(false)
  })
}

export default taxOffice
