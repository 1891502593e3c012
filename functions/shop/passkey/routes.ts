import { privateAnswer } from '../answer'
import { memberIdOf, newArea } from '../app'
import { readForm } from '../form'
import { isoTime } from '../shop-time'
import { answer, keyName } from './answers'
import { deletePasskey, type PasskeyRow, passkeysOf, renamePasskey } from './queries'
import { register, registerOptions } from './register'
import { login, loginOptions } from './sign-in'

/** Passkeys beside passwords, by our own calls. */
export const passkey = newArea()

const base = '/srv/service/passkey'

const wire = (row: PasskeyRow) => ({
  ID: String(row.id),
  NAME: row.name,
  CREATED: isoTime(row.created_at),
  LAST_USE: isoTime(row.used_at),
  RENAME: 1,
})

passkey.get(`${base}/list`, async (call) => {
  const rows = await passkeysOf(call.env.DB, memberIdOf(call))
  return privateAnswer(call, { PASSKEYS: rows.map(wire) })
})
passkey.post(`${base}/register-options`, registerOptions)
passkey.post(`${base}/register`, register)
passkey.post(`${base}/login-options`, loginOptions)
passkey.post(`${base}/login`, login)
passkey.post(`${base}/rename/:id`, async (call) => {
  const id = Number(call.req.param('id')) || 0
  const name = keyName(await readForm(call))
  const isRenamed = await renamePasskey(call.env.DB, memberIdOf(call), { id, name })
  return isRenamed ? answer(call, 1, 'renamed') : answer(call, 0, 'noPasskey')
})
passkey.post(`${base}/delete/:id`, async (call) => {
  const id = Number(call.req.param('id')) || 0
  const isDeleted = await deletePasskey(call.env.DB, memberIdOf(call), id)
  return isDeleted ? answer(call, 1, 'removed') : answer(call, 0, 'noPasskey')
})
