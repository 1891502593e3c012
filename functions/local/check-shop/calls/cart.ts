import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readAdds } from '../../../../app/backend/cart/cart-answer'
import { asInContract } from '../../../../app/backend/http/envelope'
import { isCartClass } from '../../../../app/backend/platform-page/cart/read-cart'
import { readRows } from '../../../../app/backend/platform-page/cart/read-rows'
import { scriptValues } from '../../../../app/backend/platform-page/html/script-values'
import {
  type CallCheck,
  type CallRequest,
  type Findings,
  type Need,
  ofOrders,
  ordersElsewhere,
  unlessReplaced,
} from '../call-check'
import { type Facts, flagAt, idAt, noProduct, rowsAt, valueAt } from '../facts'
import { refusalOf } from '../judge'
import { action, cart, cartAction } from '../shapes/actions'
import { agreements, cargo, orderAddresses, payments, plans, summary } from '../shapes/orders'

import { choiceCalls, learnCampaign } from './cart-choices/cart-choices'
import { dangerOf, ofLine } from './cart-choices/own-line'

const feature = 'cart'
const noCoupons = 'the cart takes no coupons'

function itemOf({ products: [first, ...others], subproduct }: Facts) {
  const simple = [first, ...others].find((product) => product?.isSimple)
  if (simple || !subproduct) return { productId: (simple ?? first)?.id ?? '', variantId: '0' }
  return { productId: subproduct.product, variantId: subproduct.id }
}

function addRequest(facts: Facts): CallRequest | string {
  const item = itemOf(facts)
  if (item.productId === '') return noProduct
  const form = { ...item, quantity: '1' }
  return {
    form: facts.csrfToken ? { ...form, csrfToken: facts.csrfToken } : form,
    idempotencyKey: randomUUID(),
  }
}

/** Remembers the line only if it is the only one, and ours: what others have added is never changed. */
function learnLine(facts: Facts, rows: unknown[]): void {
  const [first] = rows
  const index = idAt(first, 'CART_ID')
  const isOurs = rows.length === 1 && idAt(first, 'ID') === itemOf(facts).productId
  facts.hasOtherLines ||= rows.length > 0 && !isOurs
  facts.line = isOurs && index ? { index, lineId: idAt(first, 'LINE_ID') } : undefined
}

/** Without the call and what replaces it, the cart is a page of the shop itself (decision 068). */
export const cartNeed = ({ maybeMissingCalls, facts }: Findings): Need => {
  if (!maybeMissingCalls.has('CART_LOAD')) return 'needed'
  return facts.answersCart ? 'replaced' : 'handed over'
}

const ofAnswers = 'The cart is that of the last addition or change, as its answer lists it.'

export const cartWithout = ({ maybeMissingCalls, facts }: Findings) => {
  if (!maybeMissingCalls.has('CART_LOAD'))
    return 'The page of the cart says that it cannot be shown.'
  return facts.answersCart ? ofAnswers : 'The cart is a page of the shop itself.'
}

const summaryOf = (body: unknown) => readAdds(body)[0]?.summary ?? null

function learnAdded(facts: Facts, body: unknown): void {
  const { status } = readAdds(body)[0] ?? { status: 0 }
  if (status > 0) facts.answersCart = (summaryOf(body)?.lines?.length ?? 0) > 0
  learnLine(facts, rowsAt(asInContract(body), 'cartProducts'))
}

const remarkOnAdded = (body: unknown): string =>
  refusalOf(body) === null && summaryOf(body) === null
    ? 'without totalQuantity: the header does not count the cart'
    : ''

