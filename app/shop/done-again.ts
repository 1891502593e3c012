import type { EndpointKey } from './endpoints'

/**
 * Calls that a form may make however long it lay open, because done again they do no harm. Every other call that a form
 * makes is refused once its form is a day old (app/shop/form-time.ts, decision 022); a new call is among those until it
 * is named here.
 */
const harmless = new Set<EndpointKey>([
  // They only look something up, or ask for a new question.
  'ORDER_TRACK',
  'CAPTCHA',
  // They say how something shall be, and it is so already.
  'LANGUAGE_CHANGE',
  'SET_CURRENCY',
  'SET_LOCATION',
  'CART_UPDATE_ITEM',
  'CART_UPDATE',
  'FAVOURITES_ADD',
  'FAVOURITES_SHARE',
  'COMMENT_VOTE',
  'CUSTOMER_UPDATE',
  'ORDER_SET_ADDRESS',
  'ORDER_NEXT',
  'ORDER_SET_INSTALMENT',
  'WALLET_VALIDATE',
  // What is gone, closed or taken back by its id cannot be so twice; a cart's line is compared first.
  'CART_DELETE',
  'CART_DELETE_ALL',
  'FAVOURITES_DELETE',
  'ADDRESS_DELETE',
  'WALLET_DELETE',
  'CUSTOMER_MESSAGES',
  'PROFILE_MESSAGE_CLOSE',
  'ORDER_CANCEL',
  // They prove who somebody is, and are wanted each time; the shop counts the tries.
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
  // The shop takes their token, or the old password, once.
  'ACTIVATE_MEMBERSHIP',
  'ACTIVATE_SUBSCRIPTION',
  'RESET_PASSWORD',
  'CHANGE_PASSWORD',
  'CUSTOMER_UPDATE_PASSWORD',
])

/** Whether a call may be made by a form of any age. */
export function mayBeDoneAgain(key: EndpointKey): boolean {
  return harmless.has(key)
}
