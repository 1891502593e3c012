import type { Call } from '../app'
import { type GiftCard, giftAmount } from '../gift-card/gift-card'
import type { Language } from '../locale'
import { readCurrency } from '../locale'
import { convert, withPercent } from '../money'
import { languageOf } from '../session/call-preferences'
import { ensureSession, sessionIdOf } from '../session/session'
import {
  applyCampaigns,
  type Campaign,
  type CartCampaigns,
  campaignNames,
} from './campaign/campaign'
import { type Coupon, couponDiscount } from './coupon/coupon'
import type { CartRow, CartSettings, LineTable } from './queries'
import { cartLines, cartSettings } from './queries'
import type { CartPrice, LinePrice, Tier } from './rules'
import { priceCart, priceLine } from './rules'

/** A shopper's cart with its prices, in the language and currency of the call. */
export type Cart = {
  session: string
  language: Language
  settings: CartSettings
  lines: { row: CartRow; price: LinePrice }[]
  price: CartPrice
  campaigns: CartCampaigns
  coupon: Coupon | null
  giftCard: GiftCard | null
}

type Which = { session?: string; table?: LineTable }

/** Reads the cart in one round trip, or what is saved for later; empty without a session. */
export async function readCart(call: Call, { session, table }: Which = {}): Promise<Cart> {
  const id = session ?? (await sessionIdOf(call)) ?? ''
  const language = languageOf(call)
  const [settings, lines] = await call.env.DB.batch([
    cartSettings(call.env.DB, id, readCurrency(call.req.query('currency'))),
    cartLines(call.env.DB, { session: id, language, table }),
  ])
  const shop = settings?.results[0] as CartSettings
  if (shop.is_old && !session && !table) await ensureSession(call)
  return pricedCart(id, language, shop, (lines?.results ?? []) as CartRow[])
}

function campaignsIn(lines: Cart['lines'], settings: CartSettings): CartCampaigns {
  return applyCampaigns(
    JSON.parse(settings.campaigns) as Campaign[],
    lines.map(({ row, price }) => ({
      total: price.total,
      categoryId: row.category_id,
      isGiftCard: row.is_gift_card === 1,
    })),
    settings.rate,
  )
}

export function pricedCart(
  session: string,
  language: Language,
  settings: CartSettings,
  rows: CartRow[],
): Cart {
  const lines = rows.map((row) => ({
    row,
    price: priceLine({
      price: row.price,
      oldPrice: row.old_price,
      seenPrice: row.seen_price,
      rate: settings.rate,
      count: row.count,
      tiers: JSON.parse(row.tiers) as Tier[],
      subscribePercent: row.frequency ? row.subscribe_percent : 0,
    }),
  }))
  const coupon = settings.coupon ? (JSON.parse(settings.coupon) as Coupon) : null
  const giftCard = settings.gift_card ? (JSON.parse(settings.gift_card) as GiftCard) : null
  const { rate } = settings
  const campaigns = campaignsIn(lines, settings)
  const price = priceCart(
    lines.map(({ row, price }, at) => ({
      campaign: campaigns.shares[at] ?? 0,
      total: price.total,
      freeCargo: row.free_cargo === 1,
      isGiftCard: row.is_gift_card === 1,
    })),
    {
      price: convert(settings.cargo_price, rate),
      freeFrom: settings.cargo_free_from === null ? null : convert(settings.cargo_free_from, rate),
    },
    {
      couponOf: (goods, left) => couponDiscount(coupon, goods, rate, left),
      giftOf: (due, cards) => giftAmount(giftCard, { due, cards, rate }),
    },
  )
  return { session, language, settings, lines, price, campaigns, coupon, giftCard }
}

/** What paying by transfer takes off each line of what campaigns leave of it, by its product's own percent (decision 023, rule 5). */
export function transferShares({ lines, campaigns }: Cart): number[] {
  return lines.map(({ row, price: { unit, total } }, at) => {
    if (total === 0 || row.is_gift_card === 1) return 0
    const off = total - Math.round(withPercent(unit, row.money_order) * row.count)
    return Math.round((off * (total - (campaigns.shares[at] ?? 0))) / total)
  })
}

/** The discount of paying by transfer: that of its lines, of what a coupon leaves. */
export function transferDiscount(cart: Cart): number {
  const { cart: all, giftCards, campaign, coupon } = cart.price
  const left = all - giftCards - campaign
  const off = transferShares(cart).reduce((sum, share) => sum + share, 0)
  return left === 0 ? 0 : Math.round((off * (left - coupon)) / left)
}

/** What the gift card of a cart pays of an amount that is due. */
export function giftOf({ giftCard, price, settings }: Cart, due: number): number {
  return giftAmount(giftCard, { due, cards: price.giftCards, rate: settings.rate })
}

/** What lowers a cart, as an order names it. */
export const codesOf = ({
  campaigns,
  coupon,
  giftCard,
}: Pick<Cart, 'campaigns' | 'coupon' | 'giftCard'>) => ({
  campaign: campaignNames(campaigns),
  coupon: coupon?.code ?? '',
  gift_card: giftCard?.code ?? '',
})

/** The total by bank transfer; 0 beside gift cards, which are paid by card (offeredPayments). */
export function transferTotal(cart: Cart): number {
  if (cart.price.giftCards > 0) return 0
  const due = cart.price.general + cart.price.gift - transferDiscount(cart)
  return due - giftOf(cart, due)
}

export function totalQuantity(cart: Cart): number {
  return Math.round(cart.lines.reduce((sum, line) => sum + line.row.count, 0) * 1000) / 1000
}
