/**
 * Makes the demo shop's product pictures in public/img, once; the result is committed.
 * `npx tsx functions/shop/seed/product/make-pictures.ts <folder of the drawings> [object…]`
 * The drawings are the assets of the npm package @lobehub/fluent-emoji-3d (public/img/LICENSE.txt).
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ObjectSeed } from '../data/objects'
import { objects } from '../data/objects'
import { oklchToHex, tintOf } from './tints'

/** The part of sharp that is used here; it comes with wrangler and has no types of its own. */
type Image = {
  trim(): Image
  extract(options: object): Image
  resize(options: object): Image
  rotate(degrees: number, options: object): Image
  extractChannel(channel: number): Image
  blur(sigma: number): Image
  linear(factor: number, offset: number): Image
  joinChannel(image: Buffer, options: object): Image
  extend(options: object): Image
  composite(layers: object[]): Image
  raw(): Image
  png(): Image
  webp(options: object): Image
  avif(options: object): Image
  metadata(): Promise<{ width: number; height: number }>
  toBuffer(): Promise<Buffer>
  toFile(file: string): Promise<unknown>
}
const sharp = createRequire(import.meta.url)('sharp') as (
  input: Buffer | object,
  options?: object,
) => Image

const SIDE = 960
const WIDTHS = [240, 480, 960]
const OUTPUT = 'public/img'
/** Margin around the picture while it is composed, since a shadow may extend over its edge. */
const MARGIN = 200
const SHADOW_REACH = 80
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Copies of the object in one view: size and position as fractions of the side, rotated by degrees. */
type Copy = { size: number; x: number; y: number; turn: number }
const VIEWS: Copy[][] = [
  [{ size: 0.6, x: 0.5, y: 0.5, turn: 0 }],
  [{ size: 0.68, x: 0.5, y: 0.5, turn: -12 }],
  [
    { size: 0.34, x: 0.29, y: 0.37, turn: 10 },
    { size: 0.34, x: 0.71, y: 0.36, turn: -10 },
    { size: 0.46, x: 0.5, y: 0.6, turn: 0 },
  ],
]

const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the drawings.')
mkdirSync(OUTPUT, { recursive: true })
for (const object of objects) {
  if (only.length && !only.includes(object.key)) continue
  await makePictures(object, readFileSync(path.join(folder, `${object.drawing}.webp`)))
  console.log(object.key)
}

async function makePictures(object: ObjectSeed, source: Buffer): Promise<void> {
  const drawing = await sharp(source).trim().png().toBuffer()
  for (const [index, copies] of VIEWS.entries()) {
    const ground = oklchToHex(tintOf(object.category, index))
    const layers = (await Promise.all(copies.map((copy) => layersOf(drawing, copy)))).flat()
    const wide = SIDE + 2 * MARGIN
    const composed = await sharp({
      create: { width: wide, height: wide, channels: 3, background: ground },
    })
      .composite(layers)
      .png()
      .toBuffer()
    const picture = await sharp(composed)
      .extract({ left: MARGIN, top: MARGIN, width: SIDE, height: SIDE })
      .png()
      .toBuffer()
    for (const width of WIDTHS) {
      const file = path.join(OUTPUT, `${object.key}-${index + 1}-${width}`)
      const sized = () => sharp(picture).resize({ width })
      await sized()
        .webp({ quality: width === SIDE ? 76 : 80, effort: 5 })
        .toFile(`${file}.webp`)
      await sized()
        .avif({ quality: width === SIDE ? 54 : 60, effort: 3 })
        .toFile(`${file}.avif`)
    }
  }
}

/** A copy and its soft shadow; every object covers about the same area whatever its shape. */
async function layersOf(drawing: Buffer, copy: Copy): Promise<object[]> {
  const { width, height } = await sharp(drawing).metadata()
  const side = SIDE * copy.size
  const scale = Math.min(side / Math.sqrt(width * height), (side * 1.2) / Math.max(width, height))
  const image = await sharp(drawing)
    .resize({ width: Math.round(width * scale), kernel: 'lanczos3' })
    .rotate(copy.turn, { background: CLEAR })
    .png()
    .toBuffer()
  const size = await sharp(image).metadata()
  const left = Math.round(MARGIN + SIDE * copy.x - size.width / 2)
  const top = Math.round(MARGIN + SIDE * copy.y - size.height / 2)
  const shadow = await shadowOf(image)
  const shadowSize = await sharp(shadow).metadata()
  return [
    {
      input: shadow,
      left: Math.round(MARGIN + SIDE * copy.x - shadowSize.width / 2),
      top: Math.round(MARGIN + SIDE * copy.y - shadowSize.height / 2 + side * 0.05),
    },
    { input: image, left, top },
  ]
}

async function shadowOf(image: Buffer): Promise<Buffer> {
  const wide = await sharp(image)
    .extend({
      top: SHADOW_REACH,
      bottom: SHADOW_REACH,
      left: SHADOW_REACH,
      right: SHADOW_REACH,
      background: CLEAR,
    })
    .png()
    .toBuffer()
  const { width, height } = await sharp(wide).metadata()
  // Two steps, because sharp always extracts a channel last.
  const shape = await sharp(wide).extractChannel(3).png().toBuffer()
  const alpha = await sharp(shape).blur(24).linear(0.3, 0).extractChannel(0).raw().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#2a2118' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
