import { html } from 'hono/html'
import { privateAnswer, publicAnswer } from '../answer'
import { newArea } from '../app'
import { listItem } from '../catalog/list-item'
import { currencyOf, hasOwnCurrency, languageOf } from '../session/visit'
import { readCompared } from './queries'

/** Comparison: sub-folder page 2, block 1003. */
export const compare = newArea()

/** More than this do not stand side by side. */
const MOST = 4

compare.get('/srv/service/content-v5/sub-folder/2/1003/compare', async (call) => {
  const asked = (call.req.query('compare') ?? call.req.query('product') ?? '').split('-')
  const ids = [...new Set(asked.map(Number).filter((id) => Number.isInteger(id) && id > 0))]
  const currency = await currencyOf(call)
  const language = languageOf(call)
  const { rows, properties } = await readCompared(
    call.env.DB,
    ids.slice(0, MOST),
    language,
    currency,
  )
  const { format } = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const products = rows.map((row) => ({
    ...listItem(row, currency),
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
