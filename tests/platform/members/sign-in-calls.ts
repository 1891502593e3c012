import { randomInt } from 'node:crypto'
import { isSectionSeven } from '../platform'
import type { Call, Route } from '../server/call'
import { action, envelope, json, refusal } from '../server/reply'
import { needsCode, passesCode } from './captcha'
import type { Member } from './member'
import { newPasswordFault } from './passwords'
import { closeMember, issueBearer, memberByName, openMember, signedIn } from './sign-in'
import { bearerMember } from './signed-in'

const wrong = 'E-posta ya da şifre hatalı.'
const codeFault = [{ key: 'security_code', statusText: 'Güvenlik kodunu girin.' }]

type Attempt = { member: Member } | { key: string; message: string }

/** Checks a password, and the security code once three attempts have failed. */
function attempt(call: Call): Attempt {
  const { form, session } = call
  if (needsCode(call) && !passesCode(call))
    return { key: 'security_code', message: 'Lütfen güvenlik kodunu doğru girin.' }
  const name = form.first('username', 'email', 'phone', 'mobile_phone', 'vendor_code')
  const member = memberByName(call, name, form.get('type'))
  if (!member || member.password !== form.get('password')) {
    session.failures += 1
    return needsCode(call)
      ? { key: 'security_code', message: `${wrong} Güvenlik kodu gerekli.` }
      : { key: 'password', message: wrong }
  }
  if (!member.isActive)
    return { key: 'username', message: 'Üyeliğiniz henüz aktif değil. E-postanızı kontrol edin.' }
  return { member }
}

const isRefresh = (call: Call): boolean =>
  typeof call.json === 'object' && call.json !== null && !call.form.has('username')

function refresh(call: Call): Response {
  const member = bearerMember(call)
  if (!member) return refusal('Oturumunuz sona erdi.', [], 401)
  return envelope([{ ...issueBearer(call, member), password_change: 0 }], {
    page: { url: '', redirect: false },
  })
}

function login(call: Call): Response {
  if (isRefresh(call)) return refresh(call)
  const done = attempt(call)
  if (!('member' in done)) {
    const data =
      done.key === 'security_code' ? codeFault : [{ key: done.key, statusText: done.message }]
    return json(
      { status: false, message: done.message, data, key: done.key, counter: call.session.failures },
      { status: 403 },
    )
  }
  if (done.member.isExpired)
    return json(
      {
        status: false,
        message: 'Şifrenizin süresi doldu. Hesabınızın güvenliği için değiştirin.',
        data: [{ bearer: '', exp_at: 0, password_change: '1' }],
      },
      { status: 403 },
    )
  openMember(call, done.member)
  return signedIn(call, done.member)
}

/** Changes an expired password and signs in with the new one. */
function changeExpired(call: Call): { member: Member } | { key: string; message: string } {
  const { form } = call
  const member = memberByName(call, form.first('username', 'email'), form.get('type'))
  if (needsCode(call) && !passesCode(call))
    return { key: 'security_code', message: 'Lütfen güvenlik kodunu doğru girin.' }
  if (!member || member.password !== form.get('password_old')) {
    call.session.failures += 1
    return { key: 'password_old', message: 'Eski şifreniz hatalı.' }
  }
  const fault = newPasswordFault(form, member.password)
  if (fault) return { key: fault.key, message: fault.statusText }
  Object.assign(member, { password: form.get('password_new'), isExpired: false })
  openMember(call, member)
  return { member }
}

function changePassword(call: Call): Response {
  const done = changeExpired(call)
  if ('member' in done) return signedIn(call, done.member)
  return refusal(done.message, [{ key: done.key, statusText: done.message }])
}

function changePasswordOld(call: Call): Response {
  const done = changeExpired(call)
  if ('member' in done) return action(1, 'Şifreniz değişti', { url: '/' })
  return action(0, done.message, { key: done.key, url: '' })
}

/** Before an order: a member by password, or a guest by e-mail. */
function orderLogin(call: Call): Response {
  const { form, session } = call
  if (!form.has('password') && form.get('email').includes('@')) {
    session.guestEmail = form.get('email')
    return action(1, '', { url: 'order' })
  }
  const done = attempt(call)
  if (!('member' in done)) return action(0, done.message, { key: done.key, url: '' })
  openMember(call, done.member)
  const data = isSectionSeven(call.platform) ? {} : { data: [issueBearer(call, done.member)] }
  return action(1, '', { url: '/order', key: '', ...data })
}

const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)

function withoutMembership(call: Call): Response {
  const email = call.form.get('email')
  if (!isMail(email))
    return refusal('Formda hata var', [{ key: 'email', statusText: 'Email formatına uygun değil' }])
  if (call.platform.settings.demandCode && !passesCode(call)) return refusal(wrong, codeFault)
  call.session.guestEmail = email
  const data = isSectionSeven(call.platform) ? [] : [{ bearer: '', exp_at: 0 }]
  return envelope(data, { page: { url: 'order' } })
}

