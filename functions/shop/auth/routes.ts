import { privateAnswer } from '../answer'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { endSession } from '../member-session/queries'
import { languageOf } from '../session/call-preferences'
import { dropCookie, ensureSession, sessionIdOf } from '../session/session'
import { EMAIL } from './email'
import { answerLogin } from './login'
import { authMessage } from './messages'
import { leaveCart } from './take-cart'
import { createToken } from './token'

export const auth = newArea()

const ONE_DAY = 24 * 60 * 60

/** Starts the checkout without a membership: the email is saved in the cart's session. */
auth.post('/api/v1/authentication/login-nomembership', async (call) => {
  const email = field(await readForm(call), 'email')
  if (!EMAIL.test(email) || email.length > 254) {
    const text = authMessage('notAnEmail', languageOf(call))
    return privateAnswer(
      call,
      { status: false, message: text, data: [{ key: 'email', statusText: text }] },
      422,
    )
  }
  const id = await ensureSession(call)
  await call.env.DB.prepare('UPDATE session SET email = ?2 WHERE id = ?1').bind(id, email).run()
  const exp = Math.floor(Date.now() / 1000) + ONE_DAY
  const bearer = await createToken(call.env.TOKEN_SECRET, { sub: `guest:${id}`, exp })
  return privateAnswer(call, {
    status: true,
    message: '',
    data: [{ bearer, exp_at: exp }],
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
