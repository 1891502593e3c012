import { randomBytes } from 'node:crypto'
import { isSectionSeven, takeId } from '../platform'
import type { Call, Route } from '../server/call'
import type { Fields } from '../server/fields'
import { action, envelope, type FieldFault, json, refusal } from '../server/reply'
import { passesCode } from './captcha'
import type { Member } from './member'
import { isStrong, newPasswordFault } from './passwords'
import { registerForm } from './register-form'
import { issueBearer, memberByName, openMember } from './sign-in'
import { memberOf } from './signed-in'

const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)
const digitsOf = (text: string): string => text.replace(/\D/g, '')

const taken = {
  email: 'Bu e-posta adresiyle kayıt yapılmıştır. Lütfen giriş yapınız.',
  mobile_phone: 'Bu telefon numarasıyla kayıt yapılmıştır. Lütfen giriş yapınız.',
}

function contactFaults(call: Call, self?: Member): FieldFault[] {
  const [email, phone] = [call.form.get('email'), digitsOf(call.form.get('mobile_phone'))]
  const faults: FieldFault[] = []
  const other = (name: string) => {
    const found = name ? memberByName(call, name, 'email') : undefined
    return found !== undefined && found !== self
  }
  if (!isMail(email)) faults.push({ key: 'email', statusText: 'Email formatına uygun değil' })
  else if (other(email)) faults.push({ key: 'email', statusText: taken.email })
  if (phone && phone.length < 10) faults.push({ key: 'mobile_phone', statusText: 'Telefon eksik' })
  else if (other(phone)) faults.push({ key: 'mobile_phone', statusText: taken.mobile_phone })
  return faults
}

const requiredFaults = (form: Fields, keys: string[]): FieldFault[] =>
  keys.flatMap((key) => (form.get(key) ? [] : [{ key, statusText: 'Bu alan zorunludur' }]))

function passwordFaults(form: Fields, isNeeded: boolean): FieldFault[] {
  const password = form.get('password')
  if (!password && !isNeeded) return []
  if (!isStrong(password)) return [{ key: 'password', statusText: 'Şifre yeterince güçlü değil.' }]
  const repeated = form.get('password_again')
  return repeated && repeated !== password
    ? [{ key: 'password_again', statusText: 'Şifreler aynı değil.' }]
    : []
}

function consentsOf(form: Fields): Member['consents'] {
  return {
    kvkk: form.isOn('kvkk'),
    mail: form.isOn('mail_notify'),
    sms: form.isOn('sms_notify'),
    phone: form.isOn('phone_notify'),
  }
}

/** A new member of a form whose fields are right. */
export function makeMember(call: Call, form: Fields): Member {
  const id = takeId(call.platform)
  const member: Member = {
    id,
    code: `T${id}`,
    name: form.get('name'),
    surname: form.get('surname'),
    email: form.get('email'),
    phone: digitsOf(form.get('mobile_phone')),
    password: form.get('password') || randomBytes(9).toString('base64url'),
    vendorCode: '',
    group: 0,
    gender: form.get('gender') === '0' ? '0' : form.get('gender') === '1' ? '1' : '2',
    birthdate: form.get('birthdate'),
    isAffiliate: false,
    isActive: !call.platform.settings.demandActivation,
    activation: randomBytes(5).toString('hex'),
    isExpired: false,
    consents: consentsOf(form),
    isSubscribed: false,
    savedCart: [],
    forLater: [],
    favourites: [],
    lists: [],
    shareId: '',
    cards: [],
  }
  call.platform.members.push(member)
  return member
}

/** What follows a registration: a sign-in, or a link by mail. */
export function registered(call: Call, member: Member): Response {
  const page = { url: '/', redirect: false }
  if (!member.isActive) {
    const link = `${call.platform.origin}/?activation=membership&id=${member.id}&token=${member.activation}`
    call.platform.outbox.push({ to: member.email, text: link })
    const data = isSectionSeven(call.platform) ? [] : [{ bearer: '', exp_at: 0, url: '' }]
    return envelope(data, { message: 'E-postanıza gelen bağlantıyla üyeliğinizi açın.', page })
  }
  openMember(call, member)
  if (isSectionSeven(call.platform))
    return json({
      status: 1,
      message: `Hoş geldiniz ${member.name}`,
      data: [{ name: member.name }],
      page,
    })
  return envelope([{ ...issueBearer(call, member), url: '/', loginError: false }], {
    message: 'Üyeliğiniz oluşturuldu',
    page,
  })
}

function register(call: Call): Response {
  const isQuick = call.parts[0] === 'quick'
  const { form } = call
  const codeFaults =
    call.platform.settings.demandCode && !passesCode(call)
      ? [{ key: 'security_code', statusText: 'Güvenlik kodu hatalı' }]
      : []
  const faults = [
    ...requiredFaults(form, ['name', 'surname', 'kvkk']),
    ...contactFaults(call),
    ...passwordFaults(form, !isQuick),
    ...codeFaults,
  ]
  if (faults.length > 0) return refusal('Formda hata var', faults)
  return registered(call, makeMember(call, form))
}

/** The member's own data; the screen of consents sends those alone. */
function update(call: Call): Response {
  const member = memberOf(call)
  if (!member) return refusal('Lütfen giriş yapın', [], 401)
  const { form } = call
  if (form.has('name') || form.has('email')) {
    const faults = [...requiredFaults(form, ['name', 'surname']), ...contactFaults(call, member)]
    if (faults.length > 0) return refusal('Formda hata var', faults)
    Object.assign(member, {
      name: form.get('name'),
      surname: form.get('surname'),
      email: form.get('email'),
      phone: digitsOf(form.get('mobile_phone')) || member.phone,
      birthdate: form.get('birthdate'),
    })
    if (['0', '1', '2'].includes(form.get('gender')))
      member.gender = form.get('gender') as Member['gender']
  }
  const isPreferences = ['kvkk', 'mail_notify', 'sms_notify', 'phone_notify'].some((one) =>
    form.has(one),
  )
  if (isPreferences)
    member.consents = { ...consentsOf(form), kvkk: form.isOn('kvkk') || member.consents.kvkk }
  return envelope([], { message: 'Bilgileriniz güncellendi' })
}

