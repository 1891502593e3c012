import { z } from 'zod'
import type { Language } from '~/i18n/languages'
import { hrefOf } from '~/site-map'

const code = z
  .string()
  .max(40)
  .regex(/^[\p{L}\p{N}_.-]*[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u)

/** The code of a coupon as it was typed, in groups or not, or linked: '' for none, null for what no shop gives out. */
export function readCouponCode(typed: string | null): string | null {
  const joined = typed?.replaceAll(/\s/g, '')
  return joined ? (code.safeParse(joined).data ?? null) : ''
}

/** Whether a code is shown by its end alone, as a gift card's is (decision 085): no button can send it. */
export const isMasked = (code: string): boolean => readCouponCode(code) === null

/** Whether two codes differ in nothing but the case of their letters. */
export const isSameCode = (one: string, other: string): boolean =>
  // biome-ignore lint/plugin: a code, no text
  one.toUpperCase() === other.toUpperCase()

/** The page that takes the coupon of a campaign's link, `kampanya/KOD`; null for any other link. */
export function couponPageOf(link: string, language: Language): string | null {
  const [, kod] = /^kampanya\/([^/]+)$/.exec(link) ?? []
  return kod === undefined ? null : hrefOf('cartCoupon', language, { kod })
}
