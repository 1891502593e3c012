import type { Call } from '../app'
import { checkPassword, kindOf } from '../auth/check-password'
import { guestBearer } from '../auth/guest-bearer'
import { authMessage } from '../auth/messages'
import { enter } from '../auth/take-cart'
import { field, readForm } from '../form'
import { languageOf } from '../session/call-preferences'
import { isEmail, respond } from './answers'

/** POST customer/order-login: signing in at the checkout. */
export async function orderLogin(call: Call): Promise<Response> {
  const fields = await readForm(call)
  const phone = field(fields, 'phone')
  const language = languageOf(call)
  const credentials = {
    kind: phone ? ('phone' as const) : kindOf(fields),
    name: phone || field(fields, 'email') || field(fields, 'username'),
    password: fields.get('password')?.[0] ?? '',
  }
  const refuse = (name: Parameters<typeof authMessage>[0], key: string, more: object = {}) => {
    const statusText = authMessage(name, language)
    return respond(call, 0, 'required', { statusText, message: statusText, key, url: '', ...more })
  }
  const checked = await checkPassword(call, fields, credentials)
  if (!checked.ok) return refuse(checked.text, checked.key, { counter: checked.counter })
  const { member } = checked
  if (member.must_change_password) return refuse('expired', 'password', { password_change: 1 })
  if (!member.is_activated) return refuse('inactive', 'password')
  const token = await enter(call, member)
  if (!token) return refuse('wrong', 'password')
  const statusText = authMessage('welcome', language)
  return respond(call, 1, 'saved', {
    statusText,
    message: statusText,
    url: '/order',
    data: [token],
  })
}

/** POST customer/signin-shopping: starts the checkout with an e-mail address, without a membership. */
export async function signInShopping(call: Call): Promise<Response> {
  const email = field(await readForm(call), 'email')
  if (!isEmail(email))
    return respond(call, 0, 'notAnEmail', { key: 'email', success: false, url: '' })
  const data = [await guestBearer(call, email)]
  return respond(call, 1, 'saved', { success: true, url: '/order', data })
}
