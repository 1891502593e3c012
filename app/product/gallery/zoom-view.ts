/** Position of a picture: offset from the centre in px, then scaled. */
export type View = { scale: number; x: number; y: number }

export const fitted: View = { scale: 1, x: 0, y: 0 }

const maxScale = 6

/** Zooms up to six times around a fixed point. @param x the point's offset from the centre of the screen, px */
export function zoomed(view: View, by: number, x: number, y: number): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * by))
  if (scale === 1) return fitted
  const factor = scale / view.scale
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}
