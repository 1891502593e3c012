import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EndpointKey, endpoints } from '~/backend/http/endpoints'

/** Calls of the platform; all others are additions and stand in own-calls.md. */
const platform: EndpointKey[] = [
  ...(['CATEGORY', 'FILTER', 'REGION_COUNTRIES', 'REGION_CITIES', 'REGION_TOWN'] as const),
  ...(['REGION_DISTRICTS', 'REGION', 'TAX_OFFICE_LIST', 'PRODUCT_DETAIL_COMMENT_AVERAGE'] as const),
  ...(['VARIANT', 'PRODUCT_LOADER', 'SUB_FOLDER', 'CUSTOMER_REGISTER', 'PRODUCT_RELATED'] as const),
  ...(['STATIC_FLAGS', 'STORE_LIST', 'INSTALLMENT', 'PRODUCT_DETAIL_COMMENTS'] as const),
  ...(['PRODUCT_DETAIL_QUESTIONS', 'SEARCH_ALL', 'SEARCH', 'CATALOG_ATTRIBUTES'] as const),
  ...(['CATALOG_PRODUCT', 'TAB', 'LANGUAGE_CHANGE', 'SET_CURRENCY', 'CART_UPDATE_ITEM'] as const),
  ...(['CART_UPDATE', 'CART_DELETE', 'CART_DELETE_ALL', 'CART_ADD', 'LOGIN', 'LOGOUT'] as const),
  ...(['REGISTER', 'CUSTOMER_REGISTER_QUICK', 'ACTIVATE_MEMBERSHIP', 'SUBSCRIBE'] as const),
  ...(['ACTIVATE_SUBSCRIPTION', 'CHANGE_PASSWORD', 'CUSTOMER_UPDATE', 'CAPTCHA'] as const),
  ...(['CUSTOMER_UPDATE_PASSWORD', 'OTP_REQUEST', 'OTP_VALIDATE', 'VERIFY_SMS'] as const),
  ...(['ORDER_LOGIN', 'SIGNIN_SHOPPING', 'MESSAGE_SEND'] as const),
  ...(['LOGIN_NOMEMBERSHIP', 'CUSTOMER_MESSAGES', 'PROFILE_MESSAGES', 'SEND_REQUEST'] as const),
  ...(['PROFILE_DEPARTMENTS', 'PROFILE_MESSAGE_SEND', 'PROFILE_MESSAGE_CLOSE'] as const),
  ...(['AFFILIATE_ORDERS', 'AFFILIATE_EARNINGS', 'AFFILIATE_PAYMENTS', 'ERP_STORE'] as const),
  ...(['ERP_CURRENT', 'ERP_ORDER', 'PAGE_REQUIREMENT', 'ADDRESS_LIST', 'ADDRESS_GET'] as const),
  ...(['ADDRESS_SAVE', 'ADDRESS_DELETE', 'ORDER_ADDRESSES', 'ORDER_SET_ADDRESS'] as const),
  ...(['COOKIE_LAW', 'FAVOURITES', 'FAVOURITES_ADD', 'FAVOURITES_DELETE'] as const),
]

const listed = [
  ...readFileSync('app/backend/own-calls.md', 'utf8').matchAll(/^\| `(\/[^`]+)` \| [A-Z, ]+ \|/gm),
].map(([, path]) => path)

describe('own-calls.md', () => {
  it('lists every call that the platform lacks once, and no unused one', () => {
    const own = (Object.keys(endpoints) as EndpointKey[]).filter((key) => !platform.includes(key))
    expect(listed.toSorted()).toEqual(own.map((key) => endpoints[key].path).toSorted())
  })
})
