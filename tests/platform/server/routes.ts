import { ledgerCalls } from '../calls/ledger-calls'
import { listCalls } from '../calls/list-calls'
import { productCalls } from '../calls/product-calls'
import { regionCalls } from '../calls/region-calls'
import { reviewCalls } from '../calls/review-calls'
import { siteCalls } from '../calls/site-calls'
import { subFolderCalls } from '../calls/sub-folder-calls'
import { cartCalls } from '../cart/cart-calls'
import { checkoutCalls } from '../checkout/checkout-calls'
import { orderCalls } from '../checkout/order-calls'
import { walletCalls } from '../checkout/wallet-calls'
import { addressCalls } from '../members/address-calls'
import { captchaCalls } from '../members/captcha'
import { consentCalls } from '../members/consent-calls'
import { favouriteCalls } from '../members/favourite-calls'
import { listArranging } from '../members/list-arranging'
import { messageCalls } from '../members/message-calls'
import { registerCalls } from '../members/register-calls'
import { signInCalls } from '../members/sign-in-calls'
import { socialCalls } from '../members/social-calls'
import type { Route } from './call'

/** Every call of the platform. */
export const routes: Route[] = [
  ...siteCalls,
  ...regionCalls,
  ...productCalls,
  ...listCalls,
  ...subFolderCalls,
  ...reviewCalls,
  ...cartCalls,
  ...captchaCalls,
  ...signInCalls,
  ...registerCalls,
  ...consentCalls,
  ...socialCalls,
  ...addressCalls,
  ...messageCalls,
  ...favouriteCalls,
  ...listArranging,
  ...ledgerCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...walletCalls,
]
