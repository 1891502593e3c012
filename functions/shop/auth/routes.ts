import { privateAnswer } from '../answer'
import { newArea } from '../app'
import { field, readForm } from '../form'
import { ensureSession } from '../session/session'
import { languageOf } from '../session/visit'
import { signToken } from './token'

/** Signing in: contract 3.4. */
export const auth = newArea()

const ONE_DAY = 24 * 60 * 60
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/

const NOT_AN_EMAIL = {
  tr: 'Email formatına uygun değil',
  en: 'This is not an email address',
  de: 'Das ist keine E-Mail-Adresse',
  ar: 'هذا ليس عنوان بريد إلكتروني',
}

/** Goes on to the order without a membership: the email is kept with the cart's session. */
auth.post('/api/v1/authentication/login-nomembership', async (call) => {
  const email = field(await readForm(call), 'email')
  if (!EMAIL.test(email) || email.length > 254) {
    const text = NOT_AN_EMAIL[languageOf(call)]
    return privateAnswer(
      call,
      { status: false, message: text, data: [{ key: 'email', statusText: text }] },
      422,
    )
  }
  const id = await ensureSession(call)
  await call.env.DB.prepare('UPDATE session SET email = ?2 WHERE id = ?1').bind(id, email).run()
  const exp = Math.floor(Date.now() / 1000) + ONE_DAY
  const bearer = await signToken(call.env.TOKEN_SECRET, { sub: `guest:${id}`, exp })
  return privateAnswer(call, {
    status: true,
    message: '',
    data: [{ bearer, exp_at: exp }],
    page: { url: '/order', redirect: '' },
  })
})
