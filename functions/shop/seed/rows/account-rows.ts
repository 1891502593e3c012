import type { Insert } from '../insert'
import { insertRows } from '../insert'

const ONE_DAY = 24 * 60 * 60
/** The ids of the demo accounts, in the order of data/accounts.ts. */
const VENDOR = 3
const AFFILIATE = 4

const number = (at: number) => `SH${String(100_000 + at)}`

/** The affiliate member's earnings and payouts; `today` in unix seconds. */
export function affiliateStatements(today: number): Insert[] {
  const orders = Array.from({ length: 47 }, (_, at) => {
    const total = 19_900 + ((at * 7_919) % 90_000)
    const percent = at % 5 === 0 ? 12 : 8
    const commission = Math.round((total * percent) / 100)
    const day = today - (47 - at) * 6 * ONE_DAY
    return [AFFILIATE, number(at * 13), day, at < 40 ? 1 : 0, total, percent, commission]
  })
  const payments = Array.from({ length: 5 }, (_, at) => [
    AFFILIATE,
    today - (5 - at) * 45 * ONE_DAY,
    15_000 + at * 2_500,
  ])
  return [
    ...insertRows(
      'affiliate_order',
      ['member_id', 'number', 'created_at', 'is_delivered', 'total', 'percent', 'commission'],
      orders,
    ),
    ...insertRows('affiliate_payment', ['member_id', 'paid_at', 'amount'], payments),
  ]
}

/** The vendor's account in the accounting software. */
export function erpStatements(today: number): Insert[] {
  const movements = Array.from({ length: 24 }, (_, at) => {
    const isInvoice = at % 2 === 0
    const amount = 250_000 + ((at * 3_571) % 400_000)
    const day = today - (24 - at) * 9 * ONE_DAY
    const document = `${isInvoice ? 'FT' : 'TH'}${2026_0000 + at}`
    const sides = isInvoice ? [amount, 0] : [0, Math.round(amount * 0.9)]
    return [VENDOR, day, document, isInvoice ? 'invoice' : 'payment', ...sides]
  })
  const orders = Array.from({ length: 6 }, (_, at) => {
    const day = today - (6 - at) * 20 * ONE_DAY
    return [VENDOR, `ERP-${5000 + at}`, day, at < 4 ? 1 : 0, 300_000 + at * 45_000]
  })
  return [
    ...insertRows(
      'erp_movement',
      ['member_id', 'made_at', 'document_no', 'kind', 'debt', 'credit'],
      movements,
    ),
    ...insertRows('erp_order', ['member_id', 'number', 'made_at', 'is_closed', 'total'], orders),
  ]
}
