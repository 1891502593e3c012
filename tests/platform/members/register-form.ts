import { countries } from '../data/regions'
import type { Call } from '../server/call'
import { envelope } from '../server/reply'
import type { Member } from './member'
import { memberOf } from './signed-in'

type FormField = {
  key: string
  field: string
  type: string
  isRequired: boolean | number
  options: { id: string; name: string }[] | null
}

const input = (key: string, field: string, isRequired: boolean | number): FormField => ({
  key,
  field,
  type: 'INPUT',
  isRequired,
  options: null,
})

const genders = [
  { id: '0', name: 'Kadın' },
  { id: '1', name: 'Erkek' },
  { id: '2', name: 'Belirtmek istemiyorum' },
]

/** The fields of the shop's registration, in its order. */
const fields = (isUpdate: boolean): FormField[] => [
  input('name', 'Ad', true),
  input('surname', 'Soyad', 1),
  input('email', 'E-posta', true),
  input('mobile_phone', 'Cep telefonu', true),
  ...(isUpdate
    ? []
    : [input('password', 'Şifre', true), input('password_again', 'Şifre (tekrar)', true)]),
  { key: 'gender', field: 'Cinsiyet', type: 'RADIO', isRequired: 0, options: genders },
  input('birthdate', 'Doğum tarihi', false),
  {
    key: 'country_code',
    field: 'Ülke',
    type: 'SELECT_BOX',
    isRequired: false,
    options: countries.map(({ code, title }) => ({ id: code, name: title.tr })),
  },
  { key: 'NOTE', field: 'Not', type: 'TEXTAREA', isRequired: false, options: [] },
  {
    key: 'mail_notify',
    field: 'E-posta izni',
    type: 'CHECK_BOX',
    isRequired: false,
    options: null,
  },
  { key: 'sms_notify', field: 'SMS izni', type: 'CHECK_BOX', isRequired: false, options: null },
  { key: 'kvkk', field: 'KVKK', type: 'CHECK_BOX', isRequired: true, options: null },
]

function accountOf(member: Member | undefined) {
  return {
    customerInfo: member
      ? {
          name: member.name,
          surname: member.surname,
          email: member.email,
          mobile_phone: member.phone,
          birthdate: member.birthdate,
          gender: Number(member.gender),
          kvkk: member.consents.kvkk ? 1 : '0',
          country_code: 'TR',
          city_code: '35',
        }
      : {},
    isCheckedMail: member?.consents.mail ? '1' : 0,
    isCheckedSms: member?.consents.sms ?? false,
    isCheckedPhone: member?.consents.phone ? 1 : 0,
    isKvkkExpired: 0,
  }
}

/** The form for registering or, with `type=update`, of the member's own data. */
export function registerForm(call: Call): Response {
  const isUpdate = call.query.get('type') === 'update'
  const member = isUpdate ? memberOf(call) : undefined
  const more = call.platform.settings.registerFields
  const needsPicture = call.platform.settings.demandCode && !isUpdate
  return envelope([
    {
      block: [
        ...fields(isUpdate).filter(({ key }) => !more.some((one) => one.key === key)),
        ...more.map((one) => ({ field: one.key, options: [], ...one })),
        ...(needsPicture ? [input('security_code', 'Güvenlik kodu', true)] : []),
      ],
      account: accountOf(member),
      security: needsPicture ? '/SecCode.php?k=customer-register' : '',
      pageData: {
        emailContactUrl: 'kvkk',
        displayPrivacy: true,
        membershipUrl: '/uyelik-sozlesmesi/',
        displayKvkk: '1',
        kvkkUrl: 'kvkk',
        privacyMessage: null,
      },
      social: { displayFacebook: true, displayGoogle: 1, displayApple: '1' },
      representatives: call.platform.settings.representatives,
    },
  ])
}
