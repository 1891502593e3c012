import { privateAnswer } from '../answer'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { isEmail } from '../member/answers'
import { endSession } from '../member-session/queries'
import { languageOf } from '../session/call-preferences'
import { dropCookie, sessionIdOf } from '../session/session'
import { guestBearer } from './guest-bearer'
import { answerLogin } from './login'
import { authMessage } from './messages'
import { leaveCart } from './take-cart'

export const auth = newArea()

/** Starts the checkout without a membership, as customer/signin-shopping does by the older call. */
auth.post('/api/v1/authentication/login-nomembership', async (call) => {
  const email = field(await readForm(call), 'email')
  if (!isEmail(email)) {
    const text = authMessage('notAnEmail', languageOf(call))
    return privateAnswer(
      call,
      { status: false, message: text, data: [{ key: 'email', statusText: text }] },
      422,
    )
  }
  return privateAnswer(call, {
    status: true,
    message: '',
    data: [await guestBearer(call, email)],
    page: { url: '/order', redirect: '' },
  })
})

auth.post('/api/v1/authentication/login', answerLogin)

// The platform signs out by GET.
auth.get('/srv/service/customer/logout', async (call) => {
  const token = call.get('memberToken')
  const session = await sessionIdOf(call)
  if (token) await endSession(call.env.DB, token.member_id, token.session_id)
  if (session && (await leaveCart(call.env.DB, session))) dropCookie(call)
  return privateAnswer(call, { status: 1, statusText: '' })
})
