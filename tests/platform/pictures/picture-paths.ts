import { seedOf } from '../catalogue/value-forms'
import type { Product } from '../data/product'
import type { Platform } from '../platform'
import { picture } from '../server/reply'
import { brandPicture, flagPicture, productPicture } from './draw'

export type PictureSize = 'K' | 'O' | 'B'

/**
 * A picture's address as the platform names it: without or with its slash, without a scheme, absolute at the shop,
 * or on the second origin.
 */
export function pictureForm(platform: Platform, path: string, seed: number): string {
  const { origin, cdnOrigin } = platform
  const forms = [
    path,
    `/${path}`,
    `${origin.replace(/^https?:/, '')}/${path}`,
    `${origin}/${path}`,
    `${cdnOrigin}/${path}`,
  ] as const
  return forms[seed % 5] ?? path
}

/** The address of a product's picture; `at` counts from 1. */
export function productPictureUrl(
  platform: Platform,
  product: Product,
  at: number,
  size: PictureSize,
): string {
  const path = `Data/${size}/${product.code.toLowerCase()}-${at}.png`
  return pictureForm(platform, path, seedOf(product.id, at))
}

/** The files that both origins serve, or undefined for another path. */
export function pictureAt(path: string): Response | undefined {
  const [, size, name] = /^\/Data\/([KOB])\/([a-z0-9-]+)\.png$/.exec(path) ?? []
  if (size && name) return picture(new Uint8Array(productPicture(size, name)), 'image/png')
  const [, title] = /^\/Data\/(?:marka|banner)\/(.+)\.svg$/.exec(path) ?? []
  if (title) return picture(brandPicture(title.toUpperCase()), 'image/svg+xml')
  if (/^\/static\/theme-flags\/[a-z]{2}\.webp$/.test(path))
    return picture(new Uint8Array(flagPicture), 'image/webp')
  return undefined
}
