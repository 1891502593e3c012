import type { Page } from '../../support/page/page'
import { Difference, same } from '../difference'
import { eachPayments } from '../instalments'
import { readAmounts, readMoney } from '../money'
import type { Order, Sum } from '../state'
import { word } from '../words'

const rows = ['goods', 'surcharge', 'delivery', 'fee', 'total'] as const

/** The shop's name for the one discount of an order. */
const discountTitles: Record<string, string> = {
  tr: 'Havale indirimi',
  en: 'Bank transfer discount',
  de: 'Rabatt bei Überweisung',
  ar: 'خصم التحويل البنكي',
}

type Row = [name: keyof Sum, amount: number]

/** The required rows of a sum: the fixed ones, and the others that are not zero. */
function wantedRows({ goods, campaign, discount, surcharge, delivery, fee, total }: Sum): Row[] {
  const all: Row[] = [
    ['goods', goods],
    ['campaign', -campaign],
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

/** @throws Difference for a row that is none of a sum's, or says no amount */
function readRow(order: Order, language: string, url: string, row: [string, string]): Row {
  const [term, text] = row
  const name =
    (term === order.campaignTitle[language] && ('campaign' as const)) ||
    (term === discountTitles[language] && ('discount' as const)) ||
    rows.find((one) => word(language, one) === term)
  const isFree = name === 'delivery' && text === word(language, 'free')
  const amount = isFree ? 0 : readMoney(text)?.amount
  if (name === undefined || amount === undefined)
    throw new Difference(`a row of the sum on ${url}`, `${term}: ${text}`, 'a row of an order')
  return [name, amount]
}

/** Checks every row of a sum on a page of an order or of the checkout. */
export function checkOrderSum(order: Order, language: string, page: Page): void {
  const named = (name: 'goods' | 'total') => word(language, name)
  const list = page.main
    .tags('dl')
    .map((one) => one.terms())
    .find((terms) => terms.has(named('goods')) && terms.has(named('total')))
  const all = [...(list ?? [])]
  const atTotal = all.findIndex(([term]) => term === named('total'))
  const rowTexts = all.slice(0, atTotal + 1)
  const read = rowTexts.map((row) => readRow(order, language, page.url, row))
  same(`the sum on ${page.url}`, read, wantedRows(order.sum))
  // The last step shows it with the payment method.
  const isLastStep = new URL(page.url).pathname === '/order/onay'
  same(
    `the instalments on ${page.url}`,
    all.slice(atTotal + 1).flatMap(([, text]) => readAmounts(text)),
    isLastStep ? [] : eachPayments(order.sum.total, order.instalment.number),
  )
  const before = read.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)
  same(`the rows on ${page.url} add up to`, before, order.sum.total)
  const currency = readMoney(list?.get(named('total')) ?? '')?.currency
  same(`the currency on ${page.url}`, currency, order.currency)
}
