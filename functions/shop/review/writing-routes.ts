import { failedAction, privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf, newArea } from '../app'
import { isCsrfToken } from '../cart/csrf'
import { field, readForm } from '../form'
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

writing.post('/srv/service/product-detail/comment/:productId', async (call) => {
  const fields = await readForm(call)
  const memberId = memberIdOf(call)
  if (memberId === 0) return refused(call, 'signIn')
  if (!(await isCsrfToken(call.env.TOKEN_SECRET, field(fields, 'csrf_token'))))
    return refused(call, 'signIn')
  const stars = Number(field(fields, 'rate'))
  const text = field(fields, 'text')
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return refused(call, 'rate', 'rate')
  if (!fits(text, 10, 2000)) return refused(call, 'text', 'text')
  const fault = await addReview(call.env.DB, {
    productId: idOf(call, 'productId'),
    memberId,
    stars,
    title: field(fields, 'title').slice(0, 100),
    text,
    showsName: field(fields, 'displayName') === '1',
  })
  return fault ? refused(call, fault) : done(call, 'reviewSaved')
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
  const text = field(fields, 'question')
  if (!fits(text, 5, 1000)) return refused(call, 'question', 'question')
  const isSaved = await addQuestion(call.env.DB, {
    productId: idOf(call, 'productId'),
    name: field(fields, 'displayName'),
    text,
    memberId: memberIdOf(call),
  })
  return isSaved ? done(call, 'questionSaved') : refused(call, 'noProduct')
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
