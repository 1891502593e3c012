import type { EndpointKey } from './endpoints'

/** Calls that are harmless to repeat, from a form of any age; others are refused after a day (decision 022). */
const harmless = new Set<EndpointKey>([
  // Lookups and new questions.
  'ORDER_TRACK',
  'CAPTCHA',
  // They set a value that may already be set.
  'LANGUAGE_CHANGE',
  'SET_CURRENCY',
  'SET_LOCATION',
  'CART_UPDATE_ITEM',
  'CART_UPDATE',
  'CART_COUPON',
  'FAVOURITES_ADD',
  'FAVOURITES_SHARE',
  'COMMENT_VOTE',
  'CUSTOMER_UPDATE',
  'ORDER_SET_ADDRESS',
  'ORDER_NEXT',
  'ORDER_SET_INSTALMENT',
  'WALLET_VALIDATE',
  // Deleting by id twice has no effect; a cart line is compared first.
  'CART_DELETE',
  'CART_DELETE_ALL',
  'FAVOURITES_DELETE',
  'ADDRESS_DELETE',
  'WALLET_DELETE',
  'CUSTOMER_MESSAGES',
  'PROFILE_MESSAGE_CLOSE',
  'ORDER_CANCEL',
  // Proofs of identity; the shop counts attempts.
  'LOGIN',
  'LOGOUT',
  'ORDER_LOGIN',
  'SIGNIN_SHOPPING',
  'LOGIN_NOMEMBERSHIP',
  'SOCIAL_LOGIN',
  'SOCIAL_RETURN',
  'OTP_REQUEST',
  'OTP_VALIDATE',
  'VERIFY_SMS',
  // The token or old password is accepted once.
  'ACTIVATE_MEMBERSHIP',
  'ACTIVATE_SUBSCRIPTION',
  'RESET_PASSWORD',
  'CHANGE_PASSWORD',
  'SIGNIN_CHANGE_PASSWORD',
  'CUSTOMER_UPDATE_PASSWORD',
])

export function isRetryable(key: EndpointKey): boolean {
  return harmless.has(key)
}
