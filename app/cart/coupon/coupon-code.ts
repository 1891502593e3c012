import { z } from 'zod'
import type { Language } from '~/i18n/languages'
import { hrefOf } from '~/site-map'

const code = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\p{L}\p{N}_.-]+$/u)

/** The code of a coupon as it was typed or linked: '' for none, null for what no shop gives out. */
export function readCouponCode(typed: string | null): string | null {
  if (!typed?.trim()) return ''
  return code.safeParse(typed).data ?? null
}

const campaign = /^kampanya\/([^/]+)$/

/** Whether a link, without its first slash, is that of a coupon's code: `kampanya/KOD`. */
export const isCampaign = (link: string): boolean => campaign.test(link)

export function couponPageOf({ language }: { language: Language }, link: string): string {
  const [, kod = ''] = campaign.exec(link) ?? []
  return hrefOf('cartCoupon', language, { kod })
}
