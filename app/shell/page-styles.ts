import address from '~/address/address.css?url'
import auth from '~/auth/auth.css?url'
import compare from '~/compare/compare.css?url'
import favourites from '~/favourites/favourites.css?url'
import messages from '~/messages/messages.css?url'
import steps from '~/order/steps.css?url'
import orders from '~/orders/orders.css?url'
import phone from '~/phone/phone.css?url'
import about from '~/product/about.css?url'
import confirm from '~/ui/confirm.css?url'
import rowsTable from '~/ui/rows-table.css?url'
import tabs from '~/ui/tabs.css?url'

/** Styles that only some pages link to. */
const sheets = [
  about,
  address,
  auth,
  compare,
  favourites,
  messages,
  steps,
  orders,
  phone,
  confirm,
  rowsTable,
  tabs,
]

/** Resolves when the style sheet is in the browser's cache; one that fails is the page's own matter. */
function fetchSheet(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = href
  const come = new Promise((done) => {
    link.onload = done
    link.onerror = done
  })
  document.head.appendChild(link)
  return come
}

let fetched: Promise<unknown> | undefined

/** Fetches the styles of all pages, once, so that none is drawn undressed by a step in place. */
export default function fetchPageStyles(): Promise<unknown> {
  fetched ??= Promise.all(sheets.map(fetchSheet))
  return fetched
}
