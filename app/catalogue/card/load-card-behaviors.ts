import type { PageTools } from '~/rendering/behaviors/behavior'
import { productPageOf } from '~/site-map'
import { comparePath } from '~/ui/pictures/compare-path'

type CardButton = { name: string; action: string; text: string; icon: string }

/** Creates a card's button from its heart; sending it with every card would cost bytes. */
function addButton(heart: HTMLButtonElement, { name, action, text, icon }: CardButton) {
  const title = heart.closest('article')?.querySelector('h2, h3')?.textContent ?? ''
  const button = heart.cloneNode(true) as HTMLButtonElement
  button.name = name
  button.value = heart.value.replace(/^-/, '')
  button.setAttribute('formaction', action)
  button.removeAttribute('aria-pressed')
  button.setAttribute('aria-label', `${text}: ${title}`)
  button.querySelector('use')?.setAttribute('href', `#icon-${icon}`)
  heart.insertAdjacentElement('beforebegin', button)
  return button
}

function addCompareButton(heart: HTMLButtonElement, { locale: { t, href } }: PageTools): void {
  const action = href('compareChange')
  const text = t('compare.button')
  const button = addButton(heart, { name: 'add', action, text, icon: 'compare' })
  if (document.getElementById('icon-compare')) return
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', comparePath)
  button.querySelector('use')?.replaceWith(path)
}

/** Adds to the cart from the card, unless it is sold out or has no price. */
function addQuickButton(heart: HTMLButtonElement, { locale: { t } }: PageTools) {
  const card = heart.closest('article:not(.unavailable)')
  const link = card?.querySelector<HTMLAnchorElement>('h2 a, h3 a')
  if (!link || !card?.querySelector('.price')) return
  const action = productPageOf('quickAdd', link.pathname) + link.search
  const text = t('catalog.quickAdd')
  const button = addButton(heart, { name: 'quick', action, text, icon: 'cart' })
  const announce = () =>
    import('./announce-added').then(({ announceAdded }) => announceAdded(button, t))
  button.addEventListener('click', () => announce().catch(() => undefined))
}

function secondPicture(card: Element | null | undefined) {
  const pictureBox = card?.querySelector<HTMLElement>('[data-hover-picture]')
  if (!pictureBox?.dataset.hoverPicture) return
  const picture = document.createElement('img')
  picture.className = 'hover-picture'
  picture.src = pictureBox.dataset.hoverPicture
  picture.alt = ''
  pictureBox.querySelector('picture')?.insertAdjacentElement('afterend', picture)
  pictureBox.removeAttribute('data-hover-picture')
}

/** Adds to cards what needs script: buttons to compare and to add, and the second picture on hover or by swiping. */
export function loadCardBehaviors(list: HTMLElement, tools: PageTools): void {
  for (const heart of list.querySelectorAll<HTMLButtonElement>('article [name="fav"]')) {
    const has = (name: string) => heart.parentElement?.querySelector(`[name="${name}"]`)
    if (!heart.form?.matches('[data-no-compare]') && !has('add')) addCompareButton(heart, tools)
    if (!has('quick')) addQuickButton(heart, tools)
  }
  const show = (target: EventTarget | null) =>
    secondPicture(target instanceof Element ? target.closest('article') : null)
  if (!matchMedia('(hover: hover)').matches) {
    import('./swipe-pictures').then((module) => module.swipePictures(list)).catch(() => undefined)
    return
  }
  list.addEventListener('pointerover', (event) => show(event.target))
  show(list.querySelector('article:hover'))
}
