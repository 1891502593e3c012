import type { Page } from '../support/page/page'
import { checkCartPage } from './checks/cart-page'
import { checkHeader } from './checks/header'
import { checkMails, mailQueries } from './checks/mails'
import { checkOrders, orderQueries } from './checks/orders'
import { checkRows, rowQueries } from './checks/rows'
import type { Shopper } from './shopper'
import { type Model, type Real, sessionOf } from './state'

export function shopperOf(real: Real, shopperIndex: number): Shopper {
  const found = real.shoppers[shopperIndex]
  if (!found) throw new Error(`There is no shopper ${shopperIndex}.`)
  return found
}

/** After every step: compares the resulting page, the cart page and the database rows with the model. */
export async function compareWithModel(
  model: Model,
  real: Real,
  shopperIndex: number,
  page?: Page,
): Promise<void> {
  const session = sessionOf(model, shopperIndex)
  const [cart, rows] = await Promise.all([
    page?.url.endsWith('/sepet') ? page : shopperOf(real, shopperIndex).open('/sepet'),
    real.db.run([...rowQueries, ...mailQueries, ...orderQueries(model)]),
  ])
  checkCartPage(model, session, cart)
  if (page?.queryByRole('banner')) checkHeader(model, session, page)
  checkHeader(model, session, cart)
  checkRows(model, rows.slice(0, rowQueries.length))
  const ordersFrom = rowQueries.length + mailQueries.length
  checkMails(model, rows.slice(rowQueries.length, ordersFrom))
  checkOrders(model, rows.slice(ordersFrom))
}
