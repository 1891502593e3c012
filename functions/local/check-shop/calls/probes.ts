import {
  areOrdersHere,
  type CallCheck,
  inPlaceOf,
  ofOrders,
  ordersElsewhere,
  unlessReplaced,
  whileOrdering,
} from '../call-check'

const noId = '0'
const noToken = 'check-shop-0000000000000000'

/** A form that every backend must refuse, of a guest: it shows that the call is there and changes nothing. */
const probe = {
  number: 0,
  as: 'guest',
  isPersonal: true,
  stage: 'session',
  need: 'needed',
  expected: { kind: 'refusal' },
} as const

const empty = { email: '', password: '' }
const order = {
  ...probe,
  feature: 'order',
  without: ofOrders('The order cannot be shown.', ordersElsewhere),
}
const favourites = {
  ...probe,
  feature: 'favourites',
  without: 'Favourites cannot be changed.',
}

const unsaved = 'No address can be saved'
const noAddress = ofOrders(`${unsaved}, so nothing can be ordered.`, `${unsaved} here.`)

const expired = {
  request: () => ({ form: { type: 'email', username: '', password_old: '' } }),
  feature: 'change of an expired password',
  without: 'Members whose password has expired cannot sign in.',
}
const address = {
  ...probe,
  number: 31,
  key: 'ADDRESS',
  need: inPlaceOf(['ADDRESS_SAVE'], 'needed'),
} as const

const asGuest = {
  request: () => ({ form: { email: '' } }),
  feature: 'orders without a membership',
  without: ofOrders('Only members can order.', ordersElsewhere),
}

