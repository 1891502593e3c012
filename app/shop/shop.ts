import { openAccount } from './account'
import type { CallContext } from './call'
import { openCartDesk } from './cart-desk'
import { type CatalogueContext, openCatalogue } from './catalogue'
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
  }
}

export type Shop = ReturnType<typeof openShop>
