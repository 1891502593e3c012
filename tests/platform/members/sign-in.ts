import { randomBytes } from 'node:crypto'
import { isSectionSeven } from '../platform'
import type { Call } from '../server/call'
import { envelope } from '../server/reply'
import type { Member } from './member'

/** Signs the visitor in: new cookies, and the member's saved cart and lines beside the visitor's. */
export function openMember(call: Call, member: Member): void {
  const { platform, session } = call
  session.memberId = member.id
  session.failures = 0
  session.captcha = ''
  for (const line of member.savedCart) {
    const isThere = session.cart.some(
      (one) => one.productId === line.productId && one.variantId === line.variantId,
    )
    if (!isThere) session.cart.push({ ...line, lineId: `L${session.nextLine++}` })
  }
  member.savedCart = []
  session.saved.push(...member.forLater)
  member.forLater = []
  platform.sessions.renew(session)
}

/** Ends the membership of the session; its cart waits for the member. */
export function closeMember(call: Call): void {
  const { platform, session } = call
  const member = platform.members.find(({ id }) => id === session.memberId)
  if (member) Object.assign(member, { savedCart: session.cart, forLater: session.saved })
  for (const [token, issued] of platform.bearers)
    if (issued.memberId === session.memberId) platform.bearers.delete(token)
  Object.assign(session, {
    memberId: 0,
    cart: [],
    saved: [],
    guestEmail: '',
    social: null,
    order: { delivery: 0, invoice: 0, cargo: '', payment: '', card: '', installments: 1 },
  })
  platform.sessions.renew(session)
}

/** A bearer, for an hour unless the shop says otherwise; `exp_at` is in seconds, now and then as text. */
export function issueBearer(
  call: Call,
  member: Member,
): { bearer: string; exp_at: number | string } {
  const token = `m${member.id}.${randomBytes(24).toString('base64url')}`
  const until = Math.floor(Date.now() / 1000) + call.platform.settings.bearerSeconds
  call.platform.bearers.set(token, { memberId: member.id, until: until * 1000 })
  return { bearer: token, exp_at: member.id % 2 === 0 ? String(until) : until }
}

/** What a sign-in answers: with a bearer, or where the session alone knows the member, without any data. */
export function signedIn(call: Call, member: Member, url = ''): Response {
  const to = call.form.get('redirect') || url || '/'
  const page = { url: to, redirect: member.id % 2 === 0 ? false : '' }
  if (isSectionSeven(call.platform)) {
    const status = member.id % 2 === 0 ? 1 : true
    return new Response(JSON.stringify({ status, message: 'Giriş başarılı', page }), {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
  }
  return envelope([{ ...issueBearer(call, member), password_change: 0 }], {
    message: 'Giriş başarılı',
    page,
  })
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** The member of a name: an e-mail, a phone with or without its prefix, or a vendor's code. */
export function memberByName(call: Call, name: string, type = ''): Member | undefined {
  const { members } = call.platform
  const text = name.trim().toLowerCase()
  if (!text) return undefined
  if (type === 'vendor-code' || type === 'vendor' || call.form.isOn('vendor'))
    return members.find(({ vendorCode }) => vendorCode && vendorCode.toLowerCase() === text)
  if (text.includes('@')) return members.find(({ email }) => email.toLowerCase() === text)
  const number = digits(text)
  return number.length >= 10
    ? members.find(({ phone }) => phone.endsWith(number.slice(-10)))
    : undefined
}
