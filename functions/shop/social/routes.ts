import { errorAnswer, privateAnswer } from '../answer'
import type { Call } from '../app'
import { newArea } from '../app'
import { signInMember } from '../auth/login'
import { memberById, memberByName } from '../auth/member-queries'
import { ownersMails } from '../member/account-mails'
import { memberText } from '../member/messages'
import { claimAccount, proveOwn } from '../member/take-over'
import { languageOf } from '../session/call-preferences'
import { ensureSession } from '../session/session'
import { completeProfile } from './complete'
import { isPlatform, type Platform, type ProviderPerson } from './people'
import { exchangeCode } from './provider'
import { linkAccount, memberOfAccount, savePending } from './queries'

export const social = newArea()

social.get('/api/v1/authentication/social-login', (call) => {
  const type = call.req.query('type')
  if (!call.env.OWN_ORIGIN || !isPlatform(type))
    return errorAnswer(call, 404, memberText('noProvider', languageOf(call)))
  const target = new URL(`/saglayici/${type}`, call.env.OWN_ORIGIN)
  target.searchParams.set('state', call.req.query('state') ?? '')
  target.searchParams.set('redirect_uri', call.req.query('redirect') ?? '')
  return privateAnswer(call, { status: true, message: '', data: [target.href] })
})

social.get('/srv/service/social/:platform/login', async (call) => {
  const platform = call.req.param('platform')
  const person = isPlatform(platform)
    ? await exchangeCode(call.env.DB, platform, call.req.query('code') ?? '')
    : null
  if (!person || !isPlatform(platform)) return refuse(call)
  const id = await memberFor(call, platform, person)
  const member = id ? await memberById(call.env.DB, id) : null
  if (member) return signInMember(call, new Map(), member)
  await savePending(call.env.DB, await ensureSession(call), { platform, ...person })
  return requestMissing(call, platform, person)
})

social.post('/srv/service/social/complete', completeProfile)

/** The member of an outside account: the linked one, or the one with its verified e-mail, whose owner it is from then on. */
async function memberFor(call: Call, platform: Platform, person: ProviderPerson): Promise<number> {
  const db = call.env.DB
  const linked = await memberOfAccount(db, platform, person.subject)
  if (linked || !person.email) return linked
  const member = await memberByName(db, 'email', person.email)
  if (!member) return 0
  const isSignedIn = call.get('memberToken')?.member_id === member.id
  const { email, name, surname } = person
  const mails = await ownersMails(call)
  await db.batch([
    ...(isSignedIn
      ? [proveOwn(db, member.id, email)]
      : claimAccount(db, member.id, { email, name, surname, mails })),
    linkAccount(db, platform, person.subject, member.id),
  ])
  return member.id
}

function refuse(call: Call): Response {
  const message = memberText('socialFailed', languageOf(call))
  return privateAnswer(call, { status: false, message, data: [] })
}

/** The step that a platform's theme opens for the missing data. */
function requestMissing(call: Call, platform: Platform, { email }: ProviderPerson): Response {
  const fields = email ? 'phone' : 'email-phone'
  const kinds: Partial<Record<Platform, string>> = {
    facebook: email ? 'facebookphone' : 'facebook',
    twitter: 'twitter',
    ...(email && { google: 'googlephone' }),
  }
  const activation = kinds[platform] ?? 'social'
  const query = new URLSearchParams({ activation, platform, fields })
  return privateAnswer(call, {
    status: false,
    message: memberText('completeProfile', languageOf(call)),
    data: [{ activation, platform, fields }],
    page: { url: `/?${query}`, redirect: '' },
  })
}
