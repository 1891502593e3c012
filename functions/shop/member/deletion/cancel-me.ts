import { failedAction, privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import { checkPassword } from '../../auth/check-password'
import { memberById } from '../../auth/member-queries'
import { authMessage } from '../../auth/messages'
import { readForm } from '../../form'
import { languageOf } from '../../session/call-preferences'
import { dropCookie } from '../../session/session'
import { memberText } from '../messages'
import { settingOf } from '../queries'
import { deleteAccount } from './delete-account'
import { deletionText } from './messages'
import { obstacleOf } from './obstacles'

/** POST customer/cancel-me (own call): deletes the member's account, by its password. A wrong one counts as a failed sign-in. */
export async function cancelMe(call: Call): Promise<Response> {
  const { DB: db } = call.env
  const language = languageOf(call)
  const member = await memberById(db, memberIdOf(call))
  if (!member) return failedAction(call, memberText('signInFirst', language))
  const fields = await readForm(call)
  const password = fields.get('password')?.[0] ?? ''
  if (!password) return failedAction(call, memberText('required', language), 'password')
  const typed = { kind: 'email' as const, name: member.email }
  const checked = await checkPassword(call, fields, { ...typed, password })
  if (!checked.ok) {
    const { text, key } = checked
    const words =
      text === 'wrong' ? deletionText('wrongPassword', language) : authMessage(text, language)
    return failedAction(call, words, key)
  }
  const name = await settingOf(db, 'SITE_NAME')
  const mail = deletionText(member.owns_email ? 'mail' : 'unprovenMail', language)
  const obstacle = await obstacleOf(db, member.id)
  // An order of this moment may come in between.
  if (obstacle || !(await deleteAccount(db, member.id, mail.replace('{name}', name))))
    return failedAction(call, deletionText(obstacle ?? 'openOrder', language))
  dropCookie(call)
  return privateAnswer(call, { status: 1, statusText: deletionText('done', language) })
}