const classesIn = (html: string) =>
  [...html.matchAll(/\bclass=["']([^"']*)/g)].flatMap(([, names = '']) => names.split(/\s+/))

async function showsCart(html: string): Promise<boolean> {
  if ('DATA' in scriptValues(html, ['DATA']) || classesIn(html).some(isCartClass)) return true
  const { lines, isEmpty } = await readRows(html)
  return isEmpty || lines.length > 0
}

const order = {
  as: 'guest',
  isPersonal: true,
  isForMembers: true,
  stage: 'order',
  need: 'handed over',
  request: () => ({}),
  feature: 'order',
  without: 'Orders are placed on the shop’s own pages.',
} as const

/** The cart of a fresh session, and what an order is made of. The product that is added is removed at the end. */
export const cartCalls: CallCheck[] = [
  {
    number: 68,
    key: 'CART_ADD',
    as: 'guest',
    isPersonal: true,
    stage: 'add',
    need: 'needed',
    request: addRequest,
    mustSucceed: true,
    expected: { kind: 'json', shape: cartAction },
    learn: learnAdded,
    remark: remarkOnAdded,
    feature,
    without: 'Nothing can be added to the cart.',
  },
  {
    number: 0,
    key: 'CART_LOAD',
    as: 'guest',
    isPersonal: true,
    stage: 'cart',
    need: cartNeed,
    request: () => ({ query: { link: 'sepet' } }),
    expected: { kind: 'json', shape: cart },
    learn(facts, body) {
      facts.hasCart = cart.safeParse(body).success
      facts.savesLines = valueAt(body, 'SAVED_PRODUCTS') !== undefined
      facts.takesCoupons = flagAt(body, 'IS_DISCOUNT_COUPON_ACTIVE')
      const lines = rowsAt(body, 'PRODUCTS')
      facts.takesNotes = lines.some((line) => valueAt(line, 'ORDER_NOTES_LIMIT') !== undefined)
      learnLine(facts, lines)
      learnCampaign(facts, rowsAt(body, 'CAMPAIGN_LIST'))
    },
    feature: 'page of the cart',
    without: cartWithout,
  },
  {
    number: 0,
    key: 'SUB_FOLDER',
    variant: 'header-cart',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: ({ present }) => (present.has('CART_LOAD') ? 'unused' : 'optional'),
    request: ({ hasCart }) =>
      hasCart ? 'the shop has cart/load' : { parts: ['30', '1054', 'header-cart'] },
    expected: { kind: 'fragment', shape: z.unknown(), reads: showsCart },
    feature: 'cart read from the fragment of the header',
    without: ({ facts }) =>
      facts.answersCart
        ? ofAnswers
        : 'Without cart/load and where its markup shows none, the cart is a page of the shop itself.',
  },
  {
    number: 64,
    key: 'CART_UPDATE_ITEM',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: 'needed',
    request: ofLine((index) => [index, '1']),
    mustSucceed: true,
    expected: { kind: 'json', shape: cartAction },
    feature,
    without: 'The quantity of a line in the cart cannot be changed.',
  },
  {
    number: 65,
    key: 'CART_UPDATE',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: unlessReplaced('CART_UPDATE', ['CART_UPDATE_ITEM'], 'needed'),
    request: ofLine(() => ['1']),
    mustSucceed: true,
    expected: { kind: 'json', shape: cartAction },
    feature,
    without: 'Without script the quantities of the cart cannot be changed.',
  },
  {
    ...order,
    number: 51,
    key: 'ORDER_ADDRESSES',
    expected: { kind: 'json', shape: orderAddresses },
  },
  { ...order, number: 0, key: 'ORDER_CARGO', expected: { kind: 'json', shape: cargo } },
  {
    ...order,
    number: 0,
    key: 'ORDER_PAYMENTS',
    stage: 'order start',
    expected: { kind: 'json', shape: payments },
  },
  {
    ...order,
    number: 0,
    key: 'ORDER_INSTALMENTS',
    expected: { kind: 'json', shape: plans },
    mayRefuse: true,
    need: ofOrders('optional', 'unused'),
    feature: 'payment by instalments',
    without: 'An order cannot be paid by instalments.',
  },
  {
    ...order,
    number: 0,
    key: 'ORDER_SUMMARY',
    expected: { kind: 'json', shape: summary },
    mayRefuse: true,
  },
  {
    ...order,
    number: 0,
    key: 'ORDER_AGREEMENTS',
    stage: 'order start',
    expected: { kind: 'json', shape: agreements },
    mayRefuse: true,
    without: ofOrders(
      'The last step of the order lacks the documents to agree to.',
      ordersElsewhere,
    ),
  },
  {
    number: 0,
    key: 'CART_COUPON',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: ({ facts }) => (facts.takesCoupons ? 'needed' : 'unused'),
    // Without a code it removes the one of the check's own cart, which has none.
    request: (facts) => dangerOf(facts) ?? (facts.takesCoupons ? { form: {} } : noCoupons),
    expected: { kind: 'json', shape: action },
    feature: 'coupons',
    without: 'The cart has a field for coupons, but none can be applied.',
  },
  {
    number: 0,
    key: 'CART_SAVE',
    as: 'guest',
    isPersonal: true,
    stage: 'lines',
    need: ({ facts }) => (facts.savesLines ? 'needed' : 'unused'),
    // A line that is nowhere: nothing is changed.
    request: ({ savesLines }) =>
      savesLines ? { form: { line: '0', to: 'none' } } : 'the cart saves no lines for later',
    expected: { kind: 'json', shape: cartAction },
    mayRefuse: true,
    feature: 'lines for a later order',
    without: 'The cart offers to save a line for later, but none can be saved.',
  },
  ...choiceCalls,
  {
    number: 66,
    key: 'CART_DELETE',
    as: 'guest',
    isPersonal: true,
    stage: 'removal',
    need: 'needed',
    request: ofLine((index) => [index]),
    mustSucceed: true,
    expected: { kind: 'json', shape: cartAction },
    feature,
    without: 'A line cannot be removed from the cart.',
  },
  {
    number: 67,
    key: 'CART_DELETE_ALL',
    as: 'guest',
    isPersonal: true,
    stage: 'removal',
    need: unlessReplaced('CART_DELETE_ALL', ['CART_DELETE'], 'optional'),
    request: (facts) => dangerOf(facts) ?? {},
    expected: { kind: 'json', shape: cartAction },
    feature: 'emptying of the cart at once',
    without: 'The cart cannot be emptied at once.',
  },
]
