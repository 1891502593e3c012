import type { PageTools } from '~/rendering/behaviors/behavior'

/** Creates the comparison button from the favourite button; sending it with every card would cost bytes. */
function addCompareButton(heart: HTMLButtonElement, { locale: { t, href } }: PageTools) {
  const title = heart.closest('article')?.querySelector('h2, h3')?.textContent ?? ''
  const button = heart.cloneNode(true) as HTMLButtonElement
  button.name = 'add'
  button.value = heart.value.replace(/^-/, '')
  button.setAttribute('formaction', href('compareChange'))
  button.removeAttribute('aria-pressed')
  button.setAttribute('aria-label', `${t('compare.button')}: ${title}`)
  button.querySelector('use')?.setAttribute('href', '#icon-compare')
  heart.insertAdjacentElement('beforebegin', button)
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

/** Adds to cards what needs script: a comparison button, and the second picture on hover. */
export function loadCardBehaviors(list: HTMLElement, tools: PageTools): void {
  for (const heart of list.querySelectorAll<HTMLButtonElement>('article [name="fav"]'))
    if (
      !heart.form?.matches('[data-no-compare]') &&
      !heart.parentElement?.querySelector('[name="add"]')
    )
      addCompareButton(heart, tools)
  const show = (target: EventTarget | null) =>
    secondPicture(target instanceof Element ? target.closest('article') : null)
  if (!matchMedia('(hover: hover)').matches) return
  list.addEventListener('pointerover', (event) => show(event.target))
  show(list.querySelector('article:hover'))
}
