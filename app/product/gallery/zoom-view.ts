/** Position of a picture: offset from the centre in px, then scaled. */
export type View = { scale: number; x: number; y: number }

export const fitted: View = { scale: 1, x: 0, y: 0 }

/** A picture's size at scale 1, and that of the screen. */
export type Sizes = { width: number; height: number; across: number; down: number }

const within = (value: number, max: number) => Math.min(max, Math.max(-max, value)) || 0

/** Holds a picture on the screen: no side of it comes further in than the edge. */
export function clamped({ scale, x, y }: View, { width, height, across, down }: Sizes): View {
  const space = (size: number, screen: number) => Math.max(0, (size * scale - screen) / 2)
  return { scale, x: within(x, space(width, across)), y: within(y, space(height, down)) }
}

const maxScale = 6

/** Zooms up to six times around a fixed point. @param x the point's offset from the centre of the screen, px */
export function zoomed(view: View, by: number, x: number, y: number): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * by))
  if (scale === 1) return fitted
  const factor = scale / view.scale
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}
