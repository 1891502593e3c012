import { same } from '../difference'
import { eachPayments } from '../instalments'
import { readAmounts, readMoney } from '../money'
import type { Page } from '../page'
import type { Order, Sum } from '../state'
import { word } from '../words'

const rows = ['goods', 'surcharge', 'delivery', 'fee', 'total'] as const

type Row = [name: keyof Sum, amount: number]

/** The rows that a sum must have: those that are always there, and of the others those that cost or save something. */
function wantedRows({ goods, discount, surcharge, delivery, fee, total }: Sum): Row[] {
  const all: Row[] = [
    ['goods', goods],
    ['discount', -discount],
    ['surcharge', surcharge],
    ['delivery', delivery],
    ['fee', fee],
    ['total', total],
  ]
  return all.filter(
    ([name, amount]) => amount !== 0 || name === 'goods' || name === 'delivery' || name === 'total',
  )
}

/** Every row of a sum on a page of an order or of the way to it; what has another name is a discount. */
export function checkOrderSum(order: Order, language: string, page: Page): void {
  const named = (name: 'goods' | 'total') => word(language, name)
  const list = page.main
    .tags('dl')
    .map((one) => one.terms())
    .find((terms) => terms.has(named('goods')) && terms.has(named('total')))
  const all = [...(list ?? [])]
  const atTotal = all.findIndex(([term]) => term === named('total'))
  const said = all.slice(0, atTotal + 1)
  const shown = said.map(([term, text]): Row => {
    const name = rows.find((one) => word(language, one) === term) ?? 'discount'
    return [name, readMoney(text)?.amount ?? 0]
  })
  same(`the sum on ${page.url}`, shown, wantedRows(order.sum))
  // The last step says it beside the way to pay.
  const isLastStep = new URL(page.url).pathname === '/order/onay'
  same(
    `the instalments on ${page.url}`,
    all.slice(atTotal + 1).flatMap(([, text]) => readAmounts(text)),
    isLastStep ? [] : eachPayments(order.sum.total, order.instalment.number),
  )
  const before = shown.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)
  same(`the rows on ${page.url} add up to`, before, order.sum.total)
  const currency = readMoney(list?.get(named('total')) ?? '')?.currency
  same(`the currency on ${page.url}`, currency, order.currency)
}
