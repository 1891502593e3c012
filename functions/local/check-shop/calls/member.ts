import { z } from 'zod'
import { inUpperCase } from '../../../../app/backend/addresses/public-address'
import { id, text } from '../../../../app/backend/http/fields'
import { type CallCheck, inPlaceOf, ofOrders, ordersElsewhere, unlessReplaced } from '../call-check'
import { type Facts, idAt, rowsAt, textAt, valueAt } from '../facts'
import { cart, login, memberForm, openMessage } from '../shapes/actions'
import {
  address,
  agreements,
  cargo,
  favourites,
  order,
  orderAddresses,
  payments,
  plans,
  publicForm,
  summary,
} from '../shapes/orders'
import { globals } from '../shapes/settings'
import { memberReads } from './account'
import { cartNeed, cartWithout } from './cart'

const notSignedIn = 'signing in failed'

/** A call of the signed-in member. Only reads: nothing of a member is changed. */
const ofMember = {
  number: 0,
  as: 'member',
  isPersonal: true,
  stage: 'member',
  need: 'needed',
} as const

const whenSignedIn = ({ isSignedIn }: Facts) => (isSignedIn ? {} : notSignedIn)

const withId =
  (id: (facts: Facts) => string | undefined, what: string, further: string[] = []) =>
  (facts: Facts) => {
    const found = id(facts)
    if (!facts.isSignedIn) return notSignedIn
    return found ? { parts: [found, ...further] } : `no answer names a member’s ${what}`
  }

const orderRead = {
  ...ofMember,
  need: 'handed over',
  request: whenSignedIn,
  feature: 'order',
  without: 'Orders are placed on the shop’s own pages.',
} as const

const reads = memberReads.map(
  (check): CallCheck => ({
    ...check,
    as: 'member',
    stage: 'member',
    request: (facts) => (facts.isSignedIn ? check.request(facts) : notSignedIn),
    learn: learnIds,
  }),
)

/** Messages and orders have ids too. */
const addressShape = z
  .record(z.string(), z.unknown())
  .transform(inUpperCase)
  .pipe(z.object({ ID: id, FULLNAME: text.pipe(z.string().min(1)) }))

function learnIds(facts: Facts, body: unknown): void {
  for (const rows of [rowsAt(body), rowsAt(body, 'ADDRESS_LIST'), rowsAt(body, 'data')])
    facts.addressId ||= addressShape.safeParse(rows[0]).data?.ID
  facts.hasOrderList ||= Array.isArray(valueAt(body, 'ORDERS'))
  facts.orderNumber ||= textAt(body, 'ORDERS', 0, 'ORDER_NUMBER')
  facts.shareId ||= idAt(body, 'SHARE_ID')
  facts.messageId ||= idAt(body, 'MESSAGES', 0, 'ID')
  if (textAt(body, 'data', 0, 'subject')) facts.messageId ||= idAt(body, 'data', 0, 'id')
}

const signIn = (member: { email: string; password: string }): CallCheck => ({
  ...ofMember,
  number: 20,
  key: 'LOGIN',
  stage: 'member start',
  request: () => ({
    form: { username: member.email, type: 'email', password: member.password, redirect: '/' },
  }),
  expected: { kind: 'json', shape: login },
  feature: 'sign-in',
  without:
    'Nobody can sign in, unless only the e-mail address or the password given here is wrong.',
})

