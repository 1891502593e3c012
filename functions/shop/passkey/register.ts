import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { util } from 'zod'
import type { Call } from '../app'
import { memberIdOf } from '../app'
import { memberById } from '../auth/member-queries'
import { readForm } from '../form'
import { sendOut } from '../member/outbox'
import { settingOf } from '../member/queries'
import { languageOf } from '../session/call-preferences'
import { sha256 } from '../session/session'
import { answer, keyName, type Party, partyOf, responseIn } from './answers'
import { newChallenge, takeChallenge } from './challenge'
import { passkeyText } from './messages'
import { addPasskey, passkeysOf } from './queries'

/** What a device stores in place of the member's id: the same for all keys of a member, and nothing personal. */
const handleOf = async (call: Call, memberId: number) =>
  new TextEncoder().encode(
    (await sha256(`passkey ${call.env.TOKEN_SECRET} ${memberId}`)).slice(0, 32),
  )

/** POST register-options: what the browser needs for a new key. */
export async function registerOptions(call: Call): Promise<Response> {
  const db = call.env.DB
  const member = await memberById(db, memberIdOf(call))
  const party = partyOf(call.env)
  if (!member) return answer(call, 0, 'signInFirst')
  if (!party) return answer(call, 0, 'closed')
  const known = await passkeysOf(db, member.id)
  const OPTIONS = await generateRegistrationOptions({
    rpName: await settingOf(db, 'SITE_NAME'),
    rpID: party.id,
    userName: member.email,
    userDisplayName: `${member.name} ${member.surname}`,
    userID: await handleOf(call, member.id),
    challenge: util.base64urlToUint8Array(await newChallenge(call, member.id)),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports: JSON.parse(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return answer(call, 1, 'none', { OPTIONS })
}

/** Null for an answer that is not this session's, of another site, or altered. */
function verified(call: Call, party: Party, response: RegistrationResponseJSON, memberId: number) {
  return verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(call, memberId, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).then(
    ({ registrationInfo }) => registrationInfo ?? null,
    () => null,
  )
}

/** Whoever did not add the key learns of it. */
async function mailAdded(call: Call, memberId: number, name: string): Promise<void> {
  const member = await memberById(call.env.DB, memberId)
  if (!member) return
  const language = languageOf(call)
  const about = passkeyText('mailAdded', language)
  const text = [passkeyText('added', language), name, about].filter(Boolean).join('\n\n')
  const mail = { kind: 'mail', to: member.email, text, link: '/hesabim/gecis-anahtarlari' } as const
  await sendOut(call.env.DB, mail).run()
}

/** POST register: adds the key that the browser has made. */
export async function register(call: Call): Promise<Response> {
  const memberId = memberIdOf(call)
  const party = partyOf(call.env)
  if (!memberId) return answer(call, 0, 'signInFirst')
  const fields = await readForm(call)
  const response = responseIn(fields) as RegistrationResponseJSON | null
  const found = party && response && (await verified(call, party, response, memberId))
  if (!found) return answer(call, 0, 'notVerified')
  const { credential } = found
  const name = keyName(fields)
  const isAdded = await addPasskey(call.env.DB, {
    member_id: memberId,
    credential_id: credential.id,
    public_key: util.uint8ArrayToBase64url(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name,
    token: call.get('memberToken')?.id ?? '',
  })
  if (!isAdded) return answer(call, 0, 'notAdded')
  await mailAdded(call, memberId, name)
  return answer(call, 1, 'added')
}
