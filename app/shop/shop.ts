import { openAccount } from './account'
import type { CallContext } from './call'
import { openCartDesk } from './cart-desk'
import { type CatalogueContext, openCatalogue } from './catalogue'
import { openCodes } from './codes'
import { compareProducts } from './compare'
import { openFavourites } from './favourites'
import { openMembership } from './membership'
import { type PanelAddress, panelOf } from './panel'
import { openSocial } from './social'
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
    membership: openMembership(context),
    codes: openCodes(context),
    social: openSocial(context),
    /** A sub-folder page of the backend (row U21). */
    panel: (address: PanelAddress, query: Record<string, string>) =>
      panelOf(context, address, query),
    /** Products side by side, in the order of the ids; unknown ones are left out (row K04). */
    compare: (ids: string[]) => compareProducts(context, ids),
  }
}

export type Shop = ReturnType<typeof openShop>
