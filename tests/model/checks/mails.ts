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

/** The products of an order in its language, each once. @param positions the lines that count; without it all do */
function titlesOf({ catalogue }: Model, order: Order, positions?: number[]): string[] {
  const chosen = order.lines.filter((_, at) => !positions || positions.includes(at))
  const titles = chosen.map(
    ({ product }) => catalogue.products.get(product)?.title[order.language] ?? '',
  )
  return [...new Set(titles)]
}

/** Those of an order's products that a mail has lines for. */
function titlesIn(model: Model, order: Order, text: string): string[] {
  const ends = text.replaceAll('\n', ':\n')
  return titlesOf(model, order).filter((title) =>
    [':', ','].some((end) => `${ends}:`.includes(`× ${title}${end}`)),
  )
}

/**
 * The mails of an order, with their amounts and products. That of the order has each line, each row of the sum, and each
 * of several payments or the transfer; that of a cancelled order its total twice, as what the card gets back or nobody has
 * to pay, and all that was cancelled if pieces were before; that of such pieces what they give back likewise, and the new total; that of a return what its order's page names, once more with where it goes; that of a late payment nothing. Free
 * delivery is a word.
 */
function wantedMail(model: Model, order: Order): unknown[] {
  const { state, number, email, placed, methods, instalment, givenBack } = order
  if (state === 'returned') return [[email, number, [], []]]
  if (!confirmed.includes(state)) return []
  const { goods, campaign, discount, surcharge, delivery, fee, total } = placed.sum
  const nonZero = (amount: number) => (amount === 0 ? [] : [amount])
  const rows = [
    goods,
    ...nonZero(-campaign),
    ...nonZero(-discount),
    ...nonZero(surcharge),
    ...nonZero(delivery),
    ...nonZero(fee),
    total,
  ]
  const due = methods.payment === transfer ? [total] : eachPayments(total, instalment.number)
  const amounts = [...placed.totals, ...rows, ...due]
  const mailOf = (sums: Hundredths[], positions?: number[]) => [
    email,
    number,
    inCurrency(sums, order.currency),
    titlesOf(model, order, positions),
  ]
  const ofReturns = givenBack.map(({ refund, pieces }) =>
    mailOf(
      [refund, refund],
      pieces.map(({ position }) => position),
    ),
  )
  const ofPieces = order.cancelled.map((one) =>
    mailOf([one.back, one.back, one.total], one.positions),
  )
  if (state !== 'cancelled') return [mailOf(amounts), ...ofPieces, ...ofReturns]
  const rest = order.sum.total
  const whole = mailOf(rest < total ? [rest, rest, total] : [rest, rest], remainingLines(order))
  return [mailOf(amounts), ...ofPieces, whole]
}

const remainingLines = ({ lines }: Order): number[] =>
  lines.flatMap(({ count }, at) => (count > 0 ? [at] : []))

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

function checkFreeDelivery({ number, sum }: Order, text: string): void {
  const isNamed = /: (?:Ücretsiz|Free|Kostenlos|مجاني)$/mu.test(text)
  same(`free delivery in the mail of ${number}`, isNamed, sum.delivery === 0)
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
    // The other mails of an order begin with its number.
    if (order && !String(text).startsWith(`${number}:`)) checkFreeDelivery(order, String(text))
    return [recipient, number ?? link, amounts, order ? titlesIn(model, order, String(text)) : []]
  })
  const ofAlarms = model.alarmMails.map(({ email, link, price, currency }) => [
    email,
    link,
    inCurrency([price], currency),
    [],
  ])
  same(
    'the mails in the database',
    inOrder(nonZero),
    inOrder([...model.orders.flatMap((order) => wantedMail(model, order)), ...ofAlarms]),
  )
}
