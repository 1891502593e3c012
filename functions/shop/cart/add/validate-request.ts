import { ORDER_NOTE_LIMIT } from '../../catalog/product/detail'
import type { Language } from '../../locale'
import { cartMessage } from '../messages'
import { quantityFault, roundCount } from '../rules'
import type { AddFacts } from './add-queries'
import { personalFields } from './add-queries'
import type { AddRequest } from './add-requests'
import { readPersonalization } from './personalization'

/** The answer for one requested product; the caller adds the totals. */
export type AddOutcome = {
  status: number
  statusText: string
  url: string
  title: string
  personalization_error: 0 | 1
}

/** What distinguishes lines of one product and variant. */
export type Choices = { frequency: string; orderNote: string; personalization: string }

export type ValidAddRequest = Choices & { count: number; variantId: number }

type Shop = { after_add: number; negative_stock: number; store_id: number }

/** A request's choices as its line stores them; the personalization is null where a field is missing or too long. */
export function choicesOf(addRequest: AddRequest, facts: AddFacts) {
  const fields = personalFields(facts)
  return {
    frequency: facts.subscribe_percent > 0 ? addRequest.frequency : '',
    orderNote: facts.has_order_note ? addRequest.orderNote : '',
    personalization: fields.length ? readPersonalization(fields, addRequest.formData) : '',
  }
}

/** Validates a request: answers what is wrong, or exactly what to add. */
export function validateRequest(
  addRequest: AddRequest,
  facts: AddFacts | null,
  shop: Shop,
  language: Language,
): AddOutcome | ValidAddRequest {
  const message = (...args: [Parameters<typeof cartMessage>[0], number?]) =>
    cartMessage(args[0], language, args[1])
  if (!facts) return outcome(0, message('noProduct'))
  if (facts.is_show_only) return outcome(0, message('notForSale'), facts)
  if (facts.has_variants && facts.variant_id === 0) {
    return outcome(-1, message('chooseOption'), facts, { url: facts.hides_url ? '' : facts.path })
  }
  const { personalization, ...choices } = choicesOf(addRequest, facts)
  if (personalization === null) {
    return outcome(0, message('personalize'), facts, { url: facts.path, personalization_error: 1 })
  }
  if (addRequest.orderNote.length > ORDER_NOTE_LIMIT) {
    return outcome(0, message('noteTooLong', ORDER_NOTE_LIMIT), facts)
  }
  const count = addRequest.count ?? facts.min_count
  const rule = { min: facts.min_count, max: facts.max_count, step: facts.step }
  const wrong = quantityFault(rule, count)
  if (wrong)
    return outcome(0, message(wrong.fault, 'limit' in wrong ? wrong.limit : undefined), facts)
  const total = roundCount(facts.in_cart + count)
  if (facts.max_count > 0 && total > facts.max_count) {
    return outcome(0, message('aboveMax', facts.max_count), facts)
  }
  if (!shop.negative_stock && total > facts.stock) return noStock(facts, language)
  // Last, so that after choosing a store the shopper can really add the product.
  if (facts.needs_store && shop.store_id === 0) return outcome(-2, message('chooseStore'), facts)
  return { ...choices, count: roundCount(count), variantId: facts.variant_id, personalization }
}

export function noStock(facts: AddFacts, language: Language): AddOutcome {
  const text =
    facts.stock > 0
      ? cartMessage('stockLeft', language, facts.stock)
      : cartMessage('soldOut', language)
  return outcome(0, text, facts)
}

/** The answer after adding: 1, 3 or 4 as the shop or the product is set, 2 with the page to go to and what has happened. */
export function added(facts: AddFacts, shop: Shop, language: Language): AddOutcome {
  const status = facts.after_add || shop.after_add
  if (status !== 2) return outcome(status, '', facts, { url: facts.path })
  const url = facts.after_add_path ?? 'sepet'
  return outcome(status, cartMessage('added', language), facts, { url })
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