const furtherCalls: CallCheck[] = [
  {
    ...ofMember,
    number: 59,
    key: 'LOGIN',
    variant: 'refresh',
    stage: 'member start',
    need: ({ facts }) => (facts.hasBearer ? 'optional' : 'unused'),
    request: ({ isSignedIn, hasBearer }) => {
      if (!isSignedIn) return notSignedIn
      return hasBearer
        ? { json: { refresh: 1 } }
        : 'the shop signs in by its session, without a token'
    },
    expected: { kind: 'json', shape: login },
    feature: 'long memberships',
    without: 'Members are signed out when their token ends.',
  },
  {
    ...ofMember,
    key: 'GLOBALS',
    stage: 'member start',
    need: ({ present }) => (present.has('CUSTOMER_REGISTER member') ? 'replaced' : 'optional'),
    request: whenSignedIn,
    expected: { kind: 'json', shape: globals },
    feature: 'name of the member',
    without: ({ present }) =>
      present.has('CUSTOMER_REGISTER member')
        ? 'The name is that of the form of personal data; a group of members is not known.'
        : 'The storefront does not know whose membership it is, nor the group.',
  },
  {
    ...ofMember,
    number: 11,
    key: 'CUSTOMER_REGISTER',
    request: ({ isSignedIn }) => (isSignedIn ? { query: { type: 'update' } } : notSignedIn),
    expected: { kind: 'json', shape: memberForm },
    feature: 'personal data of members',
    without: 'The form of personal data cannot be shown.',
  },
  ...reads,
  {
    ...ofMember,
    key: 'CART_LOAD',
    need: cartNeed,
    request: ({ isSignedIn }) => (isSignedIn ? { query: { link: 'sepet' } } : notSignedIn),
    expected: { kind: 'json', shape: cart },
    feature: 'page of the cart',
    without: cartWithout,
  },
  {
    ...orderRead,
    number: 51,
    key: 'ORDER_ADDRESSES',
    expected: { kind: 'json', shape: orderAddresses },
  },
  { ...orderRead, key: 'ORDER_CARGO', expected: { kind: 'json', shape: cargo } },
  { ...orderRead, key: 'ORDER_PAYMENTS', expected: { kind: 'json', shape: payments } },
  {
    ...orderRead,
    key: 'ORDER_INSTALMENTS',
    mayRefuse: true,
    need: ofOrders('optional', 'unused'),
    feature: 'payment by instalments',
    without: 'An order cannot be paid by instalments.',
    expected: { kind: 'json', shape: plans },
  },
  {
    ...orderRead,
    key: 'ORDER_SUMMARY',
    mayRefuse: true,
    expected: { kind: 'json', shape: summary },
  },
  {
    ...orderRead,
    key: 'ORDER_AGREEMENTS',
    mayRefuse: true,
    expected: { kind: 'json', shape: agreements },
  },
  {
    ...ofMember,
    number: 46,
    key: 'ADDRESS_GET',
    stage: 'member details',
    need: unlessReplaced('ADDRESS_GET member', ['ADDRESS one member'], 'needed'),
    request: withId(({ addressId }) => addressId, 'address', ['1']),
    expected: { kind: 'json', shape: address },
    feature: 'changes of addresses',
    without: 'The form of an address cannot be shown.',
  },
  {
    ...ofMember,
    number: 31,
    key: 'ADDRESS',
    variant: 'one',
    stage: 'member details',
    need: inPlaceOf(['ADDRESS_GET member'], 'needed'),
    request: withId(({ addressId }) => addressId, 'address'),
    expected: { kind: 'json', shape: publicForm },
    feature: 'changes of addresses',
    without: 'The form of an address cannot be shown.',
  },
  {
    ...ofMember,
    number: 38,
    key: 'CUSTOMER_MESSAGES',
    variant: 'one',
    stage: 'member details',
    need: unlessReplaced('CUSTOMER_MESSAGES member', ['PROFILE_MESSAGES member'], 'optional'),
    request: withId(({ messageId }) => messageId, 'message'),
    expected: { kind: 'json', shape: openMessage },
    feature: 'messages of members',
    without: 'A conversation cannot be opened.',
  },
  {
    ...ofMember,
    key: 'ORDER_RESULT',
    stage: 'member details',
    need: ofOrders('needed', 'handed over'),
    request: ({ orderNumber, isSignedIn, hasOrderList }) => {
      if (!isSignedIn) return notSignedIn
      if (orderNumber) return { parts: [{ word: orderNumber }] }
      return hasOrderList
        ? 'the member has no order'
        : 'no list of orders was read: it is unknown whether the member has one'
    },
    expected: { kind: 'json', shape: order },
    feature: 'result of an order',
    without: ofOrders('After paying the result of the order cannot be shown.', ordersElsewhere),
  },
  {
    ...ofMember,
    key: 'FAVOURITES_SHARED',
    stage: 'member details',
    need: 'optional',
    request: withId(({ shareId }) => shareId, 'shared list of favourites'),
    expected: { kind: 'json', shape: favourites },
    feature: 'shared lists of favourites',
    without: 'A shared list of favourites is the page of a missing address.',
  },
  {
    ...ofMember,
    number: 60,
    key: 'LOGOUT',
    stage: 'member end',
    need: 'optional',
    request: whenSignedIn,
    expected: { kind: 'unread' },
    feature: 'sign-out at the shop',
    without: 'After signing out here, the session at the shop lives on.',
  },
]

/** All calls of a member. @param member the e-mail address and the password of a member of the shop */
export const memberCalls = (member: { email: string; password: string }): CallCheck[] => [
  signIn(member),
  ...furtherCalls,
]
