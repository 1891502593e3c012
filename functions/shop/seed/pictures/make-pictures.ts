/**
 * Makes the demo shop's product pictures in public/img, once; the result is committed.
 * `npx tsx functions/shop/seed/pictures/make-pictures.ts <folder of the drawings> <folder of the others> [object…]`
 * The drawings are the assets of the npm package @lobehub/fluent-emoji-modern, and where it lacks one, those of
 * @lobehub/fluent-emoji-3d (public/img/LICENSE.txt).
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ObjectSeed } from '../data/objects'
import { objects } from '../data/objects'
import { coloursOf } from '../data/options'
import { compose, layersOf, SIDE, VIEWS } from './compose'
import { mainColours } from './main-colours'
import { materialColours, materialViews, paintedIn, paintedPart } from './materials'
import { hexToOklch, oklchToHex } from './oklab'
import { COLOUR_VIEWS, ownViews, pictureName } from './picture-name'
import type { Pixels } from './recolour'
import { mainOf, recoloured } from './recolour'
import { pixelsOf, sharp } from './sharp'
import { groundOf } from './tints'
import { withoutFood } from './without-food'

const WIDTHS = [240, 480, SIDE]
/** In a colour, by view; what shows a smaller width takes the next (catalog/product/pictures.ts). */
const COLOUR_WIDTHS = [[480, SIDE], [SIDE]]
const OUTPUT = 'public/img'
/** Pixels of a drawing before it is scaled down, so that edges are smooth. */
const RENDERED = 2000

const [drawings, others, ...only] = process.argv.slice(2)
if (!drawings || !others) throw new Error('Name the folders of the drawings.')
mkdirSync(OUTPUT, { recursive: true })
for (const object of objects) {
  if (only.length && !only.includes(object.key)) continue
  const drawing = await drawingOf(object)
  await makePictures(object, drawing)
  await makeMaterialPictures(object, drawing)
  console.log(object.key)
}

async function drawingOf({ drawing }: ObjectSeed): Promise<Pixels> {
  const file = path.join(drawings ?? '', `${drawing}.svg`)
  if (!existsSync(file))
    return pixelsOf(sharp(readFileSync(path.join(others ?? '', `${drawing}.webp`))).trim())
  // A drawing of 32 units has 32 pixels at 72 dots per inch.
  const svg = Buffer.from(withoutFood(drawing, readFileSync(file, 'utf8')))
  return pixelsOf(sharp(svg, { density: (72 * RENDERED) / 32 }).trim())
}

async function makePictures(object: ObjectSeed, pixels: Pixels): Promise<void> {
  const colours = coloursOf(object.scheme)
  const main = mainOf(pixels, mainColours[object.key])
  for (const [index, view] of VIEWS.entries()) {
    const layers = await layersOf(pixels, view)
    const own = pictureName(object.key, index + 1)
    if (ownViews(object).includes(own)) {
      const ground = oklchToHex(groundOf(object.category, index))
      await write(own, await compose(layers, ground), WIDTHS)
    }
    for (const { id, colour } of COLOUR_VIEWS.includes(index + 1) ? colours : []) {
      const to = hexToOklch(colour)
      const ground = oklchToHex(groundOf(object.category, index, to))
      const picture = await compose(layers, ground, (drawing) => recoloured(drawing, main, to))
      await write(pictureName(object.key, index + 1, id), picture, COLOUR_WIDTHS[index] ?? [])
    }
  }
}

async function makeMaterialPictures(object: ObjectSeed, pixels: Pixels): Promise<void> {
  const main = mainOf(pixels, paintedPart(object) ?? mainColours[object.key])
  for (const material of paintedIn(object)) {
    const to = hexToOklch(materialColours[material] ?? '')
    for (const [index, name] of materialViews(object, material).entries()) {
      const ground = oklchToHex(groundOf(object.category, index, to))
      const layers = await layersOf(pixels, VIEWS[index] ?? [])
      const picture = await compose(layers, ground, (drawing) => recoloured(drawing, main, to))
      await write(name, picture, WIDTHS)
    }
  }
}

async function write(name: string, picture: Buffer, widths: number[]): Promise<void> {
  for (const width of widths) {
    const file = path.join(OUTPUT, `${name}-${width}`)
    const sized = () => sharp(picture).resize({ width })
    await Promise.all([
      sized()
        .webp({ quality: width === SIDE ? 56 : 76, effort: 4 })
        .toFile(`${file}.webp`),
      sized()
        .avif({ quality: width === SIDE ? 42 : 54, effort: 1 })
        .toFile(`${file}.avif`),
    ])
  }
}
