import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { isCsrfToken } from '../cart/csrf'
import { field, readForm } from '../form'
import { answerOnce } from '../session/answer-once'
import { currencyOf, languageOf } from '../session/call-preferences'
import { ensureSession } from '../session/session'
import { reviewMessage } from './messages'
import { addQuestion } from './question-queries'
import { addAlarm, addReview, voteOn } from './writing-queries'

export const writing = newArea()

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/

type Text = Parameters<typeof reviewMessage>[0]

const refused = (call: Call, text: Text, key = '') =>
  failedAction(call, reviewMessage(text, languageOf(call)), key)

const done = (call: Call, text: Text) =>
  privateAnswer(call, { status: 1, statusText: reviewMessage(text, languageOf(call)), key: '' })

const idOf = (call: Call, name: string) => Number(call.req.param(name)) || 0

const fits = (text: string, min: number, max: number) => text.length >= min && text.length <= max

/** The outcome of writing; `key` is the invalid field. */
type Written = { ok: boolean; text: Text; key: string }

const fault = (text: Text, key = ''): Written => ({ ok: false, text, key })

/** Writes a text and answers; the same text under the same Idempotency-Key is written once. */
async function writeOnce(
  call: Call,
  payload: unknown[],
  write: () => Promise<Written>,
): Promise<Response> {
  const content = JSON.stringify([call.req.path, memberIdOf(call), ...payload])
  const answer = await answerOnce(call, content, async () => {
    const body = await write()
    return { body, cookie: '', replay: body.ok }
  })
  const { ok, text, key } = answer === 'other payload' ? await write() : (answer as Written)
  return ok ? done(call, text) : refused(call, text, key)
}

writing.post('/srv/service/product-detail/comment/:productId', async (call) => {
  const fields = await readForm(call)
  const memberId = memberIdOf(call)
  const hasToken = await isCsrfToken(call.env.TOKEN_SECRET, field(fields, 'csrf_token'))
  if (memberId === 0 || !hasToken) return refused(call, 'signIn')
  const review = {
    stars: Number(field(fields, 'rate')),
    title: field(fields, 'title').slice(0, 100),
    text: field(fields, 'text'),
    showsName: field(fields, 'displayName') === '1',
  }
  return writeOnce(call, Object.values(review), async () => {
    const { stars, text } = review
    if (!Number.isInteger(stars) || stars < 1 || stars > 5) return fault('rate', 'rate')
    if (!fits(text, 10, 2000)) return fault('text', 'text')
    const productId = idOf(call, 'productId')
    const reason = await addReview(call.env.DB, { productId, memberId, ...review })
    return reason ? fault(reason) : { ok: true, text: 'reviewSaved', key: '' }
  })
})

writing.post('/srv/service/product-detail/vote-comment/:id/:vote', async (call) => {
  const vote = idOf(call, 'vote')
  if (vote !== 1 && vote !== 2) return refused(call, 'noReview')
  const memberId = memberIdOf(call)
  const voter = memberId > 0 ? `member:${memberId}` : await ensureSession(call)
  const isCounted = await voteOn(call.env.DB, idOf(call, 'id'), voter, vote)
  return isCounted ? done(call, 'voted') : refused(call, 'noReview')
})

writing.post('/srv/service/product-detail/questions/:productId', async (call) => {
  const fields = await readForm(call)
  const question = { name: field(fields, 'displayName'), text: field(fields, 'question') }
  return writeOnce(call, Object.values(question), async () => {
    if (!fits(question.text, 5, 1000)) return fault('question', 'question')
    const isSaved = await addQuestion(call.env.DB, {
      productId: idOf(call, 'productId'),
      memberId: memberIdOf(call),
      ...question,
    })
    return isSaved ? { ok: true, text: 'questionSaved', key: '' } : fault('noProduct')
  })
})

writing.post('/srv/service/profile/add-to-alarm-list', async (call) => {
  const fields = await readForm(call)
  const kind = field(fields, 'type')
  const email = field(fields, 'email')
  if (!EMAIL.test(email) || email.length > 254) return refused(call, 'email', 'email')
  if (kind !== 'stock' && kind !== 'price') return refused(call, 'noProduct')
  const isSaved = await addAlarm(call.env.DB, {
    kind,
    productId: Number(field(fields, 'product')) || 0,
    variantId: Number(field(fields, 'variant')) || 0,
    email,
    language: languageOf(call),
    currency: await currencyOf(call),
  })
  return isSaved ? done(call, 'alarmSaved') : refused(call, 'noProduct')
})
