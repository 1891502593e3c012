import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { util } from 'zod'
import type { Call } from '../app'
import { memberById } from '../auth/member-queries'
import { authMessage } from '../auth/messages'
import { enter } from '../auth/take-cart'
import { readForm } from '../form'
import { isAllowedFrom } from '../member/limits'
import { ticked } from '../member/register/consents'
import { languageOf } from '../session/call-preferences'
import { answer, partyOf, responseIn } from './answers'
import { newChallenge, takeChallenge } from './challenge'
import { noteUse, type PasskeyRow, passkeyByCredential } from './queries'

const LOGINS = { max: 120, seconds: 3600 }
/** Each page with a sign-in form loads options, several times where it stays open; many people may share an address. */
const OPTIONS_LOADED = { max: 1200, seconds: 3600 }

/** POST login-options: the same for everybody. The browser offers the keys that it has for this site. */
export async function loginOptions(call: Call): Promise<Response> {
  const party = partyOf(call.env)
  if (!party) return answer(call, 0, 'closed')
  if (!(await isAllowedFrom(call, 'passkey-options', OPTIONS_LOADED)))
    return answer(call, 0, 'tooOften')
  const OPTIONS = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: util.base64urlToUint8Array(await newChallenge(call, 0)),
    userVerification: 'preferred',
  })
  return answer(call, 1, 'none', { OPTIONS })
}

/** The count of a right answer; null for one that is not this session's, of another site, or altered. */
async function countIn(call: Call, response: AuthenticationResponseJSON, key: PasskeyRow) {
  const party = partyOf(call.env)
  if (!party) return null
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(call, 0, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: key.credential_id,
      publicKey: util.base64urlToUint8Array(key.public_key),
      counter: key.counter,
    },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}

/** POST login: a right answer signs its member in; an unknown key is refused like a wrong one. */
export async function login(call: Call): Promise<Response> {
  const db = call.env.DB
  const fields = await readForm(call)
  if (!(await isAllowedFrom(call, 'passkey', LOGINS))) return answer(call, 0, 'tooOften')
  const response = responseIn(fields) as AuthenticationResponseJSON | null
  const key = response && (await passkeyByCredential(db, response.id))
  const count = key && (await countIn(call, response, key))
  if (!key || count === null) return answer(call, 0, 'notSignedIn')
  const member = await memberById(db, key.member_id)
  if (!member || !(await noteUse(db, key.id, count))) return answer(call, 0, 'notSignedIn')
  const language = languageOf(call)
  if (!member.is_activated)
    return answer(call, 0, 'none', { statusText: authMessage('inactive', language) })
  const token = await enter(call, member, ticked(fields, 'rememberMe'))
  if (!token) return answer(call, 0, 'notSignedIn')
  const data = [{ ...token, password_change: member.must_change_password }]
  return answer(call, 1, 'none', { statusText: authMessage('welcome', language), data })
}
