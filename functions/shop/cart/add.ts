import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import type { Fields } from '../form'
import { field, readForm } from '../form'
import type { Language } from '../locale'
import { ensureSession, givenCookie, sessionIdOf } from '../session/session'
import { languageOf } from '../session/visit'
import type { AddFacts } from './add-queries'
import { addLine, holdsLine, readAddFacts } from './add-queries'
import { cartSummary, readCart } from './cart'
import { isCsrfToken } from './csrf'
import { answerOnce } from './idempotency'
import type { AddOutcome } from './judge'
import { added, choicesOf, judgeWish, noStock } from './judge'
import { cartMessage } from './messages'
import type { CartSettings } from './queries'
import { cartSettings } from './queries'
import type { Wish } from './wishes'
import { isMulti, readWishes } from './wishes'

/** More products than a list page shows are not added at once. */
const MOST_AT_ONCE = 100

/** POST add-to-cart: one object for one product, an array for `productId[]`. */
export async function answerAdd(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const language = languageOf(call)
  if (!(await isCsrfToken(call.env.TOKEN_SECRET, field(fields, 'csrfToken')))) {
    return failedAction(call, cartMessage('wrongForm', language))
  }
  const wishes = readWishes(fields)
  if (wishes.length === 0 || wishes.length > MOST_AT_ONCE) {
    const text = wishes.length
      ? cartMessage('tooMany', language, MOST_AT_ONCE)
      : cartMessage('noProduct', language)
    return failedAction(call, text)
  }
  const result = await answerOnce(
    call,
    payloadOf(fields),
    () => addAll(call, wishes, isMulti(fields), language),
    (session) => holdsSome(call.env.DB, session, wishes, language),
  )
  return result === 'other payload'
    ? privateAnswer(call, { status: 0, statusText: cartMessage('keyReused', language) }, 422)
    : privateAnswer(call, result)
}

async function addAll(call: Call, wishes: Wish[], multi: boolean, language: Language) {
  const outcomes: AddOutcome[] = []
  let session = (await sessionIdOf(call)) ?? ''
  for (const wish of wishes) {
    const done = await addOne(call, wish, session, language)
    session = done.session
    outcomes.push(done.outcome)
  }
  const cart = cartSummary(await readCart(call, session))
  const answers = outcomes.map((outcome) => ({ ...outcome, ...cart }))
  return {
    body: multi ? answers : answers[0],
    cookie: givenCookie(call),
    // A failure is not kept: the shopper mends the form and sends it again.
    keep: outcomes.some((outcome) => outcome.status > 0),
  }
}

/** Whether a cart holds a line of any of these wishes: the product, its variant, and what was chosen for it. */
async function holdsSome(db: D1Database, session: string, wishes: Wish[], language: Language) {
  const read = await db.batch(wishes.map((wish) => readAddFacts(db, wish, session, language)))
  const lines = wishes.map((wish, at) => {
    const facts = (read[at]?.results[0] ?? null) as AddFacts | null
    const { productId, variantId } = wish
    return { productId, variantId, ...(facts && choicesOf(wish, facts)) }
  })
  return holdsLine(db, session, lines)
}

async function judgeNow(db: D1Database, wish: Wish, session: string, language: Language) {
  const [shops, found] = await db.batch([
    cartSettings(db, session, null),
    readAddFacts(db, wish, session, language),
  ])
  const shop = shops?.results[0] as CartSettings
  const facts = (found?.results[0] ?? null) as AddFacts | null
  return { shop, facts, judged: judgeWish(wish, facts, shop, language) }
}

async function addOne(call: Call, wish: Wish, session: string, language: Language) {
  const db = call.env.DB
  const { shop, facts, judged } = await judgeNow(db, wish, session, language)
  if ('status' in judged) return { outcome: judged, session }
  if (!facts) throw new Error('A wish without a product was judged good')

  const own = session && call.res.headers.has('Set-Cookie') ? session : await ensureSession(call)
  const isAdded = await addLine(db, {
    ...judged,
    session: own,
    productId: wish.productId,
    relatedId: wish.relatedId,
    overStock: shop.negative_stock === 1,
  })
  if (isAdded) return { outcome: added(facts, shop), session: own }
  // Another request was quicker: what is wrong is judged anew.
  const { judged: anew } = await judgeNow(db, wish, own, language)
  return { outcome: 'status' in anew ? anew : noStock(facts, language), session: own }
}

/** What the form asks for, as text: the same for the same wish. The csrf token is no part of it. */
function payloadOf(fields: Fields): string {
  return JSON.stringify([...fields].filter(([name]) => name !== 'csrfToken'))
}
