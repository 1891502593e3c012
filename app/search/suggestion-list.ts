import type { Locale } from '~/i18n/use-locale'
import type { SuggestionLink, VisibleSuggestions } from './suggestion-rules'

type Option = SuggestionLink & { image?: string; aside?: string }
type Group = { title: string; options: Option[] }

export function groupsOf(found: VisibleSuggestions, { t, money }: Locale): Group[] {
  const products = found.products.map(({ price, currency, condition = '', ...rest }) => {
    const amount = price === null ? '' : money(price, currency)
    return { ...rest, aside: [condition, amount].filter(Boolean).join(' · ') }
  })
  return [
    { title: t('search.didYouMean'), options: found.meant ? [found.meant] : [] },
    { title: t('search.categories'), options: found.categories },
    { title: t('search.brands'), options: found.brands },
    { title: t('search.products'), options: products },
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

/** Renders groups into a listbox; the keyboard reaches options through the field only. */
export function renderGroups(box: HTMLElement, groups: Group[]): void {
  let count = 0
  const option = ({ title, path, image, aside }: Option) =>
    make(
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
      make('span', {}, title),
      ...(aside ? [make('small', {}, aside)] : []),
    )
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

/** Elements of the suggestion panel: list, button to clear recent searches, live count. */
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
  const panel = make('div', { class: 'suggestions' }, box, clear)
  panel.hidden = true
  clear.hidden = true
  return { panel, box, clear, status }
}
