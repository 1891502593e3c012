/** In px. */
const minSwipe = 24

/** A further link to the product, for the pointer alone. */
function slideOf(href: string, picture: Node): HTMLAnchorElement {
  const slide = document.createElement('a')
  slide.href = href
  slide.tabIndex = -1
  slide.appendChild(picture)
  return slide
}

function secondPicture(): { frame: HTMLElement; image: HTMLImageElement } {
  const frame = document.createElement('span')
  frame.className = 'picture'
  const image = document.createElement('img')
  image.alt = ''
  frame.appendChild(image)
  return { frame, image }
}

/** Lays both pictures side by side over the first; the second loads once it comes into view. */
function addStrip(box: HTMLElement): void {
  const { hoverPicture } = box.dataset
  const link = box.closest('article')?.querySelector<HTMLAnchorElement>(':is(h2, h3) a')
  const front = box.querySelector('picture')
  if (!hoverPicture || !link || !front || box.querySelector('.card-strip')) return
  const { frame, image } = secondPicture()
  const strip = document.createElement('div')
  strip.className = 'card-strip'
  strip.ariaHidden = 'true'
  for (const picture of [front.cloneNode(true), frame])
    strip.appendChild(slideOf(link.href, picture))
  strip.addEventListener(
    'scroll',
    () => {
      if (!image.src) image.src = hoverPicture
      box.dataset.at = `${Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)}`
    },
    { passive: true },
  )
  front.insertAdjacentElement('afterend', strip)
}

/** Finishes the swipe that loaded this code: the browser began it when there was nothing to scroll. */
function finishSwipe(list: HTMLElement): void {
  let from: Touch | undefined
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  list.addEventListener('touchstart', () => listening.abort(), options)
  list.addEventListener(
    'touchmove',
    ({ changedTouches }) => {
      from ??= changedTouches[0]
    },
    options,
  )
  list.addEventListener(
    'touchend',
    ({ changedTouches: [to], target }) => {
      listening.abort()
      if (!from || !to) return
      const [x, y] = [from.clientX - to.clientX, from.clientY - to.clientY]
      const box = (target as Element).closest('[data-hover-picture]')
      if (Math.abs(x) > Math.max(Math.abs(y), minSwipe))
        box
          ?.querySelector('.card-strip')
          ?.scrollBy({ left: x < 0 ? -999 : 999, behavior: 'smooth' })
    },
    options,
  )
}

/** Lets the pictures of a list's cards be swiped; each opens its product. */
export function swipePictures(list: HTMLElement): void {
  for (const box of list.querySelectorAll<HTMLElement>('[data-hover-picture]')) addStrip(box)
  finishSwipe(list)
}