function signinShopping(call: Call): Response {
  const email = call.form.get('email')
  if (!isMail(email))
    return action(0, 'Email formatına uygun değil', { key: 'email', success: false, url: '' })
  call.session.guestEmail = email
  return action(1, '', { url: 'order', success: true, message: '' })
}

const ttl = 120

function requestCode(call: Call): Response {
  const number = (call.parts[0] ?? '').replace(/\D/g, '')
  const { oneTime } = call.session
  const left = oneTime ? Math.ceil((oneTime.until - Date.now()) / 1000) : 0
  if (oneTime?.digits === number && left > 0)
    return action(0, 'Kod zaten gönderildi', { ttl: left, field: 'phone' })
  if (!memberByName(call, number))
    return action(0, 'Bu telefonla üyelik bulunamadı', { field: 'phone' })
  const code = String(randomInt(100_000, 999_999))
  call.session.oneTime = { digits: number, code, until: Date.now() + ttl * 1000 }
  call.platform.outbox.push({ to: number, text: `Giriş kodunuz: ${code}` })
  return action(1, 'Kod gönderildi', { ttl, field: 'phone' })
}

function validateCode(call: Call): Response {
  const { oneTime } = call.session
  const isRight =
    oneTime !== null &&
    oneTime.until > Date.now() &&
    oneTime.code === call.form.first('otp', 'code')
  const member = isRight ? memberByName(call, oneTime.digits) : undefined
  if (!member) return action(0, 'Kod hatalı', { field: 'otp' })
  call.session.oneTime = null
  openMember(call, member)
  const data = isSectionSeven(call.platform) ? {} : { data: [issueBearer(call, member)] }
  return action(1, 'Giriş başarılı', { field: '', ...data })
}

function logout(call: Call): Response {
  closeMember(call)
  return action(1)
}

function deleteAccount(call: Call): Response {
  const { platform, session } = call
  const member = platform.members.find(({ id }) => id === session.memberId)
  if (!member) return action(0, 'Lütfen giriş yapın')
  if (member.password !== call.form.get('password'))
    return action(0, 'Şifreniz hatalı', { key: 'password' })
  closeMember(call)
  platform.members = platform.members.filter((one) => one !== member)
  return action(1, 'Hesabınız silindi')
}

/** This backend deletes an account whatever is open. */
const noObstacle = (): Response => json({ OBSTACLE: '' })

/** Sends a code to a phone, or checks it. */
function verifySms(call: Call): Response {
  const phone = call.form.get('phone').replace(/\D/g, '')
  const code = call.form.get('code')
  if (phone.length < 10)
    return refusal('Formda hata var', [{ key: 'phone', statusText: 'Telefon eksik' }])
  if (!code) {
    const fresh = String(randomInt(100_000, 999_999))
    call.session.oneTime = { digits: phone, code: fresh, until: Date.now() + ttl * 1000 }
    call.platform.outbox.push({ to: phone, text: `Doğrulama kodunuz: ${fresh}` })
    return envelope([{ ttl, verified: false }])
  }
  if (call.session.oneTime?.code !== code)
    return refusal('Kod hatalı', [{ key: 'code', statusText: 'Kod hatalı' }])
  return envelope([{ ttl: 0, verified: true }])
}

const auth = '/api/v1/authentication'

export const signInCalls: Route[] = [
  { no: [20, 59], methods: ['POST'], at: `${auth}/login`, answer: login },
  { no: [23], methods: ['POST'], at: `${auth}/login-nomembership`, answer: withoutMembership },
  { no: [24], methods: ['POST'], at: `${auth}/change-password`, answer: changePassword },
  { no: [25], methods: ['POST'], at: '/srv/customer/signin/otp-request', answer: requestCode },
  { no: [26], methods: ['POST'], at: '/srv/customer/signin/otp-validate', answer: validateCode },
  {
    no: [27],
    methods: ['POST'],
    at: '/srv/customer/signin/change-password',
    answer: changePasswordOld,
  },
  { no: [39], methods: ['POST'], at: '/api/v1/public/services/verify-sms', answer: verifySms },
  { no: [44], methods: ['POST'], at: '/srv/service/customer/order-login', answer: orderLogin },
  {
    no: [45],
    methods: ['POST'],
    at: '/srv/service/customer/signin-shopping',
    answer: signinShopping,
  },
  { methods: ['POST'], at: '/srv/service/customer/cancel-me', answer: deleteAccount },
  { methods: ['GET'], at: '/srv/service/customer/deletion-obstacle', answer: noObstacle },
  { no: [60], methods: ['GET'], at: '/srv/service/customer/logout', answer: logout },
]
