import type { PageTools } from '~/shell/page-tools'

/** The comparison's button beside a heart: made from it, since a list in bytes pays for each of them. */
function compareBeside(heart: HTMLButtonElement, { locale: { t, href } }: PageTools) {
  const title = heart.closest('article')?.querySelector('h2, h3')?.textContent ?? ''
  const button = heart.cloneNode(true) as HTMLButtonElement
  button.name = 'add'
  button.value = heart.value.replace(/^-/, '')
  button.setAttribute('formaction', href('compareChange'))
  button.removeAttribute('aria-pressed')
  button.setAttribute('aria-label', `${t('compare.mark')}: ${title}`)
  button.querySelector('use')?.setAttribute('href', '#i-compare')
  heart.insertAdjacentElement('beforebegin', button)
}

/** A product's second picture, asked for when a mouse first comes to its card. */
function secondPicture(card: Element | null | undefined) {
  const place = card?.querySelector<HTMLElement>('[data-back]')
  if (!place?.dataset.back) return
  const picture = document.createElement('img')
  picture.className = 'back'
  picture.src = place.dataset.back
  picture.alt = ''
  place.querySelector('picture')?.insertAdjacentElement('afterend', picture)
  place.removeAttribute('data-back')
}

/**
 * What cards have where there is script: comparison beside each heart (without script where several are
 * ticked, and on the product's page), and the second picture under a mouse.
 */
export function dressCards(list: HTMLElement, tools: PageTools): void {
  for (const heart of list.querySelectorAll<HTMLButtonElement>('article [name="fav"]'))
    if (!heart.parentElement?.querySelector('[name="add"]')) compareBeside(heart, tools)
  const show = (target: EventTarget | null) =>
    secondPicture(target instanceof Element ? target.closest('article') : null)
  if (!matchMedia('(hover: hover)').matches) return
  list.addEventListener('pointerover', (event) => show(event.target))
  show(list.querySelector('article:hover'))
}
