import type { Oklch } from './oklab'

/** The hue of each topmost category's background. */
const HUES: Record<string, number> = { 1: 85, 2: 145, 3: 45, 4: 15, 5: 230, 6: 285 }

/** The paper-like background of a picture: its hue by the topmost category, its depth by the view; deeper behind pale goods. */
export function groundOf(category: number, view: number, goods?: Oklch): Oklch {
  const h = HUES[String(Math.floor(category / 100))] ?? 85
  const steps = [
    { l: 0.945, c: 0.022 },
    { l: 0.905, c: 0.04 },
    { l: 0.925, c: 0.03 },
  ]
  const { l, c } = steps[view] ?? { l: 0.945, c: 0.022 }
  const isPale = goods !== undefined && goods.l > 0.9
  return { l: isPale ? l - 0.08 : l, c: isPale ? c + 0.02 : c, h: h + view * 6 }
}
