/** How a picture lies on the screen: moved from the middle by px, then made bigger. */
export type View = { scale: number; x: number; y: number }

/** As it opens: the whole picture. */
export const fitted: View = { scale: 1, x: 0, y: 0 }

const closest = 6

/**
 * The view after coming closer (`by` above 1) or farther around a point, which stays where it is; never smaller than the
 * whole picture, never beyond six times.
 * @param x the point's place from the middle of the screen, px
 */
export function zoomed(view: View, by: number, x: number, y: number): View {
  const scale = Math.min(closest, Math.max(1, view.scale * by))
  if (scale === 1) return fitted
  const real = scale / view.scale
  return { scale, x: x - (x - view.x) * real, y: y - (y - view.y) * real }
}
