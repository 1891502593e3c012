type Point = { x: number; y: number }

type Gestures = {
  /** Two fingers moved apart by a factor, around a point of the window. */
  onPinch: (by: number, x: number, y: number) => void
  /** One finger or the mouse moved, in px. */
  onMove: (x: number, y: number) => void
  /** One finger went sideways and left: how far, in px. */
  onSwipe: (x: number) => void
  onDoubleTap: (x: number, y: number) => void
}

const minSwipe = 48
const maxTap = 10
/** Between two taps, in ms. */
const maxPause = 350

const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Tells a swipe from a tap by where a single finger came down and left. */
class Strokes {
  #from: Point | null = null
  #tapped = { x: 0, y: 0, at: 0 }

  begin(point: Point, isSingle: boolean): void {
    this.#from = isSingle ? point : null
  }

  end(to: Point, at: number, { onSwipe, onDoubleTap }: Gestures): void {
    const from = this.#from
    this.#from = null
    if (!from) return
    const x = to.x - from.x
    if (Math.abs(x) > Math.max(minSwipe, Math.abs(to.y - from.y))) onSwipe(x)
    if (gap(from, to) > maxTap) return
    const isSecond = at - this.#tapped.at < maxPause && gap(to, this.#tapped) < 4 * maxTap
    this.#tapped = { ...to, at: isSecond ? 0 : at }
    if (isSecond) onDoubleTap(to.x, to.y)
  }
}

/** Reports how pressed pointers move on an element. */
export function followFingers(element: HTMLElement, gestures: Gestures): void {
  const pressed = new Map<number, Point>()
  const strokes = new Strokes()
  const pointOf = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y })
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId)
    pressed.set(event.pointerId, pointOf(event))
    strokes.begin(pointOf(event), pressed.size === 1)
  })
  element.addEventListener('pointermove', (event) => {
    const before = pressed.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1]
    pressed.set(event.pointerId, now)
    if (!other) return gestures.onMove(now.x - before.x, now.y - before.y)
    const by = gap(now, other) / Math.max(1, gap(before, other))
    gestures.onPinch(by, (now.x + other.x) / 2, (now.y + other.y) / 2)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, (event) => {
      pressed.delete(event.pointerId)
      if (end === 'pointerup') strokes.end(pointOf(event), event.timeStamp, gestures)
    })
}
