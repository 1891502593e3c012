export type Endpoint = {
  path: string
  /** Takes the configured path prefix; `group`: not for members of a group. */
  prefix?: true
  group?: true
  currency?: true
  /** Without any query; `page`: HTML, with the call's own query alone. */
  bare?: true
  page?: true
  /** A redirect means something: a page moved, a call is missing, a social sign-in went on. */
  readsRedirects?: true
  /** Harmless to repeat, from a form of any age; others are refused after a day (decision 022). */
  harmless?: true
  /** May sign somebody in: the shop is told the browser and system (X-Device). */
  signsIn?: true
  /** A page can do without: when the call hangs, it costs the next pages of some seconds nothing. */
  optional?: true
  /** Another call, or a page of the shop, has its data too: a page in its place says that it is missing (decision 069). */
  replaceable?: true
  /** The same of a form, which may be sent twice. */
  repeatable?: true
  /** A bare refusal says so too: the contract has none for it. */
  unrefused?: true
  /** A form or a page that is not offered again where the shop turned out to lack it. */
  offered?: true
}

const ownList = { replaceable: true, unrefused: true, offered: true } as const
export const endpoints = {
  CATEGORY: { path: '/srv/service/category/get/', prefix: true, optional: true },
  FILTER: {
    path: '/srv/service/filter/get/',
    prefix: true,
    currency: true,
    group: true,
    optional: true,
  },
  REGION_COUNTRIES: { path: '/srv/service/region/get-countries/', prefix: true, replaceable: true },
  COUNTRY: { path: '/srv/service/region/get-countries/', prefix: true, replaceable: true },
  MAP_COUNTRIES: { path: '/Diger/countries.txt', prefix: true },
  REGION_CITIES: { path: '/srv/service/region/get-cities/', prefix: true },
  REGION_TOWN: { path: '/srv/service/region/get-towns/', prefix: true },
  REGION_DISTRICTS: { path: '/srv/service/region/get-districts/', prefix: true },
  REGION_POSTAL: { path: '/srv/service/region/get-by-postal-code/', prefix: true },
  REGION: { path: '/srv/service/region/get-list/', prefix: true },
  TAX_OFFICE_LIST: { path: '/Diger/tax-office.txt', prefix: true },
  PRODUCT_DETAIL_COMMENT_AVERAGE: {
    path: '/srv/service/product-detail/comment-average/',
    prefix: true,
  },
  PRODUCT_DETAIL_VARIANT: {
    path: '/srv/service/product-detail/variant/',
    prefix: true,
    currency: true,
  },
  PRODUCT_REVIEW: { path: '/srv/service/product-review/get/', prefix: true },
  VARIANT: { path: '/srv/service/variant/', prefix: true, currency: true },
  PRODUCT_LOADER: {
    path: '/srv/service/content-v5/product-loader/',
    prefix: true,
    currency: true,
    group: true,
  },
  SUB_FOLDER: {
    path: '/srv/service/content-v5/sub-folder/',
    prefix: true,
    currency: true,
    replaceable: true,
  },
  CUSTOMER_REGISTER: { path: '/api/v1/block/customer-register/', prefix: true, group: true },
  // Where the contract has no currency parameter it is our addition: answers hold prices (own-calls.md).
  PRODUCT_RELATED: {
    path: '/srv/service/product/get-related-products/',
    prefix: true,
    currency: true,
  },
  STATIC_FLAGS: { path: '/static/theme-flags/', prefix: true, bare: true },
  STORE_LIST: { path: '/srv/service/store/store-list/', prefix: true, offered: true },
  INSTALLMENT: {
    path: '/srv/service/content-v5/sub-folder/3/1004/installment-list/',
    prefix: true,
    currency: true,
    group: true,
  },
  PRODUCT_DETAIL_COMMENTS: {
    path: '/srv/service/product-detail/comments/',
    replaceable: true,
    optional: true,
  },
  PRODUCT_DETAIL_QUESTIONS: { path: '/srv/service/product-detail/questions/', optional: true },
  SEARCH_ALL: { path: '/srv/service/product/searchAll/', currency: true },
  SEARCH: { path: '/srv/service/product/search/', currency: true },
  CATALOG_ATTRIBUTES: { path: '/srv/service/catalog/product/attributes' },
  CATALOG_PRODUCT: {
    path: '/srv/service/catalog/product/get-product-by-properties',
    currency: true,
  },
  COMMENT_WRITE: { path: '/srv/service/product-detail/comment/', offered: true },
  COMMENT_VOTE: { path: '/srv/service/product-detail/vote-comment/', harmless: true },
  ALARM_ADD: { path: '/srv/service/profile/add-to-alarm-list', currency: true, offered: true },
  // The page that the platform itself renders behind a link; of a shop without `get-page`.
  PLATFORM_PAGE: { path: '/', page: true, readsRedirects: true },
  TAB: { path: '/' },
  SET_LOCATION: {
    path: '/srv/service/customer/set-location',
    replaceable: true,
    repeatable: true,
    offered: true,
    harmless: true,
  },
  LANGUAGE_CHANGE: { path: '/srv/service/language/change/', harmless: true },
  SET_CURRENCY: { path: '/srv/shopping/shopping/set-currency/', harmless: true },
  CART_UPDATE_ITEM: { path: '/srv/service/cart/update-item/', harmless: true },
  CART_UPDATE: { path: '/srv/service/cart/update/', harmless: true, offered: true },
  CART_DELETE: { path: '/srv/service/cart/delete/', harmless: true },
  CART_DELETE_ALL: { path: '/srv/service/cart/delete-all', harmless: true, offered: true },
  CART_COUPON: { path: '/srv/service/cart/set-campaign-code/', harmless: true },
  CAMPAIGN_SELECT: { path: '/srv/service/campaign-v2/campaign/select-campaign/', harmless: true },
  CAMPAIGN_DESELECT: {
    path: '/srv/service/campaign-v2/campaign/deselect-campaign/',
    harmless: true,
  },
  CART_NOTE: { path: '/srv/service/cart/set-order-notes/', harmless: true },
  CART_SAVE: { path: '/srv/service/cart/save-for-later', harmless: true },
  CART_ADD: { path: '/srv/service/cart/add-to-cart' },
  LOGIN: { path: '/api/v1/authentication/login/', harmless: true, signsIn: true },
  LOGOUT: { path: '/srv/service/customer/logout', harmless: true },
  REGISTER: { path: '/api/v1/authentication/register/', signsIn: true },
  CUSTOMER_REGISTER_QUICK: { path: '/api/v1/authentication/register/quick/', signsIn: true },
  ACTIVATE_MEMBERSHIP: {
    path: '/srv/service/customer/activateMembership/',
    harmless: true,
    signsIn: true,
  },
  ACTIVATE_SUBSCRIPTION: { path: '/srv/service/guest/activateSubscription/', harmless: true },
  SUBSCRIBE: { path: '/srv/service/guest/subscribeNewsletter' },
  CHANGE_PASSWORD: { path: '/api/v1/authentication/change-password/', harmless: true },
  SIGNIN_CHANGE_PASSWORD: { path: '/srv/customer/signin/change-password', harmless: true },
  CUSTOMER_UPDATE: { path: '/api/v1/customer/update/', harmless: true },
  CUSTOMER_UPDATE_PASSWORD: { path: '/api/v1/customer/update/password/', harmless: true },
  FORGOT_PASSWORD: {
    path: '/srv/service/customer-v5/forgot-password/',
    replaceable: true,
    repeatable: true,
    offered: true,
  },
  RESET_PASSWORD: { path: '/srv/service/customer-v5/reset-password/', harmless: true },
  CAPTCHA: { path: '/api/v1/security/captcha/', readsRedirects: true, harmless: true },
  OTP_REQUEST: { path: '/srv/customer/signin/otp-request/', harmless: true },
  OTP_VALIDATE: { path: '/srv/customer/signin/otp-validate/', harmless: true, signsIn: true },
  VERIFY_SMS: { path: '/api/v1/public/services/verify-sms/', harmless: true },
  SOCIAL_LOGIN: {
    path: '/api/v1/authentication/social-login',
    readsRedirects: true,
    harmless: true,
  },
  SOCIAL_RETURN: {
    path: '/srv/service/social/',
    readsRedirects: true,
    harmless: true,
    signsIn: true,
  },
  ORDER_LOGIN: { path: '/srv/service/customer/order-login', harmless: true, signsIn: true },
  SIGNIN_SHOPPING: { path: '/srv/service/customer/signin-shopping/', harmless: true },
  LOGIN_NOMEMBERSHIP: {
    path: '/api/v1/authentication/login-nomembership/',
    harmless: true,
    replaceable: true,
    repeatable: true,
  },
  CUSTOMER_MESSAGES: {
    path: '/api/v1/customer/messages/',
    replaceable: true,
    harmless: true,
    offered: true,
  },
  MESSAGE_SEND: { path: '/api/v1/public/send-message/department/' },
  DEPARTMENTS: { path: '/api/v1/public/department', replaceable: true, offered: true },
  // The older family of message calls.
  PROFILE_MESSAGES: { path: '/srv/service/profile/get-message-list/', offered: true },
  PROFILE_DEPARTMENTS: { path: '/srv/service/profile/get-message-department-list/', offered: true },
  PROFILE_MESSAGE_SEND: { path: '/srv/service/profile/send-new-message/' },
  PROFILE_MESSAGE_CLOSE: { path: '/srv/service/profile/close-message/', harmless: true },
  AFFILIATE_ORDERS: { path: '/srv/service/profile/get-affiliate-orders/' },
  AFFILIATE_EARNINGS: { path: '/srv/service/profile/get-affiliate-earnings/' },
  AFFILIATE_PAYMENTS: { path: '/srv/service/profile/get-affiliate-payments/' },
  ERP_STORE: { path: '/Diger/Erp/store.php', offered: true },
  ERP_CURRENT: { path: '/Diger/Erp/current.php', replaceable: true, offered: true },
  ERP_ORDER: { path: '/Diger/Erp/order.php', replaceable: true, offered: true },
  PAGE_REQUIREMENT: { path: '/api/v1/block/get-page-requirement/' },
  ADDRESS_LIST: { path: '/srv/service/address/get-list/member', replaceable: true },
  ADDRESS_GET: { path: '/srv/service/address/get/', replaceable: true },
  ADDRESS_SAVE: { path: '/srv/service/address/save/' },
  ADDRESS_DELETE: { path: '/srv/service/address/delete/', harmless: true },
  ADDRESS: { path: '/api/v1/public/address/' },
  ORDER_ADDRESSES: { path: '/srv/service/order-v5/get-address-list/' },
  ORDER_SET_ADDRESS: { path: '/srv/service/order-v5/set-address/', harmless: true },
  // Known from themes; the currency parameter is our addition (own-calls.md).
  ORDER_CARGO: {
    path: '/srv/service/order-v5/get-cargo-companies',
    currency: true,
    replaceable: true,
  },
  ORDER_PAYMENTS: {
    path: '/srv/service/order-v5/get-payment-types',
    currency: true,
    replaceable: true,
    unrefused: true,
  },
  ORDER_NEXT: { path: '/srv/service/order-v5/next-order/', currency: true, harmless: true },
  ORDER_INSTALMENTS: { path: '/srv/service/order-v5/get-bin', currency: true },
  ORDER_SET_INSTALMENT: {
    path: '/srv/service/order-v5/set-installment',
    currency: true,
    harmless: true,
  },
  ORDER_SUMMARY: { path: '/srv/service/order-v5/get-summary', currency: true, replaceable: true },
  ORDER_AGREEMENTS: {
    path: '/srv/service/order-v4/agreements',
    currency: true,
    replaceable: true,
    unrefused: true,
  },
  ORDER_CHECKOUT: { path: '/srv/service/order-v5/checkout', currency: true },
  ORDER_RESULT: { path: '/srv/service/order-v5/get-result/' },
  // Known from themes; ORDER_CANCEL_LINES, ORDER_TRACK and the card wallet are our additions (own-calls.md).
  ORDER_LIST: { path: '/srv/service/order-v4/get-list/', replaceable: true, unrefused: true },
  ORDER_REPEAT: { path: '/srv/service/order-v4/repeat-order/' },
  ORDER_RETURN: { path: '/srv/service/order-v4/order-return/' },
  ORDER_CANCEL: { path: '/srv/service/order-v5/cancel/', harmless: true },
  ORDER_CANCEL_LINES: { path: '/srv/service/order-v4/cancel-lines', harmless: true },
  ORDER_TRACK: { path: '/srv/service/order-v4/track', replaceable: true, harmless: true },
  SEND_REQUEST: { path: '/srv/service/external/send-request' },
  WALLET_LIST: { path: '/srv/service/card-wallet/list', ...ownList },
  WALLET_REGISTER: { path: '/srv/service/card-wallet/register' },
  WALLET_VALIDATE: { path: '/srv/service/card-wallet/validate/', harmless: true },
  WALLET_DELETE: { path: '/srv/service/card-wallet/delete/', harmless: true },
  WALLET_PURCHASE: { path: '/srv/service/card-wallet/purchase/' },
  ACCOUNT_DELETE: { path: '/srv/service/customer/cancel-me' },
  ACCOUNT_OBSTACLE: { path: '/srv/service/customer/deletion-obstacle', ...ownList },
  WAITING_ADDRESS: { path: '/srv/service/customer/waiting-address', harmless: true },
  CONSENT_LIST: { path: '/srv/service/consent/list', ...ownList },
  SESSION_LIST: { path: '/srv/service/member-session/list', ...ownList },
  SESSION_END: { path: '/srv/service/member-session/end', harmless: true },
  PASSKEY_LIST: { path: '/srv/service/passkey/list', ...ownList },
  PASSKEY_REGISTER_OPTIONS: { path: '/srv/service/passkey/register-options', harmless: true },
  PASSKEY_REGISTER: { path: '/srv/service/passkey/register', harmless: true },
  PASSKEY_LOGIN_OPTIONS: { path: '/srv/service/passkey/login-options', harmless: true },
  PASSKEY_LOGIN: { path: '/srv/service/passkey/login', harmless: true, signsIn: true },
  PASSKEY_RENAME: { path: '/srv/service/passkey/rename/', harmless: true },
  PASSKEY_DELETE: { path: '/srv/service/passkey/delete/', harmless: true },
  COOKIE_LAW: { path: '/srv/service/site/get-cookie-law', optional: true },
  FAVOURITES: { path: '/srv/service/profile/get-shopping-list', currency: true },
  FAVOURITES_ADD: { path: '/srv/service/profile/add-to-fav-list', harmless: true },
  FAVOURITES_DELETE: {
    path: '/srv/service/profile/delete-shopping-products-by-product-id',
    harmless: true,
  },
  GLOBALS: {
    path: '/srv/service/site/get-globals',
    replaceable: true,
    unrefused: true,
    optional: true,
    readsRedirects: true,
  },
  PAGE: {
    path: '/srv/service/site/get-page',
    currency: true,
    replaceable: true,
    unrefused: true,
    readsRedirects: true,
  },
  LINKS: { path: '/srv/service/site/get-links', replaceable: true, unrefused: true },
  FAVOURITES_SHARE: {
    path: '/srv/service/profile/share-shopping-list',
    harmless: true,
    offered: true,
  },
  FAVOURITES_SAVE_LIST: { path: '/srv/service/profile/save-shopping-list', harmless: true },
  FAVOURITES_DELETE_LIST: { path: '/srv/service/profile/delete-shopping-list', harmless: true },
  FAVOURITES_MOVE: { path: '/srv/service/profile/move-shopping-product', harmless: true },
  FAVOURITES_SHARED: { path: '/srv/service/profile/get-shared-list', currency: true },
  CART_LOAD: {
    path: '/srv/service/cart/load',
    replaceable: true,
    unrefused: true,
    readsRedirects: true,
  },
  NO_SUCH_CALL: { path: '/api/v1/site/no-such-call' },
} as const satisfies Record<string, Endpoint>

export type EndpointKey = keyof typeof endpoints

export function endpointOf(key: EndpointKey): Endpoint {
  return endpoints[key]
}
