import { ORDER_NOTE_LIMIT } from '../catalog/detail'
import type { Language } from '../locale'
import type { AddFacts } from './add-queries'
import { personalFields } from './add-queries'
import { cartMessage } from './messages'
import { readPersonalization } from './personalization'
import { quantityFault, roundCount } from './rules'
import type { Wish } from './wishes'

/** An answer to one wished product; totals are added by the caller. */
export type AddOutcome = {
  status: number
  statusText: string
  url: string
  title: string
  personalization_error: 0 | 1
}

/** What tells lines of one product and variant apart. */
export type Choices = { frequency: string; orderNote: string; personalization: string }

/** A wish that may go into the cart. */
export type GoodWish = Choices & { count: number; variantId: number }

type Shop = { after_add: number; negative_stock: number; store_id: number }

/** What a wish chooses, as its line holds it; the personalization is null where a field is missing or too long. */
export function choicesOf(wish: Wish, facts: AddFacts) {
  const fields = personalFields(facts)
  return {
    frequency: facts.subscribe_percent > 0 ? wish.frequency : '',
    orderNote: facts.has_order_note ? wish.orderNote : '',
    personalization: fields.length ? readPersonalization(fields, wish.formData) : '',
  }
}

/** Judges a wish: what is wrong with it, or what exactly to add. */
export function judgeWish(
  wish: Wish,
  facts: AddFacts | null,
  shop: Shop,
  language: Language,
): AddOutcome | GoodWish {
  const say = (...args: [Parameters<typeof cartMessage>[0], number?]) =>
    cartMessage(args[0], language, args[1])
  if (!facts) return outcome(0, say('noProduct'))
  if (facts.is_show_only) return outcome(0, say('notForSale'), facts)
  if (facts.has_variants && facts.variant_id === 0) {
    return outcome(-1, say('chooseOption'), facts, { url: facts.hides_url ? '' : facts.path })
  }
  const { personalization, ...choices } = choicesOf(wish, facts)
  if (personalization === null) {
    return outcome(0, say('personalize'), facts, { url: facts.path, personalization_error: 1 })
  }
  if (wish.orderNote.length > ORDER_NOTE_LIMIT) {
    return outcome(0, say('noteTooLong', ORDER_NOTE_LIMIT), facts)
  }
  const count = wish.count ?? facts.min_count
  const rule = { min: facts.min_count, max: facts.max_count, step: facts.step }
  const wrong = quantityFault(rule, count)
  if (wrong) return outcome(0, say(wrong.fault, 'limit' in wrong ? wrong.limit : undefined), facts)
  const held = roundCount(facts.in_cart + count)
  if (facts.max_count > 0 && held > facts.max_count) {
    return outcome(0, say('aboveMax', facts.max_count), facts)
  }
  if (!shop.negative_stock && held > facts.stock) return noStock(facts, language)
  // Last, so that a shopper who chooses a store can then really have the product.
  if (facts.needs_store && shop.store_id === 0) return outcome(-2, say('chooseStore'), facts)
  return { ...choices, count: roundCount(count), variantId: facts.variant_id, personalization }
}

/** The stock does not allow the count. */
export function noStock(facts: AddFacts, language: Language): AddOutcome {
  const text =
    facts.stock > 0
      ? cartMessage('stockLeft', language, facts.stock)
      : cartMessage('soldOut', language)
  return outcome(0, text, facts)
}

/** The product is in the cart: 1, 3 or 4 as the shop or the product has it, 2 with where to go. */
export function added(facts: AddFacts, shop: Shop): AddOutcome {
  const status = facts.after_add || shop.after_add
  const goesTo = facts.after_add_path ?? 'sepet'
  return outcome(status, '', facts, { url: status === 2 ? goesTo : facts.path })
}

function outcome(
  status: number,
  statusText: string,
  facts: AddFacts | null = null,
  rest: Partial<AddOutcome> = {},
): AddOutcome {
  return {
    status,
    statusText,
    url: '',
    title: facts?.title ?? '',
    personalization_error: 0,
    ...rest,
  }
}
