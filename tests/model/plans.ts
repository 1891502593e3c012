import fc from 'fast-check'
import type { Catalogue, Product } from './catalogue'
import { Add } from './commands/add'
import { Change, ChangeAll, Clear, Remove } from './commands/cart-line'
import { Checkout } from './commands/checkout'
import { Favourites, Heart, type Member, members, SignIn, SignOut } from './commands/member'
import { Cancel, Confirm, Expire, Pay, PayLate, payments, ReadOrder } from './commands/payment'
import { Several } from './commands/several'
import { Browse, ChooseCurrency, Language } from './commands/site'
import type { Step } from './commands/step'
import { BackAndChange, OpenTab, SendAgain, SendTab } from './commands/tabs'
import { productsByShape } from './pool'
import type { Wish } from './state'

const texts = ['', 'Sevgiyle', 'Ayşe & İbo', '<b>Ş</b> "ğ"', 'çok uzun bir yazı '.repeat(4)]

/** What somebody may ask for: mostly allowed, sometimes not. */
function wishes(catalogue: Catalogue): fc.Arbitrary<{ wish: Wish; product: Product }> {
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
    const wish: Wish = {
      product: one.product.id,
      variant: variants[one.variant % Math.max(1, variants.length)]?.id ?? 0,
      count: one.steps * one.product.step,
      note: one.note,
      engraving: first ? { [first]: one.name, [second]: one.below } : {},
      frequency: one.isSubscribed && one.product.subscribePercent > 0 ? 'yes' : '',
      companions: one.product.companions.slice(0, one.companions),
      intent: one.intent,
    }
    return { wish, product: one.product }
  })
}

/** Steps of one of so many shoppers. */
export function plans(catalogue: Catalogue, shoppers: number): fc.Arbitrary<Step>[] {
  const who = fc.nat(shoppers - 1)
  const add = fc
    .tuple(who, wishes(catalogue))
    .map(([w, { wish, product }]) => new Add(w, wish, product.title.tr ?? ''))
  const place = fc.nat(5)
  const way = fc.record({
    payment: fc.constantFrom(...catalogue.payments.map((one) => one.id)),
    carrier: fc.constantFrom(...catalogue.carriers.map((one) => one.id)),
  })
  const checkout = fc
    .tuple(who, way, fc.integer({ min: 1, max: 2 }))
    .map(([w, by, t]) => new Checkout(w, by, t))
  const hearts = productsByShape(catalogue)
    .filter((one) => one.isActive)
    .map((one) => one.id)
  const steps = fc.integer({ min: 0, max: 14 })
  const times = fc.constantFrom('once' as const, 'twice' as const, 'at once' as const)
  return [
    add,
    add,
    add,
    fc.tuple(who, place, steps).map(([w, p, s]) => new Change(w, p, s)),
    fc.tuple(who, place, times).map(([w, p, t]) => new Remove(w, p, t)),
    fc
      .tuple(who, fc.array(steps, { minLength: 1, maxLength: 3 }))
      .map(([w, s]) => new ChangeAll(w, s)),
    who.map((w) => new Clear(w)),
    fc.tuple(who, fc.constantFrom('tr', 'en', 'de', 'ar')).map(([w, l]) => new Language(w, l)),
    fc.tuple(who, fc.constantFrom('TL', 'USD', 'EUR')).map(([w, c]) => new ChooseCurrency(w, c)),
    fc.tuple(who, fc.nat(60)).map(([w, p]) => new Browse(w, p)),
    fc
      .tuple(who, fc.constantFrom(...Object.keys(members).map(Number)))
      .map(([w, m]) => new SignIn(w, m as Member)),
    who.map((w) => new SignOut(w)),
    fc.tuple(who, fc.constantFrom(...hearts)).map(([w, p]) => new Heart(w, p)),
    who.map((w) => new Favourites(w)),
    fc
      .tuple(who, wishes(catalogue))
      .map(([w, { wish, product }]) => new OpenTab(w, wish, product.title.tr ?? '')),
    fc.tuple(who, place).map(([w, p]) => new SendTab(w, p)),
    checkout,
    checkout,
    fc.tuple(who, fc.constantFrom(...payments)).map(([w, p]) => new Pay(w, p)),
    fc
      .tuple(who, fc.constantFrom('pays' as const, 'has the card refused' as const))
      .map(([w, p]) => new Confirm(w, p)),
    who.map((w) => new Expire(w)),
    who.map((w) => new PayLate(w)),
    fc.tuple(who, place).map(([w, p]) => new Cancel(w, p)),
    who.map((w) => new ReadOrder(w)),
    fc.tuple(who, place, fc.integer({ min: 1, max: 3 })).map(([w, p, t]) => new SendAgain(w, p, t)),
    fc.tuple(who, place, steps).map(([w, p, s]) => new BackAndChange(w, p, s)),
    fc
      .tuple(who, fc.nat(60), fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }))
      .map(([w, c, t]) => new Several(w, c, t)),
  ]
}
