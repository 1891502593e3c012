import type { Oklch } from './oklab'
import { oklchToRgb, rgbToOklch } from './oklab'

/** A picture's bytes: red, green, blue and opacity of each pixel. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Which colours of a drawing are its main one; what is left out is found by area. */
export type MainColour = {
  /** Degrees; `grey` for what has hardly any colour. */
  hue?: number | 'grey'
  /** How far from `hue` in degrees; how much chroma at most for grey. */
  reach?: number
  lightness?: [min: number, max: number]
  /** The share of the height, from the top, that stays as it is. */
  top?: number
}

type Bounds = MainColour & { hue: number | 'grey' }

/** The main colour of a drawing: its mean, and the bounds of its shades. */
export type Main = { mean: Oklch; bounds: Bounds }

type Rgb = [red: number, green: number, blue: number]

const GREY = 0.045
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)
/** 1 up to `from`, 0 beyond `to`, and soft between. */
const fade = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (to - value) / (to - from)))

/** Calls `each` for the visible pixels; drawings have few colours, so that what is made of one is remembered. */
function eachPixel<T>(
  { data, width, height }: Pixels,
  top: number,
  made: (rgb: Rgb) => T,
  each: (of: T, index: number, opacity: number) => void,
): void {
  const known = new Map<number, T>()
  for (let index = Math.round(height * top) * width * 4; index < data.length; index += 4) {
    const opacity = data[index + 3] ?? 0
    if (opacity === 0) continue
    const rgb: Rgb = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]
    const key = rgb[0] * 65536 + rgb[1] * 256 + rgb[2]
    const of = known.get(key) ?? made(rgb)
    known.set(key, of)
    each(of, index, opacity)
  }
}

function widestHue(pixels: Pixels): number | 'grey' {
  const areas = new Map<number | 'grey', number>()
  const hueOf = (rgb: Rgb) => {
    const { c, h } = rgbToOklch(...rgb)
    return c < GREY ? 'grey' : Math.floor(h / 20) * 20 + 10
  }
  eachPixel(pixels, 0, hueOf, (hue, _index, opacity) => {
    areas.set(hue, (areas.get(hue) ?? 0) + opacity)
  })
  return [...areas].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'grey'
}

function shareOf({ l, c, h }: Oklch, { hue, reach, lightness = [0, 1] }: Bounds): number {
  const [min, max] = lightness
  const lit = fade(min - l, 0, 0.05) * fade(l - max, 0, 0.05)
  if (hue === 'grey') return lit * fade(c, reach ?? GREY, (reach ?? GREY) + 0.02)
  const near = reach ?? 35
  return lit * fade(apart(h, hue), near, near + 15) * (1 - fade(c, 0.015, 0.04))
}

export function mainOf(pixels: Pixels, hint: MainColour = {}): Main {
  const bounds = { ...hint, hue: hint.hue ?? widestHue(pixels) }
  let [area, l, x, y] = [0, 0, 0, 0]
  const shadeOf = (rgb: Rgb) => {
    const shade = rgbToOklch(...rgb)
    const turn = (shade.h * Math.PI) / 180
    const share = shareOf(shade, bounds)
    return { share, l: shade.l, x: shade.c * Math.cos(turn), y: shade.c * Math.sin(turn) }
  }
  eachPixel(pixels, bounds.top ?? 0, shadeOf, (shade, _index, opacity) => {
    const weight = shade.share * opacity
    area += weight
    l += shade.l * weight
    x += shade.x * weight
    y += shade.y * weight
  })
  const h = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  return { mean: { l: l / area, c: Math.hypot(x, y) / area, h }, bounds }
}

/** Shading stays, but in the span that the new colour leaves: black has faint shadows, cream faint lights. */
function lightnessOf(l: number, from: number, to: number): number {
  const slope = l < from ? to / from : (1 - to) / (1 - from)
  return Math.min(0.985, Math.max(0.06, to + (l - from) * Math.min(1.1, Math.max(0.35, slope))))
}

function shadeIn(to: Oklch, { l, c, h }: Oklch, mean: Oklch): Rgb {
  const isGrey = mean.c < GREY
  const turn = ((h - mean.h + 540) % 360) - 180
  return oklchToRgb({
    l: lightnessOf(l, mean.l, to.l),
    c: to.c * (isGrey ? 1 : Math.min(1.25, Math.max(0.6, c / mean.c))),
    h: to.h + (isGrey ? 0 : Math.max(-12, Math.min(12, turn * 0.4))),
  })
}

/** The drawing with another main colour: its shades keep their distance to it in lightness, chroma and hue. */
export function recoloured(pixels: Pixels, { mean, bounds }: Main, to: Oklch): Pixels {
  const data = Uint8Array.from(pixels.data)
  const paint = (rgb: Rgb) => {
    const shade = rgbToOklch(...rgb)
    const share = shareOf(shade, bounds)
    const painted = shadeIn(to, shade, mean)
    return rgb.map((byte, at) => Math.round(byte + ((painted[at] ?? 0) - byte) * share))
  }
  eachPixel(pixels, bounds.top ?? 0, paint, (bytes, index) => data.set(bytes, index))
  return { ...pixels, data }
}
