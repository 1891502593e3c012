import { randomBytes } from 'node:crypto'
import { accounts } from '../data/members'
import { isSectionSeven } from '../platform'
import type { Call, Route } from '../server/call'
import { Fields } from '../server/fields'
import { envelope, json, redirect, refusal } from '../server/reply'
import { makeMember, registered } from './register-calls'
import { memberByName, openMember, signedIn } from './sign-in'

/** Codes that the provider hands out at sign-in: a known member, or a profile that lacks fields. */
export const socialCodes: Record<string, { email: string; fields: string[]; isRefused?: true }> = {
  'known-profile': { email: accounts.plain.email, fields: [] },
  'registered-mail': { email: accounts.full.email, fields: [], isRefused: true },
  'without-email': { email: '', fields: ['email'] },
  'without-phone': { email: 'yeni.sosyal@kekikcinar.test', fields: ['phone'] },
  'without-both': { email: '', fields: ['email', 'phone'] },
}

/** The `activation` of an address that opens the form for what a profile lacks. */
const activationOf = (platform: string, fields: string[]): string => {
  if (fields.length === 2) return 'social'
  if (platform === 'facebook') return fields[0] === 'phone' ? 'facebookphone' : 'facebook'
  if (platform === 'google' && fields[0] === 'phone') return 'googlephone'
  return platform === 'twitter' ? 'twitter' : 'social'
}

/** Where a social account signs in: the provider's page, which leads back with `state` and `code`. */
function socialLogin(call: Call): Response {
  const type = call.query.get('type') || 'apple'
  const providers = isSectionSeven(call.platform)
    ? ['apple']
    : ['google', 'apple', 'facebook', 'twitter']
  const isOpen = providers.includes(type)
  if (!isOpen) return json({ status: false, message: 'Kapalı', data: [] })
  const query = new URLSearchParams({
    type,
    state: call.query.get('state'),
    redirect: call.query.get('redirect'),
  })
  return json({ status: true, message: '', data: [`${call.platform.origin}/saglayici?${query}`] })
}

/** The provider's own page, where one of its accounts is chosen. */
export function providerPage(call: Call): Response | undefined {
  if (call.path !== '/saglayici') return undefined
  const type = call.query.get('type')
  const back = call.query.get('redirect') || `/srv/service/social/${type}/login`
  const links = Object.keys(socialCodes).map((code) => {
    const query = new URLSearchParams({ state: call.query.get('state'), code })
    return `<a href="${back}${back.includes('?') ? '&amp;' : '?'}${String(query).replaceAll('&', '&amp;')}">${code}</a>`
  })
  return new Response(`<!doctype html><title>${type}</title>${links.join(' ')}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** A mail that belongs to a membership with a password: its owner signs in with that. */
function alreadyRegistered(call: Call): Response {
  if (isSectionSeven(call.platform))
    return redirect('/uye-girisi-sayfasi?error=mail_already_registered')
  return refusal('Formda hata var', [
    { key: 'email', statusText: 'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.' },
  ])
}

/** Google, which sends its answer to the shop's own page with the state of the shop's session. */
function toGoogle(call: Call): Response {
  call.session.socialState = randomBytes(8).toString('hex')
  const query = new URLSearchParams({ client_id: 'kekik', state: call.session.socialState })
  return redirect(`https://accounts.google.test/o/oauth2/v2/auth?${query}`)
}

function hasForeignState({ query, session }: Call): boolean {
  const expected = session.socialState
  session.socialState = ''
  return expected !== '' && query.get('state') !== expected
}

/** The provider's answer. Real shops redirect the browser; with calls of our own the envelope of a sign-in returns. */
function back(call: Call): Response {
  const [platform = 'google', step] = call.parts
  const begins = platform === 'google' && step === 'login' && !call.query.has('code')
  if (begins && isSectionSeven(call.platform)) return toGoogle(call)
  const isAnswer = step === 'login' && !hasForeignState(call)
  const profile = isAnswer ? socialCodes[call.query.get('code')] : undefined
  if (!profile)
    return isSectionSeven(call.platform)
      ? redirect('/uye-girisi-sayfasi?error=social')
      : refusal('Giriş yapılamadı', [], 403)
  if (profile.isRefused) return alreadyRegistered(call)
  const member = memberByName(call, profile.email)
  if (member) {
    openMember(call, member)
    return isSectionSeven(call.platform) ? redirect('/') : signedIn(call, member)
  }
  const activation = activationOf(platform, profile.fields)
  call.session.social = {
    platform,
    fields: profile.fields,
    activation: randomBytes(6).toString('hex'),
  }
  call.session.guestEmail = profile.email
  if (isSectionSeven(call.platform)) {
    const query = new URLSearchParams({
      activation,
      platform,
      fields: profile.fields.join('-'),
    })
    return redirect(`/?${query}`)
  }
  return envelope([{ activation, platform, fields: profile.fields.join('-') }])
}

/** The missing parts of the profile that the session's cookie names. */
function complete(call: Call): Response {
  const { social, guestEmail } = call.session
  if (!social) return refusal('Oturumunuz sona erdi', [], 403)
  const email = call.form.get('email') || guestEmail
  const phone = call.form.get('mobile_phone')
  if (memberByName(call, email)) return alreadyRegistered(call)
  if (!email.includes('@'))
    return refusal('Formda hata var', [{ key: 'email', statusText: 'Email formatına uygun değil' }])
  if (social.fields.includes('phone') && phone.replace(/\D/g, '').length < 10)
    return refusal('Formda hata var', [{ key: 'mobile_phone', statusText: 'Telefon eksik' }])
  if (!call.form.isOn('kvkk'))
    return refusal('Formda hata var', [{ key: 'kvkk', statusText: 'Bu alan zorunludur' }])
  call.session.social = null
  const own: [string, string][] = [
    ['name', social.platform],
    ['surname', 'Üyesi'],
    ['email', email],
  ]
  return registered(call, makeMember(call, new Fields([...own, ...call.form.pairs])))
}

/** The chosen store. */
function setLocation(call: Call): Response {
  const store = Number(call.form.get('store_id'))
  if (![2, 3, 5].includes(store)) return json({ success: false, message: 'Mağaza bulunamadı' })
  call.session.storeId = store
  return json({ success: true, message: '', serviceList: null })
}

const getLocation = (call: Call): Response =>
  json({
    success: true,
    data: { U: 'TR', S: '', I: '', M: '' },
    service: { deliveryFromStore: '0', storeId: String(call.session.storeId) },
  })

export const socialCalls: Route[] = [
  {
    no: [78],
    methods: ['GET'],
    at: '/api/v1/authentication/social-login',
    answer: socialLogin,
  },
  { methods: ['POST'], at: '/srv/service/social/complete', answer: complete },
  { no: [78], methods: ['GET', 'POST'], at: '/srv/service/social', answer: back },
  { methods: ['POST'], at: '/srv/service/customer/set-location', answer: setLocation },
  { methods: ['GET'], at: '/srv/service/customer/get-location', answer: getLocation },
]
