import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { banners } from '../data/home-page'
import { objects } from '../data/objects'
import { coloursOf, options } from '../data/options'
import { demoPageProducts } from '../demo/demo-page-products'
import { mainColours } from './main-colours'
import { materialViews, paintedIn } from './materials'
import { hexToOklch, oklchToHex, rgbToOklch } from './oklab'
import { COLOUR_VIEWS, ownViews, pictureName } from './picture-name'
import { mainOf, recoloured } from './recolour'

const exists = (name: string, width: number) =>
  ['webp', 'avif'].every((format) => existsSync(`public/img/${name}-${width}.${format}`))

describe('the demo’s pictures', () => {
  it('[P23] exist in every colour that goods come in, and in the drawing’s own', () => {
    const own = objects.flatMap(ownViews)
    const planned = demoPageProducts.flatMap(({ pictures = [] }) => pictures)
    const inMaterials = objects.flatMap((object) =>
      paintedIn(object).flatMap((material) => materialViews(object, material)),
    )
    const missing = [
      ...own,
      ...planned,
      ...inMaterials,
      ...banners.map(({ image }) => image),
    ].filter((name) => ![240, 480, 1240].every((width) => exists(name, width)))
    const inColours = objects.flatMap(({ key, scheme }) =>
      coloursOf(scheme).flatMap(({ id }) => COLOUR_VIEWS.map((view) => pictureName(key, view, id))),
    )
    const missingInColours = inColours.filter(
      (name) => !(exists(name, 1240) && (name.includes('-2-') || exists(name, 480))),
    )
    expect([missing, missingInColours]).toEqual([[], []])
    expect(inColours.length).toBeGreaterThan(1000)
  })

  it('have the colour in their name', () => {
    expect(pictureName('defter', 1)).toBe('defter-1')
    expect([1, 8, 10].map((id) => pictureName('defter', 2, id))).toEqual([
      'defter-2-lacivert',
      'defter-2-gulkurusu',
      'defter-2-gok-mavisi',
    ])
  })

  it('name only objects as special drawings', () => {
    const keys = objects.map(({ key }) => key)
    expect(Object.keys(mainColours).filter((key) => !keys.includes(key))).toEqual([])
  })
})

describe('another colour', () => {
  const red = [220, 40, 50, 255]
  const darkRed = [160, 20, 40, 255]
  const label = [240, 240, 245, 255]
  const drawing = {
    data: Uint8Array.from([red, red, darkRed, label].flat()),
    width: 2,
    height: 2,
  }
  const rgbAt = (data: Uint8Array, at: number) =>
    [...data.slice(at * 4, at * 4 + 3)] as [number, number, number]

  it('is that of the option, with the shading of the drawing, and leaves labels as they are', () => {
    for (const { colour } of options.filter((option) => option.colour)) {
      const to = hexToOklch(colour)
      const { data } = recoloured(drawing, mainOf(drawing), to)
      const [light, dark] = [rgbToOklch(...rgbAt(data, 0)), rgbToOklch(...rgbAt(data, 2))]
      expect(Math.abs(light.l - to.l), colour).toBeLessThan(0.08)
      expect(light.l, colour).toBeGreaterThan(dark.l)
      expect(rgbAt(data, 3)).toEqual(label.slice(0, 3))
    }
  })

  it('reads and writes hexadecimal colours', () => {
    for (const hex of ['#1b2a4a', '#e3b23c', '#ffffff', '#000000'])
      expect(oklchToHex(hexToOklch(hex))).toBe(hex)
  })
})
