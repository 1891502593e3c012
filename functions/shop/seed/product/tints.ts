/** A colour: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** The hue of each topmost category's background. */
const HUES: Record<string, number> = { 1: 85, 2: 145, 3: 45, 4: 15, 5: 230, 6: 285 }

/** The paper-like background of a picture: its hue by the topmost category, its depth by the view. */
export function tintOf(category: number, view: number): Oklch {
  const h = HUES[String(Math.floor(category / 100))] ?? 85
  const steps = [
    { l: 0.945, c: 0.022 },
    { l: 0.905, c: 0.04 },
    { l: 0.925, c: 0.03 },
  ]
  return { ...(steps[view] ?? { l: 0.945, c: 0.022 }), h: h + view * 6 }
}

/** Oklch as `#rrggbb` (Björn Ottosson's matrices; clipped to sRGB). */
export function oklchToHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((linear) => hexOf(linear)).join('')}`
}

function hexOf(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}
