import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import type { Fields } from '../../form'
import { field, readForm } from '../../form'
import type { Language } from '../../locale'
import { answerOnce } from '../../session/answer-once'
import { languageOf } from '../../session/call-preferences'
import { ensureSession, newSessionCookie, sessionIdOf } from '../../session/session'
import { readCart } from '../cart'
import { cartSummary } from '../cart-wire'
import { isCsrfToken } from '../csrf'
import { cartMessage } from '../messages'
import type { CartSettings } from '../queries'
import { cartSettings } from '../queries'
import type { AddFacts } from './add-queries'
import { addLine, holdsLine, readAddFacts } from './add-queries'
import type { AddRequest } from './add-requests'
import { isMulti, readAddRequests } from './add-requests'
import type { AddOutcome } from './validate-request'
import { added, choicesOf, noStock, validateRequest } from './validate-request'

/** More products than a list page shows cannot be added at once. */
const MAX_AT_ONCE = 100

/** POST add-to-cart: answers an object for one product, an array for `productId[]`. */
export async function answerAdd(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const language = languageOf(call)
  if (!(await isCsrfToken(call.env.TOKEN_SECRET, field(fields, 'csrfToken')))) {
    return failedAction(call, cartMessage('wrongForm', language))
  }
  const addRequests = readAddRequests(fields)
  if (addRequests.length === 0 || addRequests.length > MAX_AT_ONCE) {
    const text = addRequests.length
      ? cartMessage('tooMany', language, MAX_AT_ONCE)
      : cartMessage('noProduct', language)
    return failedAction(call, text)
  }
  const result = await answerOnce(
    call,
    payloadOf(fields),
    () => addAll(call, addRequests, isMulti(fields), language),
    (session) => holdsSome(call.env.DB, session, addRequests, language),
  )
  return result === 'other payload'
    ? privateAnswer(call, { status: 0, statusText: cartMessage('keyReused', language) }, 422)
    : privateAnswer(call, result)
}

async function addAll(call: Call, addRequests: AddRequest[], multi: boolean, language: Language) {
  const outcomes: AddOutcome[] = []
  let session = (await sessionIdOf(call)) ?? ''
  for (const addRequest of addRequests) {
    const done = await addOne(call, addRequest, session, language)
    session = done.session
    outcomes.push(done.outcome)
  }
  const cart = cartSummary(await readCart(call, { session }))
  const answers = outcomes.map((outcome) => ({ ...outcome, ...cart }))
  return {
    body: multi ? answers : answers[0],
    cookie: newSessionCookie(call),
    // A failure is not replayed: the shopper corrects the form and sends it again.
    replay: outcomes.some((outcome) => outcome.status > 0),
  }
}

async function holdsSome(
  db: D1Database,
  session: string,
  addRequests: AddRequest[],
  language: Language,
) {
  const read = await db.batch(
    addRequests.map((addRequest) => readAddFacts(db, addRequest, session, language)),
  )
  const lines = addRequests.map((addRequest, at) => {
    const facts = (read[at]?.results[0] ?? null) as AddFacts | null
    const { productId, variantId } = addRequest
    return { productId, variantId, ...(facts && choicesOf(addRequest, facts)) }
  })
  return holdsLine(db, session, lines)
}

async function validateNow(
  db: D1Database,
  addRequest: AddRequest,
  session: string,
  language: Language,
) {
  const [shops, found] = await db.batch([
    cartSettings(db, session, null),
    readAddFacts(db, addRequest, session, language),
  ])
  const shop = shops?.results[0] as CartSettings
  const facts = (found?.results[0] ?? null) as AddFacts | null
  return { shop, facts, result: validateRequest(addRequest, facts, shop, language) }
}

async function addOne(call: Call, addRequest: AddRequest, session: string, language: Language) {
  const db = call.env.DB
  const { shop, facts, result } = await validateNow(db, addRequest, session, language)
  if ('status' in result) return { outcome: result, session }
  if (!facts) throw new Error('A request without a product was found valid')

  const sessionId =
    session && call.res.headers.has('Set-Cookie') ? session : await ensureSession(call)
  const isAdded = await addLine(db, {
    ...result,
    session: sessionId,
    productId: addRequest.productId,
    relatedId: addRequest.relatedId,
    placeId: addRequest.placeId,
    overStock: shop.negative_stock === 1,
  })
  if (isAdded) return { outcome: added(facts, shop, language), session: sessionId }
  // Another request was faster: find the current reason.
  const { result: current } = await validateNow(db, addRequest, sessionId, language)
  return { outcome: 'status' in current ? current : noStock(facts, language), session: sessionId }
}

/** The requested products as text, for comparing two forms; without the csrf token. */
function payloadOf(fields: Fields): string {
  return JSON.stringify([...fields].filter(([name]) => name !== 'csrfToken'))
}
