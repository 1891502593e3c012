import { html } from 'hono/html'
import type { Call } from '../../app'
import type { Currency, Language } from '../../locale'
import { convert, formatMoney } from '../../money'
import { chosenVariant } from '../product/chosen-variant'
import { picturesOf } from '../product/option-pictures'
import type { ProductRow } from '../product/product-row'
import { variantsOf } from '../product/product-row'
import type { ListResult } from './list-queries'

/** A list as product cards in HTML, which the platform's themes use to load more. */
export function listHtml(
  call: Call,
  result: ListResult,
  language: Language,
  currency: Currency,
): Response | Promise<Response> {
  call.header('Cache-Control', 'public, max-age=60')
  return call.html(html`${result.rows.map((row) => card(row, result, { language, currency }))}`)
}

type Display = { language: Language; currency: Currency }

function card(row: ProductRow, { options }: ListResult, { language, currency }: Display) {
  const all = variantsOf(row)
  const chosen = chosenVariant(all, options, row.rate)
  const price = formatMoney(convert(row.price, row.rate), currency, language)
  const { HAS_IMAGE, IMAGE } = picturesOf(row, all, false, chosen?.o1)
  return html`<article class="product-card" data-id="${row.id}">
<a href="/${row.path}${chosen ? `?variant=${chosen.id}` : ''}">${HAS_IMAGE ? html`<img src="${IMAGE.MEDIUM}" alt="" width="480" height="480" loading="lazy">` : ''}
<h3>${row.title}</h3></a>
<p>${price}</p>
</article>
`
}