/** Calls that change something, sent so that they must not. */
export const probeCalls: CallCheck[] = [
  {
    ...probe,
    number: 20,
    key: 'LOGIN',
    request: () => ({ form: { ...empty, username: '', type: 'email' } }),
    feature: 'sign-in',
    without: 'Nobody can sign in.',
  },
  {
    ...probe,
    number: 21,
    key: 'REGISTER',
    request: () => ({ form: empty }),
    feature: 'registration',
    without: 'Nobody can register.',
  },
  {
    ...probe,
    number: 22,
    key: 'CUSTOMER_REGISTER_QUICK',
    request: () => ({ form: { email: '' } }),
    feature: 'registration while ordering',
    ...whileOrdering('While ordering nobody can register.'),
  },
  {
    ...probe,
    number: 23,
    key: 'LOGIN_NOMEMBERSHIP',
    ...asGuest,
    need: (found) =>
      areOrdersHere(found)
        ? unlessReplaced('LOGIN_NOMEMBERSHIP', ['SIGNIN_SHOPPING'], 'needed')(found)
        : 'unused',
  },
  {
    ...probe,
    number: 24,
    key: 'CHANGE_PASSWORD',
    need: unlessReplaced('CHANGE_PASSWORD', ['SIGNIN_CHANGE_PASSWORD'], 'optional'),
    ...expired,
  },
  {
    ...probe,
    number: 27,
    key: 'SIGNIN_CHANGE_PASSWORD',
    need: inPlaceOf(['CHANGE_PASSWORD'], 'optional'),
    ...expired,
  },
  {
    ...probe,
    number: 26,
    key: 'OTP_VALIDATE',
    need: 'optional',
    request: () => ({ parts: [noId], form: { otp: '' } }),
    feature: 'sign-in by a code',
    without: 'Nobody can sign in by a code of a text message.',
  },
  {
    ...probe,
    number: 28,
    key: 'CUSTOMER_UPDATE',
    request: () => ({ form: {}, method: 'PUT' }),
    feature: 'personal data of members',
    without: 'Members cannot change their data.',
  },
  {
    ...probe,
    number: 29,
    key: 'CUSTOMER_UPDATE_PASSWORD',
    request: () => ({ form: { password_old: '', password_new: '', password_new_again: '' } }),
    feature: 'change of passwords',
    without: 'Members cannot change their password.',
  },
  {
    ...probe,
    number: 44,
    key: 'ORDER_LOGIN',
    request: () => ({ form: { ...empty, type: 'email' } }),
    feature: 'sign-in while ordering',
    ...whileOrdering('While ordering nobody can sign in.'),
  },
  {
    ...probe,
    number: 45,
    key: 'SIGNIN_SHOPPING',
    ...asGuest,
    need: (found) =>
      areOrdersHere(found) ? inPlaceOf(['LOGIN_NOMEMBERSHIP'], 'optional')(found) : 'unused',
  },
  {
    ...probe,
    number: 47,
    key: 'ADDRESS_SAVE',
    need: unlessReplaced('ADDRESS_SAVE', ['ADDRESS new'], 'needed'),
    request: () => ({ parts: [noId], form: {} }),
    feature: 'addresses',
    without: noAddress,
  },
  {
    ...probe,
    number: 48,
    key: 'ADDRESS_DELETE',
    need: unlessReplaced('ADDRESS_DELETE', ['ADDRESS removal'], 'optional'),
    request: () => ({ parts: [noId] }),
    feature: 'removal of addresses',
    without: 'Members cannot remove an address.',
  },
  {
    ...address,
    variant: 'new',
    request: () => ({ form: {} }),
    feature: 'addresses',
    without: noAddress,
  },
  {
    ...address,
    variant: 'change',
    request: () => ({ parts: [noId], form: {}, method: 'PUT' }),
    feature: 'changes of addresses',
    without: 'Members cannot change an address.',
  },
  {
    ...address,
    variant: 'removal',
    need: inPlaceOf(['ADDRESS_DELETE'], 'optional'),
    request: () => ({ parts: [noId], method: 'DELETE' }),
    feature: 'removal of addresses',
    without: 'Members cannot remove an address.',
  },
  {
    ...order,
    number: 50,
    key: 'ORDER_SET_ADDRESS',
    need: 'handed over',
    request: () => ({ parts: ['delivery', noId], form: {} }),
  },
  {
    ...order,
    key: 'ORDER_NEXT',
    need: 'handed over',
    request: () => ({ parts: ['approve'], form: { cargo: '', payment: '' } }),
  },
  {
    ...order,
    key: 'ORDER_SET_INSTALMENT',
    need: ofOrders('optional', 'unused'),
    request: () => ({ form: { card: noId, number: '1' } }),
    feature: 'payment by instalments',
    without: 'An order cannot be paid by instalments.',
  },
  {
    ...probe,
    key: 'ORDER_REPEAT',
    need: 'optional',
    request: () => ({ parts: [noId] }),
    feature: 'repeated orders',
    without: 'Buying an order once more says that it could not be done.',
  },
  {
    ...probe,
    key: 'ORDER_RETURN',
    need: 'optional',
    request: () => ({ parts: [noId], form: { reason: '' } }),
    feature: 'returns',
    without: 'Returning goods says that it could not be done.',
  },
  {
    ...probe,
    key: 'ORDER_TRACK',
    need: 'handed over',
    request: () => ({ form: { number: '', email: '' } }),
    feature: 'orders of guests',
    without: 'A guest looks at an order on the shop’s own page.',
  },
  {
    ...probe,
    number: 41,
    key: 'SEND_REQUEST',
    need: 'optional',
    request: () => ({ form: { service: '', method: '', payload: '{}' } }),
    feature: 'tracking of parcels',
    without: 'The steps of a parcel cannot be shown.',
  },
  {
    ...probe,
    number: 36,
    key: 'PROFILE_MESSAGE_CLOSE',
    need: inPlaceOf(['CUSTOMER_MESSAGES'], 'optional'),
    request: () => ({ parts: [noId], form: {} }),
    feature: 'closing of messages',
    without: 'Members cannot close a conversation.',
  },
  {
    ...favourites,
    number: 72,
    key: 'FAVOURITES_ADD',
    request: () => ({ form: { 'ids[]': '0-0', fetch: 'true', cat_id: '1' } }),
  },
  {
    ...favourites,
    number: 73,
    key: 'FAVOURITES_DELETE',
    request: () => ({ form: { 'products[]': noId } }),
  },
  {
    ...favourites,
    key: 'FAVOURITES_SHARE',
    need: 'optional',
    request: () => ({ form: { share: '0' } }),
    feature: 'shared lists of favourites',
    without: 'A list of favourites cannot be shared.',
  },
  {
    ...probe,
    number: 74,
    key: 'SUBSCRIBE',
    need: 'optional',
    request: () => ({ form: { email: '' } }),
    feature: 'newsletter',
    without: 'Subscribing to the newsletter says that it could not be done.',
  },
  {
    ...probe,
    number: 75,
    key: 'ACTIVATE_SUBSCRIPTION',
    need: 'optional',
    request: () => ({ parts: [{ linkWord: noToken }], form: {} }),
    feature: 'confirmation of the newsletter',
    without: 'The link in the mail of the newsletter leads to an error.',
  },
  {
    ...probe,
    number: 76,
    key: 'ACTIVATE_MEMBERSHIP',
    need: 'optional',
    request: () => ({ parts: [{ linkWord: noId }, { linkWord: noToken }], form: {} }),
    feature: 'confirmation of a membership',
    without: 'The link in the mail of a new member leads to an error.',
  },
  {
    ...probe,
    key: 'SOCIAL_RETURN',
    need: 'optional',
    mayRedirect: 'anywhere',
    request: () => ({ parts: ['google', 'login'], query: { code: noToken } }),
    feature: 'sign-in by social accounts',
    without: 'Signing in by a social account says that it failed.',
  },
]
