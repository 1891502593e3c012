import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import type { Fields } from '../../form'
import { languageOf } from '../../session/call-preferences'
import { ensureSession, sessionIdOf } from '../../session/session'
import type { AddFacts } from '../add/add-queries'
import { readAddFacts } from '../add/add-queries'
import type { AddRequest } from '../add/add-requests'
import { readAddRequests } from '../add/add-requests'
import { choicesOf } from '../add/validate-request'
import { readCart } from '../cart'
import { cartSummary } from '../cart-wire'
import { cartMessage } from '../messages'
import { quantityFault } from '../rules'

/** What a saved line would hold of the goods that are named; null where there are none such. They need not be in stock. */
function lineOf(addRequest: AddRequest, facts: AddFacts | null) {
  if (!facts || facts.variant_id !== addRequest.variantId) return null
  const { count } = addRequest
  const { personalization, ...choices } = choicesOf(addRequest, facts)
  const rule = { min: facts.min_count, max: facts.max_count, step: facts.step }
  if (!count || quantityFault(rule, count) || personalization === null) return null
  if (facts.has_variants && facts.variant_id === 0) return null
  return { ...choices, count, personalization }
}

/** Puts goods that a form names like one of add-to-cart among the saved lines, where they were removed, with the price of now as the one that was seen. A form that comes twice changes nothing. */
export async function putBy(call: Call, form: Fields): Promise<Response> {
  const db = call.env.DB
  const language = languageOf(call)
  const [wanted] = readAddRequests(form)
  const reading = wanted && readAddFacts(db, wanted, (await sessionIdOf(call)) ?? '', language)
  const line = wanted && lineOf(wanted, (await reading?.first<AddFacts>()) ?? null)
  if (!line) return failedAction(call, cartMessage('noProduct', language))
  await db
    .prepare(
      `INSERT INTO saved_line (session_id, product_id, variant_id, count, related_id, frequency,
         order_note, personalization, added_at, seen_price)
       SELECT ?1, p.id, ?3, ?4, ?5, ?6, substr(?7, 1, 1000), ?8, unixepoch(), coalesce(s.price, p.price)
       FROM product p LEFT JOIN sub_product s ON s.id = ?3 WHERE p.id = ?2
       ON CONFLICT DO UPDATE SET count = max(count, excluded.count)`,
    )
    .bind(
      ...[await ensureSession(call), wanted.productId, wanted.variantId, line.count],
      ...[wanted.relatedId, line.frequency, line.orderNote, line.personalization],
    )
    .run()
  return privateAnswer(call, { status: 1, statusText: '', ...cartSummary(await readCart(call)) })
}
