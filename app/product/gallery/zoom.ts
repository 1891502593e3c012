import type { Behavior } from '~/rendering/behaviors/behavior'
import { showDialog } from '~/ui/dialog/open-dialogs'
import { fitted, type View, zoomed } from './zoom-view'

const step = 1.5

function button(label: string, text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'b'
  element.setAttribute('aria-label', label)
  element.textContent = text
  element.addEventListener('click', act)
  return element
}

/** Shows the gallery full screen: wheel, pinch, double tap, keys and buttons zoom, dragging moves. */
const zoom: Behavior = (element, { locale: { t, number } }) => {
  const links = () => [...element.querySelectorAll<HTMLAnchorElement>('a[data-plain]')]
  let at = 0
  let view: View = fitted
  const touches = new Map<number, { x: number; y: number }>()

  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', t('product.zoom'))
  const image = document.createElement('img')
  image.draggable = false
  const status = document.createElement('p')
  status.setAttribute('role', 'status')

  function setView(next: View) {
    view = next
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  function zoomBy(by: number, x = innerWidth / 2, y = innerHeight / 2) {
    setView(zoomed(view, by, x - innerWidth / 2, y - innerHeight / 2))
  }
  function show(next: number) {
    const all = links()
    at = (next + all.length) % all.length
    image.src = all[at]?.href ?? ''
    image.alt = all[0]?.querySelector('img')?.alt ?? ''
    status.textContent = t('product.pictureOf', {
      number: number(at + 1),
      count: number(all.length),
    })
    setView(fitted)
  }
  const bar = document.createElement('div')
  const several = links().length > 1
  const parts = [
    button(t('product.zoomOut'), '−', () => zoomBy(1 / step)),
    button(t('product.zoomIn'), '+', () => zoomBy(step)),
    several && button(t('catalog.previous'), '‹', () => show(at - 1)),
    status,
    several && button(t('catalog.next'), '›', () => show(at + 1)),
    button(t('ui.close'), '×', () => dialog.close()),
  ]
  for (const part of parts) if (part) bar.appendChild(part)
  dialog.appendChild(image)
  dialog.appendChild(bar)

  dialog.addEventListener('keydown', (event) => {
    const actions: Record<string, () => void> = {
      '+': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': () => setView(fitted),
      ArrowRight: () => show(at + (document.dir === 'rtl' ? -1 : 1)),
      ArrowLeft: () => show(at - (document.dir === 'rtl' ? -1 : 1)),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  dialog.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
    },
    { passive: false },
  )
  image.addEventListener('dblclick', (event) =>
    view.scale > 1 ? setView(fitted) : zoomBy(2.5, event.clientX, event.clientY),
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
      zoomBy(gap(now) / Math.max(1, gap(before)), (now.x + other.x) / 2, (now.y + other.y) / 2)
    } else if (view.scale > 1)
      setView({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    image.addEventListener(end, (event) => touches.delete(event.pointerId))

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-plain]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    show(links().indexOf(link))
    showDialog(dialog)
  })
}
export default zoom
