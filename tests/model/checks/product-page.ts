import { ancestors } from '../../support/page/dom'
import type { Page, Part } from '../../support/page/page'
import type { Product } from '../catalogue'
import { same } from '../difference'
import { type Hundredths, readMoney, withPercent } from '../money'
import { converted, currencyOf, oldPriceInLira, pieceInLira, unitPrice } from '../prices'
import type { Model, Session } from '../state'
import { word } from '../words'

/** Parts of the page about this product, not about others. */
function own(parts: Part[]): Part[] {
  return parts.filter((one) => !ancestors(one.element).some((a) => a.tagName === 'article'))
}

export function readPrice(parts: Part[]): ReturnType<typeof readMoney> {
  return parts.map((one) => readMoney(one.text)).find((money) => money !== undefined)
}

/** The transfer price in a price block: empty if it is equal. */
export function checkTransfer(
  where: string,
  { language }: Session,
  parts: Part[],
  { card, percent }: { card: Hundredths; percent: number },
): void {
  const words = word(language, 'transferPrice').trim()
  const matching = parts.filter((one) => one.text.includes(words))
  const read = matching.map((one) => readMoney(one.text)?.amount)
  const wanted = percent === 0 ? [] : [withPercent(card, percent)]
  same(`${where}, by transfer`, [...new Set(read)], wanted)
}

function checkTiers(session: Session, model: Model, page: Page, product: Product, variant: number) {
  const currency = currencyOf(model.catalogue, session.currency)
  const [table] = own(page.main.queryAllByRole('table'))
  const read = table
    ?.queryAllByRole('row')
    .map((row) => readMoney(row.text)?.amount)
    .filter((one) => one !== undefined)
  const wanted = product.tiers.map(({ min }) =>
    unitPrice(product, { variant, count: min, frequency: '' }, currency),
  )
  same(`the tiers of ${page.url}`, read ?? [], wanted)
}

/** The product is not for sale: neither a price nor an add button. */
function checkShowOnly(page: Page, price: ReturnType<typeof readMoney>): void {
  const fields = page.main.queryAllByRole('spinbutton').length
  same(`the page ${page.url} of what is only shown`, [price ?? 'no price', fields], ['no price', 0])
}

/** Checks a product's page with a chosen variant: name, price, old price, tiers. */
export function checkProductPage(
  model: Model,
  session: Session,
  page: Page,
  { product, variant }: { product: Product; variant: number },
): void {
  const currency = currencyOf(model.catalogue, session.currency)
  const where = `the page ${page.url}`
  same(`${where}, name`, page.heading, product.title[session.language])
  const price = readPrice(own(page.main.tags('strong')))
  if (product.isShowOnly) {
    checkShowOnly(page, price)
    return
  }
  const card = converted(pieceInLira(product, variant), currency)
  same(`${where}, price`, price, { amount: card, currency: session.currency })
  const small = own(page.main.tags('small'))
  checkTransfer(where, session, small, { card, percent: product.moneyOrder })
  const tax = word(session.language, 'vatIncluded', String(product.vat))
  if (product.vat > 0 && !small.some((one) => one.text === tax))
    same(
      `${where}, tax`,
      small.map((one) => one.text),
      tax,
    )
  const old = readPrice(own(page.main.queryAllByRole('deletion')))?.amount ?? 0
  same(`${where}, old price`, old, converted(oldPriceInLira(product, variant), currency))
  if (page.main.queryByRole('spinbutton')) checkTiers(session, model, page, product, variant)
  const chosen = product.variants.find((one) => one.id === variant)
  for (const option of chosen?.options ?? []) {
    const title = model.catalogue.options.get(option)?.title[session.language] ?? ''
    const groups = page.main.queryAllByRole('group').map((one) => one.name)
    if (!groups.some((name) => name.endsWith(` ${title}`)))
      same(`${where}, chosen`, groups, `… ${title}`)
  }
}
