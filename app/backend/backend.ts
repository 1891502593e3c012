import { openAffiliateApi } from '~/backend/account/affiliate-api'
import { openLedgerApi } from '~/backend/account/ledger-api'
import { openMessagesApi } from '~/backend/account/messages-api'
import { openWalletApi } from '~/backend/account/wallet-api'
import { openAddressesApi } from '~/backend/addresses/addresses-api'
import { openRegionsApi } from '~/backend/addresses/regions'
import { openAccountApi } from '~/backend/auth/account-api'
import { openMemberSessionsApi } from '~/backend/auth/member-sessions-api'
import { openMembershipApi } from '~/backend/auth/membership-api'
import { openOneTimeCodeApi } from '~/backend/auth/one-time-code-api'
import { openPasskeysApi } from '~/backend/auth/passkeys-api'
import { openSocialApi } from '~/backend/auth/social-api'
import { openCartApi } from '~/backend/cart/cart-api'
import { openCatalogueApi } from '~/backend/catalogue/catalogue-api'
import { cardsByComparison, compareProducts } from '~/backend/catalogue/compare'
import { openCheckoutApi } from '~/backend/checkout/checkout-api'
import { openFavouritesApi } from '~/backend/engagement/favourites-api'
import type { AddStatus } from '~/backend/engagement/favourites-model'
import { openWritingApi } from '~/backend/engagement/writing-api'
import type { CatalogueContext } from '~/backend/http/cache/cached-calls'
import { type Feature, isKnownMissing, startTrial } from '~/backend/http/cache/missing-calls'
import type { CallContext } from '~/backend/http/call'
import { openPastOrdersApi } from '~/backend/orders/past-orders-api'
import { hasPage } from '~/backend/platform-page/page-presence'
import { type PanelAddress, panelOf } from '~/backend/site/panel'

/** The backend client of one visitor. Catalogue answers are cached and shared; all others belong to the visitor. */
export function openBackend(context: CallContext, cache: CatalogueContext) {
  return {
    ...openCatalogueApi(context, cache),
    /** Whether an earlier answer says that the shop does not have it; asks for nothing. */
    isKnownMissing: (feature: Feature) => isKnownMissing(context.origin, feature),
    /** Whether to ask now for what the shop may lack: once in ten minutes. */
    startTrial: (feature: Feature) => startTrial(context.origin, feature),
    hasPage: (address: string) => hasPage(context, address),
    cart: openCartApi(context),
    account: openAccountApi(context),
    writing: openWritingApi(context),
    favourites: openFavouritesApi(context),
    membership: openMembershipApi(context, cache),
    codes: openOneTimeCodeApi(context),
    sessions: openMemberSessionsApi(context),
    passkeys: openPasskeysApi(context),
    wallet: openWalletApi(context),
    orders: openPastOrdersApi(context),
    affiliate: openAffiliateApi(context),
    ledger: openLedgerApi(context),
    messages: openMessagesApi(context, cache),
    social: openSocialApi(context),
    addresses: openAddressesApi(context, cache),
    regions: openRegionsApi(context, cache),
    ordering: openCheckoutApi(context),
    panel: (address: PanelAddress, query: Record<string, string>) =>
      panelOf(context, address, query),
    /** Products to compare, in the order of the ids, without unknown ones. */
    compare: (ids: string[], status: AddStatus) => compareProducts(context, ids, status),

    cardsById: (ids: string[]) => cardsByComparison(context, ids),
  }
}

export type Backend = ReturnType<typeof openBackend>
