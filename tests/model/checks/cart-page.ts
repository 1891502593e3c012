import type { Page, Part } from '../../support/page/page'
import { campaignIn, campaignOff } from '../campaigns'
import { same } from '../difference'
import { readAmounts, readMoney } from '../money'
import { deliveryOf, goodsOf, orderSum, type Priced, pricedLines, transfer } from '../prices'
import type { Model, Session } from '../state'
import { word } from '../words'

const amountOf = (text: string | undefined): number => readMoney(text ?? '')?.amount ?? 0

/** A line of the cart page, as a person reads it. @param names of its variant, which are amounts too where it is a gift card */
function readLine(item: Part, names: string[]) {
  const old = item.queryByRole('deletion')?.text ?? ''
  const amounts = readAmounts(
    [old, ...names].reduce((rest, one) => rest.replace(one, ''), item.text),
  )
  return {
    title: item.getByRole('heading-2').text,
    count: Number(item.getByRole('spinbutton').attribute('value')),
    unit: amounts[0],
    total: amounts.at(-1),
  }
}

function variantName(model: Model, { line, product }: Priced, language: string): string[] {
  const variant = product.variants.find((one) => one.id === line.variant)
  return (variant?.options ?? []).map(
    (option) => model.catalogue.options.get(option)?.title[language] ?? '',
  )
}

/** Checks that a line shows everything that distinguishes it from other lines. */
function checkLine(model: Model, session: Session, item: Part, priced: Priced): void {
  const { line } = priced
  const wanted = [
    ...variantName(model, priced, session.language),
    ...(line.note ? [line.note] : []),
    ...Object.values(line.engraving).filter(Boolean),
  ]
  for (const text of wanted)
    if (!item.text.includes(text.replace(/\s+/g, ' ')))
      same(`the cart's line of ${priced.product.title.tr}`, item.text, `… ${text} …`)
}

export const cartItems = (page: Page): Part[] =>
  page.main
    .queryAllByRole('listitem')
    .filter((item) => item.queryByRole('spinbutton') !== undefined)

/** Checks the cart page: each line, its unit price and total, and the sum below. */
export function checkCartPage(model: Model, session: Session, page: Page): void {
  const items = cartItems(page)
  const lines = pricedLines(model.catalogue, session.lines, session.currency)
  const wanted = lines.map(({ line, product, unit, total }) => ({
    title: product.title[session.language],
    count: line.count,
    unit,
    total,
  }))
  const read = items.map((item, at) => {
    const priced = lines[at]
    return readLine(item, priced ? variantName(model, priced, session.language) : [])
  })
  same('the lines of the cart page', read, wanted)
  items.forEach((item, at) => {
    const priced = lines[at]
    if (priced) checkLine(model, session, item, priced)
  })
  if (lines.length === 0) return
  checkSum(model, session, page, lines)
}

function checkSum(model: Model, session: Session, page: Page, lines: Priced[]): void {
  const terms = page.main.terms()
  const goods = goodsOf(lines)
  const delivery = deliveryOf(model.catalogue, lines, session.currency)
  const { catalogue } = model
  const campaign = campaignOff(catalogue, lines, session.currency, session.campaign)
  const title = campaignIn(catalogue, session.campaign)?.title[session.language]
  const named = catalogue.campaigns
    .map((one) => one.title[session.language] ?? '')
    .filter((one) => terms.has(one))
  same('the campaigns in the sum', named, campaign > 0 ? [title] : [])
  same('what the campaign takes off', 0 - amountOf(terms.get(title ?? '')), campaign)
  const wanted = { goods, delivery, total: goods - campaign + delivery }
  const read = Object.fromEntries(
    (['goods', 'delivery', 'total'] as const).map((name) => {
      const amount = amountOf(terms.get(word(session.language, name)))
      return [name, amount]
    }),
  )
  same('the sum of the cart page', read, wanted)
  const methods = { payment: transfer, carrier: 0, campaign: session.campaign }
  // Gift cards are paid by card.
  const byTransfer = lines.some(({ product }) => product.isGiftCard)
    ? wanted.total
    : orderSum(model.catalogue, lines, session.currency, methods).total
  const byTransferText = word(session.language, 'transferPrice').trim()
  const small = page.main
    .getByRole('region', word(session.language, 'sum'))
    .tags('small')
    .find((one) => one.text.includes(byTransferText))
  const readTotal = small ? amountOf(small.text) : wanted.total
  same('the total by transfer of the cart page', readTotal, byTransfer)
  const currency = readMoney(terms.get(word(session.language, 'total')) ?? '')?.currency
  same('the currency of the cart page', currency, session.currency)
}
