import type { Locale } from '~/i18n/use-locale'
import { showDialog } from '~/ui/dialog/open-dialogs'
import { followFingers } from './zoom-fingers'
import { clamped, fitted, type Sizes, type View, zoomed } from './zoom-view'

const step = 1.5
const tapped = 2

function button(label: string, text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'button'
  element.setAttribute('aria-label', label)
  element.textContent = text
  element.addEventListener('click', act)
  return element
}

/** A gallery at full screen, one picture at a time. */
export class ZoomDialog {
  readonly #locale: Locale
  readonly #links: () => HTMLAnchorElement[]
  readonly #dialog = document.createElement('dialog')
  readonly #image = document.createElement('img')
  readonly #status = document.createElement('p')
  #at = 0
  #view: View = fitted

  /** @param links the pictures, as links to the large files */
  constructor(locale: Locale, links: () => HTMLAnchorElement[]) {
    this.#locale = locale
    this.#links = links
    this.#dialog.className = 'zoom'
    this.#dialog.setAttribute('aria-label', locale.t('product.zoom'))
    this.#image.draggable = false
    this.#status.setAttribute('role', 'status')
    this.#dialog.appendChild(this.#image)
    this.#dialog.appendChild(this.#makeBar())
    this.#listen()
  }

  open(at: number): void {
    this.#show(at)
    showDialog(this.#dialog)
  }

  #makeBar(): HTMLElement {
    const { t } = this.#locale
    const several = this.#links().length > 1
    const parts = [
      button(t('product.zoomOut'), '−', () => this.#zoomBy(1 / step)),
      button(t('product.zoomIn'), '+', () => this.#zoomBy(step)),
      several && button(t('lists.previous'), '‹', () => this.#show(this.#at - 1)),
      this.#status,
      several && button(t('lists.next'), '›', () => this.#show(this.#at + 1)),
      button(t('ui.close'), '×', () => this.#dialog.close()),
    ]
    const bar = document.createElement('div')
    for (const part of parts) if (part) bar.appendChild(part)
    return bar
  }

  #show(next: number): void {
    const { t, number } = this.#locale
    const all = this.#links()
    this.#at = (next + all.length) % all.length
    this.#image.src = all[this.#at]?.href ?? ''
    this.#image.alt = all[0]?.querySelector('img')?.alt ?? ''
    this.#status.textContent = t('product.pictureOf', {
      number: number(this.#at + 1),
      count: number(all.length),
    })
    this.#setView(fitted)
  }

  get #sizes(): Sizes {
    const { naturalWidth: width, naturalHeight: height } = this.#image
    const by = Math.min(innerWidth / (width || 1), innerHeight / (height || 1))
    return { width: width * by, height: height * by, across: innerWidth, down: innerHeight }
  }

  #setView(moved: View): void {
    const next = clamped(moved, this.#sizes)
    this.#view = next
    this.#image.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
  }

  #zoomBy(by: number, x = innerWidth / 2, y = innerHeight / 2): void {
    this.#setView(zoomed(this.#view, by, x - innerWidth / 2, y - innerHeight / 2))
  }

  #move(x: number, y: number): void {
    const view = this.#view
    if (view.scale > 1) this.#setView({ ...view, x: view.x + x, y: view.y + y })
  }

  #onSwipe(x: number): void {
    const forward = document.dir === 'rtl' ? -1 : 1
    if (this.#view.scale === 1 && this.#links().length > 1)
      this.#show(this.#at - Math.sign(x) * forward)
  }

  #zoomAt(x: number, y: number): void {
    if (this.#view.scale > 1) this.#setView(fitted)
    else this.#zoomBy(tapped, x, y)
  }

  /** A click beside the picture closes, as beside other dialogs. */
  #closeBeside({ clientX, clientY }: MouseEvent): void {
    const { width, height, across, down } = this.#sizes
    const isBeside =
      Math.abs(clientX - across / 2) > width / 2 || Math.abs(clientY - down / 2) > height / 2
    if (this.#view.scale === 1 && width > 0 && isBeside) this.#dialog.close()
  }

  #onKey(event: KeyboardEvent): void {
    const forward = document.dir === 'rtl' ? -1 : 1
    const actions: Record<string, () => void> = {
      '+': () => this.#zoomBy(step),
      '=': () => this.#zoomBy(step),
      '-': () => this.#zoomBy(1 / step),
      '0': () => this.#setView(fitted),
      ArrowRight: () => this.#show(this.#at + forward),
      ArrowLeft: () => this.#show(this.#at - forward),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  #listen(): void {
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event))
    this.#dialog.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        this.#zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
      },
      { passive: false },
    )
    this.#image.addEventListener('click', (event) => this.#closeBeside(event))
    followFingers(this.#image, {
      onPinch: (by, x, y) => this.#zoomBy(by, x, y),
      onMove: (x, y) => this.#move(x, y),
      onSwipe: (x) => this.#onSwipe(x),
      onDoubleTap: (x, y) => this.#zoomAt(x, y),
    })
  }
}
