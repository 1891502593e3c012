import address from '~/account/address-form/address.css?url'
import deletion from '~/account/deletion/deletion.css?url'
import accountFrame from '~/account/frame/account-frame.css?url'
import orderPapers from '~/account/invoice/order-papers.css?url'
import messages from '~/account/messages/messages.css?url'
import orders from '~/account/orders/orders.css?url'
import auth from '~/auth/auth.css?url'
import consent from '~/auth/consent/consent-page.css?url'
import passkey from '~/auth/passkey/passkey.css?url'
import boughtCards from '~/cart/line/bought-cards.css?url'
import cart from '~/cart/page/cart-page.css?url'
import categories from '~/catalogue/category/category-tree.css?url'
import pick from '~/catalogue/pick/pick.css?url'
import checkoutFrame from '~/checkout/checkout-frame.css?url'
import steps from '~/checkout/steps/checkout-steps.css?url'
import orderDocument from '~/checkout/steps/order-document.css?url'
import compare from '~/compare/compare.css?url'
import help from '~/content/help/help.css?url'
import favourites from '~/favourites/list/favourites.css?url'
import phone from '~/forms/phone/phone.css?url'
import about from '~/product/page/about.css?url'
import confirm from '~/ui/dialog/confirm.css?url'
import tabs from '~/ui/dialog/tabs.css?url'
import empty from '~/ui/empty-state.css?url'
import rowsTable from '~/ui/rows-table.css?url'
import sideMenu from '~/ui/side-menu.css?url'

const sheets = [
  about,
  accountFrame,
  address,
  auth,
  boughtCards,
  cart,
  categories,
  checkoutFrame,
  compare,
  consent,
  deletion,
  orderDocument,
  favourites,
  help,
  messages,
  steps,
  orderPapers,
  orders,
  passkey,
  phone,
  pick,
  confirm,
  empty,
  rowsTable,
  sideMenu,
  tabs,
]

/** Resolves when the style sheet is in the browser's cache; a failure is left to the page. */
function fetchSheet(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = href
  const settled = new Promise((done) => {
    link.onload = done
    link.onerror = done
  })
  document.head.appendChild(link)
  return settled
}

let fetched: Promise<unknown> | undefined

/** Preloads the styles of all pages, once, so that no client navigation renders unstyled. */
export default function fetchPageStyles(): Promise<unknown> {
  fetched ??= Promise.all(sheets.map(fetchSheet))
  return fetched
}
