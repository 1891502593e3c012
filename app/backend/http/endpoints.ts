/** `page`: HTML, with the call's own query alone; `prefix`: takes the configured prefix; `group`: not for group members; `currency`: sends it; `bare`: no query. */
export type Endpoint = {
  path: string
  prefix?: true
  currency?: true
  group?: true
  bare?: true
  page?: true
}

export const endpoints = {
  CATEGORY: { path: '/srv/service/category/get/', prefix: true },
  FILTER: { path: '/srv/service/filter/get/', prefix: true, currency: true, group: true },
  REGION_COUNTRIES: { path: '/srv/service/region/get-countries/', prefix: true },
  COUNTRY: { path: '/srv/service/region/get-countries/', prefix: true },
  MAP_COUNTRIES: { path: '/Diger/countries.txt', prefix: true },
  REGION_CITIES: { path: '/srv/service/region/get-cities/', prefix: true },
  REGION_TOWN: { path: '/srv/service/region/get-towns/', prefix: true },
  REGION_DISTRICTS: { path: '/srv/service/region/get-districts/', prefix: true },
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
  SUB_FOLDER: { path: '/srv/service/content-v5/sub-folder/', prefix: true, currency: true },
  CUSTOMER_REGISTER: { path: '/api/v1/block/customer-register/', prefix: true, group: true },
  // Where the contract has no currency parameter it is our addition: answers hold prices (own-calls.md).
  PRODUCT_RELATED: {
    path: '/srv/service/product/get-related-products/',
    prefix: true,
    currency: true,
  },
  STATIC_FLAGS: { path: '/static/theme-flags/', prefix: true, bare: true },
  STORE_LIST: { path: '/srv/service/store/store-list/', prefix: true },
  INSTALLMENT: {
    path: '/srv/service/content-v5/sub-folder/3/1004/installment-list/',
    prefix: true,
    currency: true,
    group: true,
  },
  PRODUCT_DETAIL_COMMENTS: { path: '/srv/service/product-detail/comments/' },
  PRODUCT_DETAIL_QUESTIONS: { path: '/srv/service/product-detail/questions/' },
  // Suggestions hold prices.
  SEARCH_ALL: { path: '/srv/service/product/searchAll/', currency: true },
  SEARCH: { path: '/srv/service/product/search/', currency: true },
  CATALOG_ATTRIBUTES: { path: '/srv/service/catalog/product/attributes' },
  CATALOG_PRODUCT: {
    path: '/srv/service/catalog/product/get-product-by-properties',
    currency: true,
  },
  // Known from themes only.
  COMMENT_WRITE: { path: '/srv/service/product-detail/comment/' },
  COMMENT_VOTE: { path: '/srv/service/product-detail/vote-comment/' },
  ALARM_ADD: { path: '/srv/service/profile/add-to-alarm-list', currency: true },
  // The page that the platform itself renders behind a link; of a shop without `get-page`.
  PLATFORM_PAGE: { path: '/', page: true },
  // The backend provides the path of each tab.
  TAB: { path: '/' },
  SET_LOCATION: { path: '/srv/service/customer/set-location' },
  LANGUAGE_CHANGE: { path: '/srv/service/language/change/' },
  SET_CURRENCY: { path: '/srv/shopping/shopping/set-currency/' },
  CART_UPDATE_ITEM: { path: '/srv/service/cart/update-item/' },
  CART_UPDATE: { path: '/srv/service/cart/update/' },
  CART_DELETE: { path: '/srv/service/cart/delete/' },
  CART_DELETE_ALL: { path: '/srv/service/cart/delete-all' },
  CART_COUPON: { path: '/srv/service/cart/set-campaign-code/' },
  CART_ADD: { path: '/srv/service/cart/add-to-cart' },
  LOGIN: { path: '/api/v1/authentication/login/' },
  LOGOUT: { path: '/srv/service/customer/logout' },
  REGISTER: { path: '/api/v1/authentication/register/' },
  CUSTOMER_REGISTER_QUICK: { path: '/api/v1/authentication/register/quick/' },
  ACTIVATE_MEMBERSHIP: { path: '/srv/service/customer/activateMembership/' },
  ACTIVATE_SUBSCRIPTION: { path: '/srv/service/guest/activateSubscription/' },
  SUBSCRIBE: { path: '/srv/service/guest/subscribeNewsletter' },
  CHANGE_PASSWORD: { path: '/api/v1/authentication/change-password/' },
  SIGNIN_CHANGE_PASSWORD: { path: '/srv/customer/signin/change-password' },
  CUSTOMER_UPDATE: { path: '/api/v1/customer/update/' },
  CUSTOMER_UPDATE_PASSWORD: { path: '/api/v1/customer/update/password/' },
  FORGOT_PASSWORD: { path: '/srv/service/customer-v5/forgot-password/' },
  RESET_PASSWORD: { path: '/srv/service/customer-v5/reset-password/' },
  CAPTCHA: { path: '/api/v1/security/captcha/' },
  OTP_REQUEST: { path: '/srv/customer/signin/otp-request/' },
  OTP_VALIDATE: { path: '/srv/customer/signin/otp-validate/' },
  VERIFY_SMS: { path: '/api/v1/public/services/verify-sms/' },
  SOCIAL_LOGIN: { path: '/api/v1/authentication/social-login' },
  SOCIAL_RETURN: { path: '/srv/service/social/' },
  ORDER_LOGIN: { path: '/srv/service/customer/order-login' },
  SIGNIN_SHOPPING: { path: '/srv/service/customer/signin-shopping/' },
  LOGIN_NOMEMBERSHIP: { path: '/api/v1/authentication/login-nomembership/' },
  CUSTOMER_MESSAGES: { path: '/api/v1/customer/messages/' },
  MESSAGE_SEND: { path: '/api/v1/public/send-message/department/' },
  // Known from themes only.
  DEPARTMENTS: { path: '/api/v1/public/department' },
  // The older family of message calls.
  PROFILE_MESSAGES: { path: '/srv/service/profile/get-message-list/' },
  PROFILE_DEPARTMENTS: { path: '/srv/service/profile/get-message-department-list/' },
  PROFILE_MESSAGE_SEND: { path: '/srv/service/profile/send-new-message/' },
  PROFILE_MESSAGE_CLOSE: { path: '/srv/service/profile/close-message/' },
  AFFILIATE_ORDERS: { path: '/srv/service/profile/get-affiliate-orders/' },
  AFFILIATE_EARNINGS: { path: '/srv/service/profile/get-affiliate-earnings/' },
  AFFILIATE_PAYMENTS: { path: '/srv/service/profile/get-affiliate-payments/' },
  ERP_STORE: { path: '/Diger/Erp/store.php' },
  ERP_CURRENT: { path: '/Diger/Erp/current.php' },
  ERP_ORDER: { path: '/Diger/Erp/order.php' },
  PAGE_REQUIREMENT: { path: '/api/v1/block/get-page-requirement/' },
  ADDRESS_LIST: { path: '/srv/service/address/get-list/member' },
  ADDRESS_GET: { path: '/srv/service/address/get/' },
  ADDRESS_SAVE: { path: '/srv/service/address/save/' },
  ADDRESS_DELETE: { path: '/srv/service/address/delete/' },
  ADDRESS: { path: '/api/v1/public/address/' },
  ORDER_ADDRESSES: { path: '/srv/service/order-v5/get-address-list/' },
  ORDER_SET_ADDRESS: { path: '/srv/service/order-v5/set-address/' },
  // Known from themes; the currency parameter is our addition (own-calls.md).
  ORDER_CARGO: { path: '/srv/service/order-v5/get-cargo-companies', currency: true },
  ORDER_PAYMENTS: { path: '/srv/service/order-v5/get-payment-types', currency: true },
  ORDER_NEXT: { path: '/srv/service/order-v5/next-order/', currency: true },
  ORDER_INSTALMENTS: { path: '/srv/service/order-v5/get-bin', currency: true },
  ORDER_SET_INSTALMENT: { path: '/srv/service/order-v5/set-installment', currency: true },
  ORDER_SUMMARY: { path: '/srv/service/order-v5/get-summary', currency: true },
  ORDER_AGREEMENTS: { path: '/srv/service/order-v4/agreements', currency: true },
  ORDER_CHECKOUT: { path: '/srv/service/order-v5/checkout', currency: true },
  ORDER_RESULT: { path: '/srv/service/order-v5/get-result/' },
  // Known from themes; ORDER_TRACK is our addition (own-calls.md).
  ORDER_LIST: { path: '/srv/service/order-v4/get-list/' },
  ORDER_REPEAT: { path: '/srv/service/order-v4/repeat-order/' },
  ORDER_RETURN: { path: '/srv/service/order-v4/order-return/' },
  ORDER_CANCEL: { path: '/srv/service/order-v5/cancel/' },
  ORDER_TRACK: { path: '/srv/service/order-v4/track' },
  SEND_REQUEST: { path: '/srv/service/external/send-request' },
  // The card wallet, all our additions (own-calls.md).
  WALLET_LIST: { path: '/srv/service/card-wallet/list' },
  WALLET_REGISTER: { path: '/srv/service/card-wallet/register' },
  WALLET_VALIDATE: { path: '/srv/service/card-wallet/validate/' },
  WALLET_DELETE: { path: '/srv/service/card-wallet/delete/' },
  WALLET_PURCHASE: { path: '/srv/service/card-wallet/purchase/' },
  COOKIE_LAW: { path: '/srv/service/site/get-cookie-law' },
  FAVOURITES: { path: '/srv/service/profile/get-shopping-list', currency: true },
  FAVOURITES_ADD: { path: '/srv/service/profile/add-to-fav-list' },
  FAVOURITES_DELETE: { path: '/srv/service/profile/delete-shopping-products-by-product-id' },
  // Our additions (own-calls.md).
  GLOBALS: { path: '/srv/service/site/get-globals' },
  PAGE: { path: '/srv/service/site/get-page', currency: true },
  LINKS: { path: '/srv/service/site/get-links' },
  FAVOURITES_SHARE: { path: '/srv/service/profile/share-shopping-list' },
  FAVOURITES_SHARED: { path: '/srv/service/profile/get-shared-list', currency: true },
  CART_LOAD: { path: '/srv/service/cart/load' },
} as const satisfies Record<string, Endpoint>

export type EndpointKey = keyof typeof endpoints

export function endpointOf(key: EndpointKey): Endpoint {
  return endpoints[key]
}