function updatePassword(call: Call): Response {
  const member = memberOf(call)
  if (!member) return refusal('Lütfen giriş yapın', [], 401)
  if (call.form.get('password_old') !== member.password)
    return refusal('Eski şifreniz hatalı', [
      { key: 'password_old', statusText: 'Eski şifreniz hatalı' },
    ])
  const fault = newPasswordFault(call.form, member.password)
  if (fault) return refusal(fault.statusText, [fault])
  member.password = call.form.get('password_new')
  return envelope([], { message: 'Şifreniz değişti' })
}

function activate(call: Call): Response {
  const member = call.platform.members.find(({ id }) => id === Number(call.parts[0]))
  if (!member || member.activation === '' || member.activation !== call.parts[1])
    return action(0, 'Aktivasyon bağlantısı geçersiz')
  Object.assign(member, { isActive: true, activation: '' })
  return action(1, 'Üyeliğiniz başarıyla aktifleştirilmiştir. Giriş yapabilirsiniz.')
}

/** The sign-up for the newsletter, which a link by mail confirms. */
function subscribe(call: Call): Response {
  const email = call.form.get('email')
  const refused = (text: string, key: string) =>
    json({ status: 0, message: text, statusText: text, key })
  if (!isMail(email)) return refused('Email formatına uygun değil', 'email')
  if (call.platform.settings.demandCode && !passesCode(call))
    return refused('Güvenlik kodu hatalı', 'security_code')
  if (call.platform.settings.newsletterNames) {
    if (!call.form.get('name')) return refused('Adınızı yazın', 'name')
    if (!call.form.get('surname')) return refused('Soyadınızı yazın', 'surname')
  }
  for (const name of call.platform.settings.newsletterDemands)
    if (!call.form.get(name)) return refused(`Gerekli: ${name}`, name)
  if (call.platform.subscribers.has(email)) return refused('Bu e-posta zaten kayıtlı', 'email')
  const token = randomBytes(5).toString('hex')
  call.platform.subscriptions.set(token, email)
  call.platform.outbox.push({
    to: email,
    text: `${call.platform.origin}/?activation=newsletter&token=${token}`,
  })
  return json({ status: 1, message: '', statusText: 'E-postanıza bir bağlantı gönderdik', key: '' })
}

function activateSubscription(call: Call): Response {
  const token = call.parts[0] ?? ''
  const email = call.platform.subscriptions.get(token)
  if (!email) return action(0, 'Bağlantı geçersiz')
  call.platform.subscriptions.delete(token)
  call.platform.subscribers.add(email)
  return action(1, 'Bülten üyeliğiniz başladı')
}

/** Whether or not there is such a member, the answer is the same. */
function forgot(call: Call): Response {
  if (call.platform.settings.demandCode && !passesCode(call))
    return action(0, 'Güvenlik kodu hatalı', { key: 'security_code' })
  const name = call.form.first('forgot-email', 'forgot-phone')
  if (!name) return action(0, 'Bu alan zorunludur', { key: 'forgot-email' })
  const member = memberByName(call, name)
  if (member) {
    const token = randomBytes(12).toString('hex')
    call.platform.resets.set(token, member.id)
    call.platform.outbox.push({ to: name, text: `Şifre bağlantısı: ${token}` })
  }
  return action(1, 'Kayıtlıysanız bir bağlantı gönderdik.', { key: '' })
}

function reset(call: Call): Response {
  const token = call.form.get('resetToken')
  const member = call.platform.members.find(({ id }) => id === call.platform.resets.get(token))
  if (!member) return action(0, 'Bağlantının süresi doldu', { key: 'resetToken' })
  const fault = newPasswordFault(call.form, member.password)
  if (fault) return action(0, fault.statusText, { key: fault.key })
  call.platform.resets.delete(token)
  Object.assign(member, { password: call.form.get('password_new'), isExpired: false })
  return action(1, 'Şifreniz değişti', { key: '' })
}

const customer = '/srv/service/customer'

export const registerCalls: Route[] = [
  { no: [11], methods: ['GET'], at: '/api/v1/block/customer-register', answer: registerForm },
  { no: [21], methods: ['POST'], at: '/api/v1/authentication/register', answer: register },
  {
    no: [22],
    methods: ['POST'],
    at: '/api/v1/authentication/register/quick',
    answer: (call) => register({ ...call, parts: ['quick'] }),
  },
  { no: [28], methods: ['PUT', 'POST'], at: '/api/v1/customer/update', answer: update },
  {
    no: [29],
    methods: ['POST'],
    at: '/api/v1/customer/update/password',
    answer: updatePassword,
  },
  { no: [74], methods: ['POST'], at: '/srv/service/guest/subscribeNewsletter', answer: subscribe },
  {
    no: [75],
    methods: ['POST'],
    at: '/srv/service/guest/activateSubscription',
    answer: activateSubscription,
  },
  { no: [76], methods: ['POST'], at: `${customer}/activateMembership`, answer: activate },
  { methods: ['POST'], at: '/srv/service/customer-v5/forgot-password', answer: forgot },
  { methods: ['POST'], at: '/srv/service/customer-v5/reset-password', answer: reset },
]
