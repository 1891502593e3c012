import fc from 'fast-check'
import type { Catalogue, Product } from './catalogue'
import { Add } from './commands/add'
import { Clock, SetAlarm } from './commands/alarm'
import { ChooseCampaign } from './commands/campaign'
import { CancelPieces } from './commands/cancel-pieces'
import { Change, ChangeAll, Clear, Remove } from './commands/cart-line'
import { Checkout } from './commands/checkout'
import { Favourites, Heart, type Member, members, SignIn, SignOut } from './commands/member'
import { Deliver, Reorder, ReturnLines } from './commands/past-order'
import { Cancel, Confirm, Expire, Pay, PayLate, payments, ReadOrder } from './commands/payment'
import { Several } from './commands/several'
import { Browse, ChooseCurrency, Language } from './commands/site'
import type { Step } from './commands/step'
import { BackAndChange, OpenTab, Resend, SendTab } from './commands/tabs'
import { productsByShape } from './pool'
import { card } from './prices'
import type { AddRequest } from './state'

const texts = ['', 'Sevgiyle', 'Ayşe & İbo', '<b>Ş</b> "ğ"', 'çok uzun bir yazı '.repeat(4)]

const emails = ['bekleyen@ornek.test', 'sabirsiz@ornek.test']

/** Random add requests: mostly allowed, sometimes not. */
function addRequests(
  catalogue: Catalogue,
): fc.Arbitrary<{ addRequest: AddRequest; product: Product }> {
  const special = productsByShape(catalogue)
  const all = [...catalogue.products.values()]
  const product = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...special) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  )
  const steps = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 2, arbitrary: fc.integer({ min: 5, max: 13 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 60, 125, 999) },
  )
  const parts = fc.record({
    product,
    steps,
    variant: fc.nat(11),
    note: fc.constantFrom(...texts),
    name: fc.constantFrom(...texts),
    below: fc.constantFrom('', 'İyi ki varsın'),
    isSubscribed: fc.boolean(),
    companions: fc.nat(3),
    intent: fc.constantFrom('add' as const, 'add' as const, 'buy' as const),
  })
  return parts.map((one) => {
    const variants = one.product.variants
    const [first = '', second = ''] = one.product.fields.map((field) => field.key)
    const addRequest: AddRequest = {
      product: one.product.id,
      variant: variants[one.variant % Math.max(1, variants.length)]?.id ?? 0,
      count: one.steps * one.product.step,
      note: one.note,
      engraving: first ? { [first]: one.name, [second]: one.below } : {},
      frequency: one.isSubscribed && one.product.subscribePercent > 0 ? 'yes' : '',
      companions: one.product.companions.slice(0, one.companions),
      intent: one.intent,
    }
    return { addRequest, product: one.product }
  })
}

/** The weight of a step among the others. */
const often = (weight: number, step: fc.Arbitrary<Step>): fc.Arbitrary<Step>[] =>
  Array.from({ length: weight }, () => step)

/**
 * Steps of one of several shoppers. Steps that need much before them (an order, an expired payment page) are tried
 * often, because they are mostly impossible and skipped; and the first shopper does most, so that one gets far.
 */
export function plans(catalogue: Catalogue, shoppers: number): fc.Arbitrary<Step>[] {
  const everybody = Array.from({ length: shoppers }, (_, at) => at)
  const shopperIndex = fc.oneof(
    ...everybody.map((at) => ({ weight: shoppers - at, arbitrary: fc.constant(at) })),
  )
  const position = fc.nat(5)
  const steps = fc.integer({ min: 0, max: 14 })
  return [
    ...cartSteps(catalogue, shopperIndex, position, steps),
    ...siteSteps(catalogue, shopperIndex),
    ...orderSteps(catalogue, shopperIndex, position),
  ]
}

type Whole = fc.Arbitrary<number>

