import { privateAnswer } from '../answer'
import type { Call } from '../app'
import { memberIdOf } from '../app'
import { memberById } from '../auth/member-queries'
import type { Language } from '../locale'
import { languageOf } from '../session/call-preferences'
import { requiresCode } from './register'

type Words = Record<Language, string>
const w = (tr: string, en: string, de: string, ar: string): Words => ({ tr, en, de, ar })

const GENDERS: [string, Words][] = [
  ['0', w('Kadın', 'Female', 'Weiblich', 'أنثى')],
  ['1', w('Erkek', 'Male', 'Männlich', 'ذكر')],
  ['2', w('Belirtmek istemiyorum', 'I prefer not to say', 'Keine Angabe', 'أفضّل عدم الإفصاح')],
]

const PERSON: [string, Words, string, boolean][] = [
  ['name', w('Ad', 'First name', 'Vorname', 'الاسم'), 'INPUT', true],
  ['surname', w('Soyad', 'Last name', 'Nachname', 'اللقب'), 'INPUT', true],
  ['email', w('E-posta', 'E-mail', 'E-Mail', 'البريد الإلكتروني'), 'INPUT', true],
  [
    'mobile_phone',
    w('Cep telefonu', 'Mobile phone', 'Mobiltelefon', 'الهاتف المحمول'),
    'INPUT',
    true,
  ],
  ['gender', w('Cinsiyet', 'Gender', 'Geschlecht', 'الجنس'), 'RADIO', false],
]
const PASSWORD: typeof PERSON = [
  ['password', w('Şifre', 'Password', 'Passwort', 'كلمة المرور'), 'INPUT', true],
]
const CONSENT: typeof PERSON = [
  [
    'kvkk',
    w(
      'KVKK aydınlatma metnini okudum',
      'I have read the data protection notice',
      'Ich habe die Datenschutzhinweise gelesen',
      'قرأت إشعار حماية البيانات الشخصية',
    ),
    'CHECK_BOX',
    true,
  ],
  [
    'mail_notify',
    w(
      'Kampanyalar e-posta ile gönderilsin',
      'Send me offers by e-mail',
      'Angebote per E-Mail senden',
      'أرسلوا العروض بالبريد الإلكتروني',
    ),
    'CHECK_BOX',
    false,
  ],
  [
    'sms_notify',
    w(
      'Kampanyalar SMS ile gönderilsin',
      'Send me offers by text message',
      'Angebote per SMS senden',
      'أرسلوا العروض برسائل نصية',
    ),
    'CHECK_BOX',
    false,
  ],
  [
    'phone_notify',
    w(
      'Kampanyalar için telefonla aranabilirim',
      'You may call me about offers',
      'Sie dürfen mich wegen Angeboten anrufen',
      'يمكنكم الاتصال بي بشأن العروض',
    ),
    'CHECK_BOX',
    false,
  ],
]

/** GET block/customer-register: the fields of the form in order, with the member's values for `type=update`. */
export async function answerBlock(call: Call): Promise<Response> {
  const language = languageOf(call)
  const updating = call.req.query('type') === 'update'
  const id = memberIdOf(call)
  const member = updating && id > 0 ? await memberById(call.env.DB, id) : null
  const agreed = await call.env.DB.prepare(
    'SELECT mail_notify, sms_notify, phone_notify FROM member WHERE id = ?1',
  )
    .bind(member?.id ?? 0)
    .first<{ mail_notify: number; sms_notify: number; phone_notify: number }>()
  const notice = await call.env.DB.prepare(
    `SELECT l.path AS path FROM link l JOIN content c ON c.id = l.target_id
     WHERE l.kind = 'content' AND c.code = 'privacy' AND l.language = ?1 AND l.moved = 0`,
  )
    .bind(language)
    .first<{ path: string }>()
  const isAsked = !updating && (await requiresCode(call.env.DB))
  const rows = [...PERSON, ...(updating ? [] : PASSWORD), ...CONSENT]
  return privateAnswer(call, {
    status: true,
    message: '',
    data: [
      {
        block: rows.map(([key, title, type, isRequired]) => ({
          key,
          field: title[language],
          type,
          isRequired,
          options:
            key === 'gender' ? GENDERS.map(([id, name]) => ({ id, name: name[language] })) : [],
        })),
        account: {
          customerInfo: {
            name: member?.name ?? '',
            surname: member?.surname ?? '',
            email: member?.email ?? '',
            mobile_phone: member?.phone ?? '',
            gender: String(member?.gender ?? ''),
            kvkk: member?.kvkk ?? 0,
          },
          isCheckedMail: agreed?.mail_notify ?? 0,
          isCheckedSms: agreed?.sms_notify ?? 0,
          isCheckedPhone: agreed?.phone_notify ?? 0,
          isKvkkExpired: 0,
        },
        security: isAsked ? '/SecCode.php?k=customer-register' : '',
        pageData: {
          displayPrivacy: false,
          membershipUrl: '',
          displayKvkk: true,
          kvkkUrl: notice?.path ?? '',
          privacyMessage: '',
        },
        social: socialOf(call.env.OWN_ORIGIN),
        representatives: [],
      },
    ],
  })
}

/** Sign-in links of all social networks; the demo provider serves them, where the shop knows its own origin. */
function socialOf(origin: string | undefined) {
  const on = Boolean(origin)
  return { displayFacebook: on, displayGoogle: on, displayApple: on, displayTwitter: on }
}
