import { createRequire } from 'node:module'
import type { Pixels } from './recolour'

/** Sharp comes with wrangler and has no types of its own. */
export type Image = {
  trim(): Image
  ensureAlpha(): Image
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
  png(options?: object): Image
  webp(options: object): Image
  avif(options: object): Image
  metadata(): Promise<{ width: number; height: number }>
  toBuffer(): Promise<Buffer>
  toBuffer(options: { resolveWithObject: true }): Promise<{
    data: Buffer
    info: { width: number; height: number }
  }>
  toFile(file: string): Promise<unknown>
}

export const sharp = createRequire(import.meta.url)('sharp') as (
  input: Buffer | Uint8Array | object,
  options?: object,
) => Image

export async function pixelsOf(image: Image): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const imageOf = ({ data, width, height }: Pixels): Image =>
  sharp(data, { raw: { width, height, channels: 4 } })
