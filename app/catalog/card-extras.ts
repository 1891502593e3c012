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

/** What cards have where there is a mouse: their second picture under it. */
export function dressCards(list: HTMLElement): void {
  const show = (target: EventTarget | null) =>
    secondPicture(target instanceof Element ? target.closest('article') : null)
  if (!matchMedia('(hover: hover)').matches) return
  list.addEventListener('pointerover', (event) => show(event.target))
  show(list.querySelector('article:hover'))
}
