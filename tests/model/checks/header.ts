import type { Page } from '../../support/page/page'
import { same } from '../difference'
import { readMoney } from '../money'
import { goodsOf, pricedLines } from '../prices'
import type { Model, Session } from '../state'
import { word } from '../words'

/** The count in the header; the link's text is "Sepet 3 427,23 TL". */
function readHeader(page: Page, language: string) {
  const name = word(language, 'cart')
  const link = page.getByRole('banner').getByRole('link', new RegExp(`^${name}`))
  const counts = link.name.slice(name.length)
  const count = /^\s*([\d.,]+)/.exec(counts)?.[1]
  // In English the sum starts with its currency symbol, which is not part of the count: "2 €13.44".
  const money = readMoney(counts.replace(/^\s*[\d.,]+/, ''))
  return { count: Number((count ?? '0').replace(',', '.')), money }
}

/** Checks the header of any page: count, sum and currency of the cart. */
export function checkHeader(model: Model, session: Session, page: Page): void {
  const { count, money } = readHeader(page, session.language)
  const lines = pricedLines(model.catalogue, session.lines, session.currency)
  const pieces = session.lines.reduce((sum, line) => sum + line.count, 0)
  const where = `the header of ${page.url}`
  same(`${where}, pieces`, count, pieces)
  if (pieces === 0) return
  const wanted = { amount: goodsOf(lines), currency: session.currency }
  same(`${where}, sum`, money, wanted)
}
