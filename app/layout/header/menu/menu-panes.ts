import type { Behavior } from '~/rendering/behaviors/behavior'
import { loadStyles } from '~/rendering/behaviors/load-styles'
import { pagePart } from '~/rendering/dialogs/page-part'
import css from './menu-panes.css?url'

/** How long the pointer rests on a category before its pane opens, in ms. */
const restMs = 250

const entryQuery = 'nav > ul > li'
const isWide = () => matchMedia('(width >= 768px)').matches

/** Does what the pointer asks for by resting; the next pause takes the place of the last. */
function makeRest() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    stop: () => clearTimeout(timer),
    wait(then: () => void) {
      clearTimeout(timer)
      timer = setTimeout(then, restMs)
    },
  }
}

function buttonOf(className: string, text: string | null): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  return button
}

/** Opens an entry's pane and closes the others, or all of them. */
function openPane(menu: HTMLElement, opened: Element | null): void {
  for (const entry of menu.querySelectorAll<HTMLElement>(entryQuery)) {
    entry.toggleAttribute('data-open', entry === opened)
    entry.querySelector('.menu-opener')?.setAttribute('aria-expanded', String(entry === opened))
  }
}

/** Gives each entry its part of the page of all categories, and on a phone the buttons that lead into it and back. */
async function addPanes(menu: HTMLElement): Promise<void> {
  const all = menu.querySelector<HTMLAnchorElement>('nav > a')
  if (!all) return
  const [{ main }] = await Promise.all([pagePart(all.pathname), loadStyles(css)])
  const parts = [...main.querySelectorAll('.category-tree > section')]
  for (const entry of menu.querySelectorAll(entryQuery)) {
    const link = entry.querySelector('a')
    const path = link?.getAttribute('href')
    const pane = parts.find((part) => part.querySelector('h2 a')?.getAttribute('href') === path)
    if (!link || !pane?.querySelector('ul')) continue
    pane.className = 'menu-pane'
    const back = buttonOf('menu-back', menu.querySelector('summary')?.textContent ?? '')
    pane.insertBefore(back, pane.firstChild)
    entry.querySelector('ul')?.remove()
    entry.appendChild(buttonOf('menu-opener', link.textContent))
    entry.appendChild(pane)
  }
  menu.classList.add('has-panes')
}

function followPresses(menu: HTMLElement): void {
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const entry = target.closest(entryQuery)
    const isBack = target.className === 'menu-back'
    openPane(menu, isBack ? null : entry)
    entry?.querySelector<HTMLElement>(isBack ? '.menu-opener' : '.menu-back')?.focus()
  })
  menu.addEventListener('keydown', (event) => {
    const back = menu.querySelector<HTMLElement>('[data-open] .menu-back')
    if (event.key !== 'Escape' || isWide() || !back) return
    event.stopPropagation()
    back.click()
  })
}

/** On a wide screen the open pane follows pointer and focus. */
function followPointer(menu: HTMLElement): void {
  const rest = makeRest()
  menu.addEventListener('pointerover', ({ target, pointerType }) => {
    rest.stop()
    const entry = target instanceof Element && pointerType === 'mouse' && target.closest(entryQuery)
    if (entry && isWide()) rest.wait(() => openPane(menu, entry))
  })
  menu.addEventListener('focusin', ({ target }) => {
    const entry = target instanceof Element && target.closest(entryQuery)
    if (entry && isWide()) openPane(menu, entry)
  })
}

/** The row of categories below the header opens the menu at the one under the pointer. */
function followRow(row: HTMLElement, menu: HTMLDetailsElement): void {
  const { wait, stop } = makeRest()
  const close = () => {
    if ('row' in menu.dataset) menu.open = false
  }
  function openAt(link: Element | null) {
    const path = link?.getAttribute('href')
    const entries = [...menu.querySelectorAll(`${entryQuery}:has(.menu-pane)`)]
    const entry = entries.find((each) => each.querySelector('a')?.getAttribute('href') === path)
    if (!entry) return close()
    const header = menu.closest('header')?.getBoundingClientRect().bottom ?? 0
    menu.style.setProperty('--row', `${row.getBoundingClientRect().bottom - header}px`)
    menu.dataset.row = ''
    menu.open = true
    openPane(menu, entry)
  }
  row.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (pointerType === 'mouse' && link) wait(() => openAt(link))
  })
  row.addEventListener('pointerleave', () => wait(close))
  const panel = menu.querySelector('nav')
  panel?.addEventListener('pointerenter', stop)
  panel?.addEventListener('pointerleave', () => wait(close))
  document.addEventListener('scroll', close, { passive: true })
  const hovered = row.querySelector('a:hover')
  if (hovered) wait(() => openAt(hovered))
}

const loading = new WeakMap<HTMLElement, Promise<void>>()

async function enhance(element: HTMLElement): Promise<void> {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  if (!menu) return
  const known = loading.get(menu)
  const panes = known ?? addPanes(menu)
  loading.set(menu, panes)
  await panes
  if (element !== menu) followRow(element, menu)
  if (known) return
  const toggle = () => {
    if (!menu.open) delete menu.dataset.row
    if ('row' in menu.dataset) return
    const entered = menu.querySelector(`${entryQuery}:is(:focus-within, :hover)`)
    openPane(menu, menu.open && isWide() ? (entered ?? menu.querySelector(entryQuery)) : null)
  }
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (!('row' in menu.dataset)) return
    event.preventDefault()
    delete menu.dataset.row
    toggle()
  })
  menu.addEventListener('toggle', toggle)
  toggle()
  followPresses(menu)
  followPointer(menu)
}

/** Panes with pictures and the third level, in the menu. Without the page of all categories it has its two levels. */
const menuPanes: Behavior = (element) => {
  enhance(element).catch(() => undefined)
}

export default menuPanes
