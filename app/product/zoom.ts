import type { Enhance } from '~/shell/page-tools'
import { showWindow } from '~/ui/open-windows'
import { fitted, type View, zoomed } from './zoom-view'

const step = 1.5

function button(label: string, text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'b'
  made.setAttribute('aria-label', label)
  made.textContent = text
  made.addEventListener('click', act)
  return made
}

/**
 * Opens the gallery's pictures over the whole screen: wheel, pinch, double tap, keys and buttons come closer, dragging
 * moves. Without it each picture's link opens its big file.
 */
const zoom: Enhance = (element, { locale: { t, number } }) => {
  const links = () => [...element.querySelectorAll<HTMLAnchorElement>('a[data-plain]')]
  let at = 0
  let view: View = fitted
  const touches = new Map<number, { x: number; y: number }>()

  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', t('product.zoom'))
  const image = document.createElement('img')
  image.draggable = false
  const place = document.createElement('p')
  place.setAttribute('role', 'status')

  function draw(next: View) {
    view = next
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  /** Comes closer around a point of the screen. */
  function closer(by: number, x = innerWidth / 2, y = innerHeight / 2) {
    draw(zoomed(view, by, x - innerWidth / 2, y - innerHeight / 2))
  }
  function show(next: number) {
    const all = links()
    at = (next + all.length) % all.length
    image.src = all[at]?.href ?? ''
    image.alt = all[0]?.querySelector('img')?.alt ?? ''
    place.textContent = t('product.pictureOf', {
      number: number(at + 1),
      count: number(all.length),
    })
    draw(fitted)
  }
  const bar = document.createElement('div')
  const several = links().length > 1
  const parts = [
    button(t('product.zoomOut'), '−', () => closer(1 / step)),
    button(t('product.zoomIn'), '+', () => closer(step)),
    several && button(t('catalog.previous'), '‹', () => show(at - 1)),
    place,
    several && button(t('catalog.next'), '›', () => show(at + 1)),
    button(t('ui.close'), '×', () => dialog.close()),
  ]
  for (const part of parts) if (part) bar.appendChild(part)
  dialog.appendChild(image)
  dialog.appendChild(bar)

  dialog.addEventListener('keydown', (event) => {
    const acts: Record<string, () => void> = {
      '+': () => closer(step),
      '-': () => closer(1 / step),
      '0': () => draw(fitted),
      ArrowRight: () => show(at + (document.dir === 'rtl' ? -1 : 1)),
      ArrowLeft: () => show(at - (document.dir === 'rtl' ? -1 : 1)),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  dialog.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      closer(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
    },
    { passive: false },
  )
  image.addEventListener('dblclick', (event) =>
    view.scale > 1 ? draw(fitted) : closer(2.5, event.clientX, event.clientY),
  )
  image.addEventListener('pointerdown', (event) => {
    image.setPointerCapture(event.pointerId)
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  image.addEventListener('pointermove', (event) => {
    const before = touches.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1]
    touches.set(event.pointerId, now)
    if (other) {
      const gap = (point: { x: number; y: number }) =>
        Math.hypot(point.x - other.x, point.y - other.y)
      closer(gap(now) / Math.max(1, gap(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
    } else if (view.scale > 1)
      draw({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    image.addEventListener(end, (event) => touches.delete(event.pointerId))

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-plain]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    show(links().indexOf(link))
    showWindow(dialog)
  })
}
export default zoom