function cartSteps(catalogue: Catalogue, shopperIndex: Whole, position: Whole, steps: Whole) {
  const times = fc.constantFrom('once' as const, 'twice' as const, 'at once' as const)
  const addRequest = fc.tuple(shopperIndex, addRequests(catalogue))
  const several = fc.array(fc.nat(5), { minLength: 1, maxLength: 3 })
  const add = addRequest.map(([w, one]) => new Add(w, one.addRequest, one.product.title.tr ?? ''))
  const openTab = addRequest.map(
    ([w, one]) => new OpenTab(w, one.addRequest, one.product.title.tr ?? ''),
  )
  const some = fc.array(steps, { minLength: 1, maxLength: 3 })
  return [
    ...often(6, add),
    ...often(
      2,
      fc.tuple(shopperIndex, position, steps).map((all) => new Change(...all)),
    ),
    ...often(
      1,
      fc.tuple(shopperIndex, position, times).map((all) => new Remove(...all)),
    ),
    ...often(
      2,
      fc.tuple(shopperIndex, some).map((all) => new ChangeAll(...all)),
    ),
    ...often(
      1,
      shopperIndex.map((w) => new Clear(w)),
    ),
    ...often(
      2,
      fc
        .tuple(shopperIndex, fc.constantFrom(...catalogue.campaigns.map(({ id }) => id)))
        .map((all) => new ChooseCampaign(...all)),
    ),
    ...often(1, openTab),
    ...often(
      3,
      fc.tuple(shopperIndex, position).map((all) => new SendTab(...all)),
    ),
    ...often(
      2,
      fc
        .tuple(shopperIndex, position, fc.integer({ min: 1, max: 3 }))
        .map((all) => new Resend(...all)),
    ),
    ...often(
      2,
      fc.tuple(shopperIndex, position, steps).map((all) => new BackAndChange(...all)),
    ),
    ...often(
      1,
      fc.tuple(shopperIndex, fc.nat(60), several).map((all) => new Several(...all)),
    ),
  ]
}

function siteSteps(catalogue: Catalogue, shopperIndex: Whole) {
  const looked = productsByShape(catalogue)
    .filter((one) => one.isActive)
    .map((one) => one.id)
  const product = fc.constantFrom(...looked)
  const known = fc.constantFrom(...Object.keys(members).map((one) => Number(one) as Member))
  const language = fc.constantFrom('tr', 'en', 'de', 'ar')
  const alarm = fc.tuple(shopperIndex, product, fc.nat(5), fc.constantFrom(...emails))
  return [
    ...often(
      1,
      fc.tuple(shopperIndex, language).map((all) => new Language(...all)),
    ),
    ...often(
      1,
      fc
        .tuple(shopperIndex, fc.constantFrom('TL', 'USD', 'EUR'))
        .map((all) => new ChooseCurrency(...all)),
    ),
    ...often(
      1,
      fc.tuple(shopperIndex, fc.nat(60)).map((all) => new Browse(...all)),
    ),
    ...often(
      3,
      fc.tuple(shopperIndex, known).map((all) => new SignIn(...all)),
    ),
    ...often(
      1,
      shopperIndex.map((w) => new SignOut(w)),
    ),
    ...often(
      1,
      fc.tuple(shopperIndex, product).map((all) => new Heart(...all)),
    ),
    ...often(
      1,
      shopperIndex.map((w) => new Favourites(w)),
    ),
    ...often(
      1,
      alarm.map((all) => new SetAlarm(...all)),
    ),
    ...often(
      1,
      fc.tuple(shopperIndex, fc.nat(5)).map((all) => new Clock(...all)),
    ),
  ]
}

function orderSteps(catalogue: Catalogue, shopperIndex: Whole, position: Whole) {
  const methods = fc.record({
    // Cards have the most possible outcomes.
    payment: fc.constantFrom(...catalogue.payments.map((one) => one.id), card),
    carrier: fc.constantFrom(...catalogue.carriers.map((one) => one.id)),
    instalments: fc.option(fc.nat(40), { nil: undefined, freq: 2 }),
  })
  const settled = fc.constantFrom('pays' as const, 'has the card refused' as const)
  const ticks = fc.array(position, { maxLength: 3 })
  return [
    ...often(
      6,
      fc
        .tuple(shopperIndex, methods, fc.integer({ min: 1, max: 2 }))
        .map((all) => new Checkout(...all)),
    ),
    ...often(
      5,
      fc.tuple(shopperIndex, fc.constantFrom(...payments)).map((all) => new Pay(...all)),
    ),
    ...often(
      5,
      fc.tuple(shopperIndex, settled).map((all) => new Confirm(...all)),
    ),
    ...often(
      3,
      shopperIndex.map((w) => new Expire(w)),
    ),
    ...often(
      5,
      shopperIndex.map((w) => new PayLate(w)),
    ),
    ...often(
      2,
      fc.tuple(shopperIndex, position).map((all) => new Cancel(...all)),
    ),
    ...often(
      3,
      fc.tuple(shopperIndex, ticks).map((all) => new CancelPieces(...all)),
    ),
    ...often(
      3,
      fc.tuple(shopperIndex, position).map((all) => new Deliver(...all)),
    ),
    ...often(
      6,
      fc
        .tuple(shopperIndex, ticks, fc.constantFrom(...texts))
        .map((all) => new ReturnLines(...all)),
    ),
    ...often(
      4,
      fc.tuple(shopperIndex, position).map((all) => new Reorder(...all)),
    ),
    ...often(
      1,
      shopperIndex.map((w) => new ReadOrder(w)),
    ),
  ]
}
