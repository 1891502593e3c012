/**
 * Makes functions/shop/seed/data/flags.ts, once; the result is committed.
 * `npx tsx functions/shop/seed/make-flags.ts <folder flags/4x3 of the npm package flag-icons (MIT)>`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of sharp that is used here; it comes with wrangler and has no types of its own. */
type Image = {
  resize(width: number, height: number): Image
  webp(options: object): Image
  toBuffer(): Promise<Buffer>
}
const sharp = createRequire(import.meta.url)('sharp') as (input: Buffer) => Image

const folder = process.argv[2]
if (!folder)
  throw new Error('Say where the flags are: npx tsx functions/shop/seed/make-flags.ts <folder>')
const lines: string[] = []
for (const file of readdirSync(folder)) {
  const code = /^([a-z]{2})\.svg$/.exec(file)?.[1]
  if (!code) continue
  const image = sharp(readFileSync(path.join(folder, file))).resize(40, 30)
  const webp = await image.webp({ quality: 70, effort: 6 }).toBuffer()
  lines.push(`  ${code}: '${webp.toString('base64')}',\n`)
}
const head =
  '/** Flags of countries by code: WebP, 40 by 30 pixels, in base64. Written by functions/shop/seed/make-flags.ts. */\n' +
  'export const flags: Record<string, string> = {\n'
writeFileSync('functions/shop/seed/data/flags.ts', `${head}${lines.join('')}}\n`)
console.log(`${lines.length} flags`)
