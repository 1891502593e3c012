import { isInked } from './glyphs'
import { png } from './png'

const sizes: Record<string, [number, number]> = { K: [150, 200], O: [300, 400], B: [450, 600] }
const pictures = new Map<string, Buffer>()

/** A picture of a product: a disc on a ground, both coloured by its name. Drawn once per process. */
export function productPicture(size: string, name: string): Buffer {
  const key = `${size}/${name}`
  const cached = pictures.get(key)
  if (cached) return cached
  const [width, height] = sizes[size] ?? [150, 200]
  const seed = [...name].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 65_536, 5)
  const ground: [number, number, number] = [220 + (seed % 30), 215 + (seed % 23), 200 + (seed % 41)]
  const ink: [number, number, number] = [80 + (seed % 120), 70 + (seed % 97), 40 + (seed % 61)]
  const radius = width * (0.25 + (seed % 7) / 50)
  const bytes = png(width, height, (x, y) =>
    Math.hypot(x - width / 2, y - height / 2) < radius ? ink : ground,
  )
  pictures.set(key, bytes)
  return bytes
}

/** The picture of a security code. */
export function codePicture(code: string): Buffer {
  const point = 6
  const step = 4 * point
  return png(code.length * step + point * 2, point * 7, (x, y) => {
    const at = Math.floor((x - point) / step)
    const left = Math.floor(((x - point) % step) / point)
    const top = Math.floor((y - point) / point)
    const ink = x >= point && isInked(code[at] ?? '', left, top)
    return ink ? [60, 60, 90] : (x * 7 + y * 13) % 17 === 0 ? [190, 190, 200] : [244, 244, 240]
  })
}

const rate = 8000

/** The security code to be heard: a WAV with one tone per digit, the higher the digit. */
export function codeSound(code: string): Buffer {
  const samples = code.length * rate * 0.4
  const data = Buffer.alloc(samples, 128)
  for (let at = 0; at < samples; at++) {
    const digit = Number(code[Math.floor(at / (rate * 0.4))] ?? 0)
    const isSilent = at % (rate * 0.4) > rate * 0.3
    if (!isSilent)
      data[at] = 128 + Math.round(60 * Math.sin((at * (300 + digit * 60) * 6.283) / rate))
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples, 40)
  return Buffer.concat([header, data])
}

/** The smallest picture that is WebP: a flag. */
export const flagPicture = Buffer.from(
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'base64',
)

export function brandPicture(title: string): string {
  const letter = title.slice(0, 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" fill="#efe6d2"/><text x="60" y="40" font-size="30" text-anchor="middle" fill="#6b4a2f">${letter}</text></svg>`
}
