import { html } from 'hono/html'
import type { Call } from '../../app'
import type { Currency, Language } from '../../locale'
import { convert, formatMoney } from '../../money'
import { pictureOf } from '../product/pictures'
import type { ProductRow } from '../product/product-row'
import type { ListResult } from './list-queries'

/** A list as product cards in HTML, which the platform's themes use to load more. */
export function listHtml(
  call: Call,
  result: ListResult,
  language: Language,
  currency: Currency,
): Response | Promise<Response> {
  call.header('Cache-Control', 'public, max-age=60')
  return call.html(html`${result.rows.map((row) => card(row, language, currency))}`)
}

function card(row: ProductRow, language: Language, currency: Currency) {
  const [first] = JSON.parse(row.pictures) as string[]
  const price = formatMoney(convert(row.price, row.rate), currency, language)
  return html`<article class="product-card" data-id="${row.id}">
<a href="/${row.path}">${first ? html`<img src="${pictureOf(first, row.title).MEDIUM}" alt="" width="480" height="480" loading="lazy">` : ''}
<h3>${row.title}</h3></a>
<p>${price}</p>
</article>
`
}
