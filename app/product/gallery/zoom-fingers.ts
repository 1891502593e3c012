type Point = { x: number; y: number }

type Gestures = {
  /** Two fingers moved apart by a factor, around a point of the window. */
  onPinch: (by: number, x: number, y: number) => void
  /** One finger or the mouse moved, in px. */
  onMove: (x: number, y: number) => void
}

const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Reports how pressed pointers move on an element. */
export function followFingers(element: HTMLElement, { onPinch, onMove }: Gestures): void {
  const pressed = new Map<number, Point>()
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId)
    pressed.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  element.addEventListener('pointermove', (event) => {
    const before = pressed.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1]
    pressed.set(event.pointerId, now)
    if (!other) return onMove(now.x - before.x, now.y - before.y)
    const by = gap(now, other) / Math.max(1, gap(before, other))
    onPinch(by, (now.x + other.x) / 2, (now.y + other.y) / 2)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, (event) => pressed.delete(event.pointerId))
}
