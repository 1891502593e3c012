import type { Row, Statement } from '../database'
import { same } from '../difference'
import { eachPayments } from '../instalments'
import { type Hundredths, type Money, readAllMoney } from '../money'
import { transfer } from '../prices'
import type { Alarm, Model, Order, OrderState } from '../state'

/** The queries about alarms and mails. */
export const mailQueries: Statement[] = [
  ['SELECT kind, product_id, variant_id, email, language, currency, price FROM alarm'],
  ['SELECT recipient, text, link FROM outbox WHERE id NOT IN (SELECT id FROM seed_outbox)'],
]

const confirmed: readonly OrderState[] = ['paid', 'later', 'cancelled', 'delivered']

/** The amounts of a mail, line by line: the text after the last colon, because shoppers' texts may contain some too. */
const moneyOf = (text: string): Money[] =>
  text.split('\n').flatMap((line) => readAllMoney(line.slice(line.lastIndexOf(': ') + 1)))

const inCurrency = (amounts: Hundredths[], currency: string): Money[] =>
  amounts.map((amount) => ({ amount, currency }))

/**
 * The texts of an order's mail: each line, each row of the sum, and each of several payments or the transfer; that of a
 * cancelled order has its total twice, as what the card gets back or nobody has to pay; that of a return has what its
 * order's page names, and that of a late payment no amount.
 */
function wantedMail(order: Order): unknown[] {
  const { state, number, email, lines, sum, methods, instalment, givenBack } = order
  if (state === 'returned') return [[email, number, []]]
  if (!confirmed.includes(state)) return []
  const { goods, campaign, discount, surcharge, delivery, fee, total } = sum
  const nonZero = (amount: number) => (amount === 0 ? [] : [amount])
  const rows = [
    goods,
    ...nonZero(-campaign),
    ...nonZero(-discount),
    ...nonZero(surcharge),
    delivery,
    ...nonZero(fee),
    total,
  ]
  const due = methods.payment === transfer ? [total] : eachPayments(total, instalment.number)
  const amounts = [...lines.map((line) => line.total), ...rows, ...due]
  const ofOrder = [email, number, inCurrency(amounts, order.currency)]
  const ofReturns = givenBack.map(({ refund }) => [
    email,
    number,
    inCurrency([refund], order.currency),
  ])
  if (state !== 'cancelled') return [ofOrder, ...ofReturns]
  return [ofOrder, [email, number, inCurrency([total, total], order.currency)]]
}

const inOrder = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort()

const alarmRow = ({ kind, product, variant, email, language, currency, price }: Alarm) => [
  kind,
  product,
  variant,
  email,
  language,
  currency,
  price,
]

/** An order's mail lists the products, in the language of the order; others have one amount at most. */
function checkNames({ catalogue }: Model, order: Order, text: string): void {
  if (!confirmed.includes(order.state)) return
  const titles = order.lines.map(({ product }) =>
    String(catalogue.products.get(product)?.title[order.language]),
  )
  same(
    `the goods in the mail of ${order.number}`,
    titles.filter((title) => text.includes(title)),
    titles,
  )
}

/** Checks the alarms, and one mail for each order and each due alarm. */
export function checkMails(model: Model, [alarms, mails]: Row[][]): void {
  same(
    'the alarms in the database',
    inOrder((alarms ?? []).map((row) => Object.values(row))),
    inOrder(model.alarms.map(alarmRow)),
  )
  const numbers = model.orders.map((order) => order.number)
  const nonZero = (mails ?? []).map(({ recipient, text, link }) => {
    const number = numbers.find((one) => one !== '' && String(text).includes(one))
    const order = model.orders.find((one) => one.number === number)
    const amounts = moneyOf(String(text))
    if (number && order && amounts.length > 1) checkNames(model, order, String(text))
    return [recipient, number ?? link, amounts]
  })
  const ofAlarms = model.alarmMails.map(({ email, link, price, currency }) => [
    email,
    link,
    inCurrency([price], currency),
  ])
  same(
    'the mails in the database',
    inOrder(nonZero),
    inOrder([...model.orders.flatMap(wantedMail), ...ofAlarms]),
  )
}
