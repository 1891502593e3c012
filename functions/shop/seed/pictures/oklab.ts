/** A colour: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/ */
function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const toByte = (linear: number) => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

const linearOf = Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
)

/** Red, green and blue, 0 to 255; clipped to sRGB. */
export function oklchToRgb(colour: Oklch): [number, number, number] {
  const [red, green, blue] = toLinear(colour)
  return [toByte(red), toByte(green), toByte(blue)]
}

export function rgbToOklch(red: number, green: number, blue: number): Oklch {
  const [r = 0, g = 0, b = 0] = [linearOf[red], linearOf[green], linearOf[blue]]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

export const oklchToHex = (colour: Oklch): string =>
  `#${oklchToRgb(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

export function hexToOklch(hex: string): Oklch {
  const byteAt = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  return rgbToOklch(byteAt(1), byteAt(3), byteAt(5))
}
