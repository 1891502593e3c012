import type { Locale } from '~/i18n/use-locale'
import { markedParts } from './marked'
import type { SuggestionLink, VisibleSuggestions } from './suggestion-rules'

/** `isWhole`: a sentence of our own, in which nothing is marked. */
type Option = SuggestionLink & { image?: string; aside?: string; isWhole?: true }
type Group = { title: string; options: Option[] }

function allOf({ all }: VisibleSuggestions, { t, number }: Locale): Option[] {
  if (!all) return []
  const { path, total } = all
  const title =
    total === null ? t('search.allFound') : t('search.allResults', { number: number(total) })
  return [{ title, path, isWhole: true }]
}

export function groupsOf(found: VisibleSuggestions, locale: Locale): Group[] {
  const { t, money } = locale
  const products = found.products.map(({ price, currency, condition = '', ...rest }) => {
    const amount = price === null ? '' : money(price, currency)
    return { ...rest, aside: [condition, amount].filter(Boolean).join(' · ') }
  })
  const within = found.within?.map(({ category, ...link }) => ({
    ...link,
    aside: t('search.within', { category }),
  }))
  return [
    { title: t('search.didYouMean'), options: found.meant ? [found.meant] : [] },
    { title: t('search.categories'), options: [...(within ?? []), ...found.categories] },
    { title: t('search.brands'), options: found.brands },
    { title: t('search.products'), options: [...products, ...allOf(found, locale)] },
    { title: t('search.sets'), options: found.combines },
  ].filter((group) => group.options.length > 0)
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string>,
  ...children: (Element | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const child of children)
    element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  return element
}

/** A title with what was typed marked in it. */
const titleOf = ({ title, isWhole }: Option, typed: string, language: string) =>
  isWhole || !typed
    ? [title]
    : markedParts(title, typed, language).map((part, at) =>
        at % 2 ? make('mark', {}, part) : part,
      )

type Typed = { typed: string; language: string }

/** Renders groups into a listbox; the keyboard reaches options through the field only. */
export function renderGroups(
  box: HTMLElement,
  groups: Group[],
  { typed, language }: Typed = { typed: '', language: '' },
): void {
  let count = 0
  const option = (one: Option) => {
    const { path, image, aside } = one
    return make(
      'a',
      {
        role: 'option',
        id: `suggest-${count++}`,
        href: path,
        tabindex: '-1',
        'aria-selected': 'false',
      },
      ...(image
        ? [make('img', { src: image, alt: '', width: '40', height: '40', loading: 'lazy' })]
        : []),
      make('span', {}, ...titleOf(one, typed, language)),
      ...(aside ? [make('small', {}, aside)] : []),
    )
  }
  box.textContent = ''
  groups.forEach(({ title, options }, at) => {
    const group = make(
      'div',
      { role: 'group', 'aria-labelledby': `suggest-group-${at}` },
      make('div', { id: `suggest-group-${at}`, role: 'presentation' }, title),
      ...options.map(option),
    )
    box.appendChild(group)
  })
}

/** Elements of the suggestion panel: a line where nothing is found, list, button to clear recent searches, live count. */
export function makePanel({ t }: Locale) {
  const box = make('div', {
    role: 'listbox',
    id: 'suggestions',
    'aria-label': t('search.suggestions'),
  })
  const clear = make(
    'button',
    { type: 'button', class: 'button button-text' },
    t('search.clearRecent'),
  )
  const status = make('span', { role: 'status', class: 'visually-hidden' })
  const nothing = make('p', {})
  const panel = make('div', { class: 'suggestions' }, nothing, box, clear)
  for (const each of [panel, nothing, clear]) each.hidden = true
  return { panel, nothing, box, clear, status }
}
