import type { Locale } from '~/i18n/use-locale'

const svg = 'http://www.w3.org/2000/svg'

function crossOf(): SVGElement {
  const cross = document.createElementNS(svg, 'svg')
  cross.setAttribute('class', 'icon')
  cross.appendChild(document.createElementNS(svg, 'use')).setAttribute('href', '#icon-close')
  return cross
}

function itemOf(head: Element, { t, href }: Locale): HTMLLIElement[] {
  const remove = head.querySelector<HTMLButtonElement>('button[name="remove"]')
  if (!remove) return []
  const item = document.createElement('li')
  const button = document.createElement('button')
  const title = head.querySelector(':scope > a')?.textContent ?? ''
  Object.assign(button, { type: 'submit', name: 'remove', value: remove.value })
  button.setAttribute('form', 'card-actions')
  button.setAttribute('formaction', href('compareChange'))
  button.ariaLabel = `${t('compare.remove')}: ${title}`
  button.title = title
  const picture = head.querySelector('.picture')?.cloneNode(true)
  for (const part of [picture, crossOf()]) if (part) button.appendChild(part)
  for (const source of button.querySelectorAll('[sizes]')) source.setAttribute('sizes', '48px')
  item.appendChild(button)
  return [item]
}

/** The pictures of a comparison, each a button that takes its product out. @param main that page's main part */
export const itemsOf = (main: HTMLElement, locale: Locale): HTMLLIElement[] =>
  [...main.querySelectorAll('.compare thead th')].flatMap((head) => itemOf(head, locale))
