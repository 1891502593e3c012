import { html } from 'hono/html'
import { privateAnswer, publicAnswer } from '../answer'
import { newArea } from '../app'
import { listItem } from '../catalog/list/list-item'
import { opensWith } from '../catalog/product/opening-order'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/call-preferences'
import { readCompared } from './queries'

/** The calls for comparison: sub-folder page 2, block 1003. */
export const compare = newArea()

const MAX = 4

compare.get('/srv/service/content-v5/sub-folder/2/1003/compare', async (call) => {
  const requested = (call.req.query('compare') ?? call.req.query('product') ?? '').split('-')
  const ids = [...new Set(requested.map(Number).filter((id) => Number.isInteger(id) && id > 0))]
  const currency = await currencyOf(call)
  const language = languageOf(call)
  const { rows, properties } = await readCompared(
    call.env.DB,
    ids.slice(0, MAX),
    language,
    currency,
  )
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const products = rows.map((row) => ({
    ...listItem(row, currency),
    OPENING_VARIANT: String(opensWith(row)),
    FILTER_PROPERTY_LIST: properties
      .filter((one) => one.product_id === row.id)
      .map(({ property, value, number }) => ({
        KEY: property,
        VALUE: value ?? format(number ?? 0),
      })),
  }))
  if (call.req.header('Accept')?.includes('application/json')) {
    const body = { DATA: { PRODUCTS: products, GET_STATUS: call.req.query('status') ?? '' } }
    return hasOwnCurrency(call) ? privateAnswer(call, body) : publicAnswer(call, body)
  }
  call.header('Cache-Control', 'no-store')
  return call.html(html`<table>
<tr>${products.map((one) => html`<th><a href="/${one.URL}">${one.TITLE}</a></th>`)}</tr>
<tr>${products.map((one) => html`<td>${one.BRAND}</td>`)}</tr>
</table>`)
})
