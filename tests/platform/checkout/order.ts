import type { CartLine } from '../cart/cart-line'
import type { Currency } from '../data/languages'
import type { Address } from '../members/member'
import type { Session } from '../server/session'

export type OrderLine = CartLine & { title: string; variantName: string; total: number }

export type Order = {
  id: number
  number: string
  memberId: number
  email: string
  /** Unix seconds. */
  date: number
  statusId: number
  lines: OrderLine[]
  currency: Currency
  /** With VAT. */
  goods: number
  cargo: number
  service: number
  discount: number
  coupon: number
  installment: number
  total: number
  cargoId: string
  paymentId: string
  paymentState: 'paid' | 'waiting' | 'refused' | 'later' | 'processing' | 'expired'
  delivery: Address | null
  invoice: Address | null
  storeId: number
  cargoNumber: string
  returns: { line: number; reason: string }[]
  token: string
  /** Whose cart is emptied by the payment. */
  session?: Session
}

export const statusTexts: Record<number, string> = {
  1: 'Onay bekliyor',
  2: 'Onaylandı',
  3: 'Hazırlanıyor',
  6: 'Kargoya verildi',
  8: 'Teslim edildi',
  9: 'İptal edildi',
  10: 'İade edildi',
}
