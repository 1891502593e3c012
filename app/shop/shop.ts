import { openAccount } from './account'
import { openAddressBook } from './address-book'
import { openAffiliate } from './affiliate'
import type { CallContext } from './call'
import { openCartDesk } from './cart-desk'
import { openCatalogue } from './catalogue'
import { openCodes } from './codes'
import { compareProducts } from './compare'
import { openFavourites } from './favourites'
import type { CatalogueContext } from './kept-calls'
import { openLedger } from './ledger'
import { openMembership } from './membership'
import { openMessages } from './messages'
import { openOrdering } from './ordering'
import { type PanelAddress, panelOf } from './panel'
import { openPastOrders } from './past-orders'
import { openRegions } from './regions'
import { openSocial } from './social'
import { openWallet } from './wallet'
import type { AddStatus } from './wish-model'
import { openWriting } from './writing'

/**
 * The wall as one visitor sees it: every call that the storefront makes, in our own names. Catalogue answers
 * are kept and shared; the others are the visitor's own.
 */
export function openShop(context: CallContext, keeping: CatalogueContext) {
  return {
    ...openCatalogue(context, keeping),
    cart: openCartDesk(context),
    account: openAccount(context),
    writing: openWriting(context),
    favourites: openFavourites(context),
    membership: openMembership(context, keeping),
    codes: openCodes(context),
    wallet: openWallet(context),
    orders: openPastOrders(context),
    affiliate: openAffiliate(context),
    ledger: openLedger(context),
    messages: openMessages(context, keeping),
    social: openSocial(context),
    addresses: openAddressBook(context, keeping),
    regions: openRegions(context, keeping),
    ordering: openOrdering(context),
    /** A sub-folder page of the backend. */
    panel: (address: PanelAddress, query: Record<string, string>) =>
      panelOf(context, address, query),
    /** Products side by side, in the order of the ids; unknown ones are left out. */
    compare: (ids: string[], status: AddStatus) => compareProducts(context, ids, status),
  }
}

export type Shop = ReturnType<typeof openShop>
