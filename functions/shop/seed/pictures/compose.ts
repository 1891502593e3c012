import type { Pixels } from './recolour'
import type { Image } from './sharp'
import { imageOf, pixelsOf, sharp } from './sharp'

/** The widest file: sharp on a dense screen in the 620 px of a product's page. */
export const SIDE = 1240

/** Margin around the picture while it is composed, since a shadow may extend over its edge. */
const MARGIN = 250
const SHADOW_REACH = 100
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const CROP = { left: MARGIN, top: MARGIN, width: SIDE, height: SIDE }

/** Copies of the object in one view: size and position as fractions of the side, rotated by degrees. */
type Copy = { size: number; x: number; y: number; turn: number }

export const VIEWS: Copy[][] = [
  [{ size: 0.6, x: 0.5, y: 0.5, turn: 0 }],
  [{ size: 0.68, x: 0.5, y: 0.5, turn: -12 }],
  [
    { size: 0.34, x: 0.29, y: 0.37, turn: 10 },
    { size: 0.34, x: 0.71, y: 0.36, turn: -10 },
    { size: 0.46, x: 0.5, y: 0.6, turn: 0 },
  ],
]

type Layer = { drawing: Pixels; shadow: Buffer; at: object; shadowAt: object }

const lossless = (image: Image) => image.png({ compressionLevel: 0 }).toBuffer()

/** The copies of a drawing in a view; made once for all of its colours. */
export function layersOf(drawing: Pixels, view: Copy[]): Promise<Layer[]> {
  return Promise.all(view.map((copy) => layerOf(drawing, copy)))
}

/** Layers on a ground; lossless, SIDE pixels wide and high. @param paint gives each drawing its colour */
export async function compose(
  layers: Layer[],
  ground: string,
  paint: (drawing: Pixels) => Pixels = (drawing) => drawing,
): Promise<Buffer> {
  const wide = SIDE + 2 * MARGIN
  const background = { width: wide, height: wide, channels: 3, background: ground }
  const stack = await Promise.all(
    layers.map(async ({ drawing, shadow, at, shadowAt }) => [
      { input: shadow, ...shadowAt },
      { input: await lossless(imageOf(paint(drawing))), ...at },
    ]),
  )
  const composed = await lossless(sharp({ create: background }).composite(stack.flat()))
  return lossless(sharp(composed).extract(CROP))
}

async function layerOf(drawing: Pixels, copy: Copy): Promise<Layer> {
  const { width, height } = drawing
  const side = SIDE * copy.size
  const scale = Math.min(side / Math.sqrt(width * height), (side * 1.2) / Math.max(width, height))
  const sized = imageOf(drawing).resize({ width: Math.round(width * scale), kernel: 'lanczos3' })
  const turned = sharp(await lossless(sized)).rotate(copy.turn, { background: CLEAR })
  const pixels = await pixelsOf(turned)
  const shadow = await shadowOf(pixels)
  const shadowSize = await sharp(shadow).metadata()
  const placed = (size: { width: number; height: number }, below: number) => ({
    left: Math.round(MARGIN + SIDE * copy.x - size.width / 2),
    top: Math.round(MARGIN + SIDE * copy.y - size.height / 2 + below),
  })
  return {
    drawing: pixels,
    shadow,
    at: placed(pixels, 0),
    shadowAt: placed(shadowSize, side * 0.05),
  }
}

async function shadowOf(drawing: Pixels): Promise<Buffer> {
  const [top, right, bottom, left] = Array.from({ length: 4 }, () => SHADOW_REACH)
  const edge = { top, right, bottom, left, background: CLEAR }
  const wide = await lossless(imageOf(drawing).extend(edge))
  const { width, height } = await sharp(wide).metadata()
  // Two steps, because sharp always extracts a channel last.
  const shape = await lossless(sharp(wide).extractChannel(3))
  const alpha = await sharp(shape).blur(31).linear(0.3, 0).extractChannel(0).raw().toBuffer()
  const ink = { width, height, channels: 3, background: '#2a2118' }
  return lossless(
    sharp({ create: ink }).joinChannel(alpha, { raw: { width, height, channels: 1 } }),
  )
}
