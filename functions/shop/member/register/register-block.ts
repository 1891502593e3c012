import { privateAnswer } from '../../answer'
import type { Call } from '../../app'
import { memberIdOf } from '../../app'
import type { MemberRow } from '../../auth/member-queries'
import { memberById } from '../../auth/member-queries'
import type { Language } from '../../locale'
import { languageOf } from '../../session/call-preferences'
import { OWN_SHOP } from '../../settings/setting-rows'
import { waitingAddressOf } from '../moved-address/waiting-address'
import { settingOf } from '../queries'
import { CONSENT_TEXTS } from './consent-texts'
import { CHANNELS } from './consents'
import { requiresCode } from './register'

type Words = Record<Language, string>
const w = (tr: string, en: string, de: string, ar: string): Words => ({ tr, en, de, ar })

const GENDERS: [string, Words][] = [
  ['0', w('Kadın', 'Female', 'Weiblich', 'أنثى')],
  ['1', w('Erkek', 'Male', 'Männlich', 'ذكر')],
  ['2', w('Belirtmek istemiyorum', 'I prefer not to say', 'Keine Angabe', 'أفضّل عدم الإفصاح')],
]

type FormRow = [key: string, title: Words, type: string, isRequired: boolean]

const PERSON: FormRow[] = [
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
const PASSWORD: FormRow[] = [
  ['password', w('Şifre', 'Password', 'Passwort', 'كلمة المرور'), 'INPUT', true],
]
const CONSENT: FormRow[] = (['kvkk', ...CHANNELS] as const).map((kind) => [
  kind,
  CONSENT_TEXTS[kind],
  'CHECK_BOX',
  kind === 'kvkk',
])

/** GET block/customer-register: the fields of the form in order, with the member's values for `type=update`. */
export async function answerBlock(call: Call): Promise<Response> {
  const db = call.env.DB
  const language = languageOf(call)
  const isUpdate = call.req.query('type') === 'update'
  const id = memberIdOf(call)
  const member = isUpdate && id > 0 ? await memberById(db, id) : null
  const needsCode = !isUpdate && (await requiresCode(db))
  const rows = [...PERSON, ...(isUpdate ? [] : PASSWORD), ...CONSENT]
  return privateAnswer(call, {
    status: true,
    message: '',
    data: [
      {
        block: rows.map((row) => formField(row, language)),
        account: await accountOf(db, member),
        security: needsCode ? '/SecCode.php?k=customer-register' : '',
        pageData: {
          displayPrivacy: false,
          membershipUrl: '',
          displayKvkk: true,
          kvkkUrl: await privacyPath(db, language),
          privacyMessage: '',
        },
        social: socialOf(Boolean(call.env.OWN_ORIGIN) && !(await settingOf(db, OWN_SHOP))),
        representatives: [],
      },
    ],
  })
}

function formField([key, title, type, isRequired]: FormRow, language: Language) {
  const options =
    key === 'gender' ? GENDERS.map(([id, name]) => ({ id, name: name[language] })) : []
  return { key, field: title[language], type, isRequired, options }
}

async function accountOf(db: D1Database, member: MemberRow | null) {
  const agreed = await db
    .prepare('SELECT mail_notify, sms_notify, phone_notify FROM member WHERE id = ?1')
    .bind(member?.id ?? 0)
    .first<{ mail_notify: number; sms_notify: number; phone_notify: number }>()
  return {
    customerInfo: {
      name: member?.name ?? '',
      surname: member?.surname ?? '',
      email: member?.email ?? '',
      ...(member && {
        email_proven: member.owns_email,
        email_waiting: await waitingAddressOf(db, member.id),
      }),
      mobile_phone: member?.phone ?? '',
      gender: String(member?.gender ?? ''),
      kvkk: member?.kvkk ?? 0,
    },
    isCheckedMail: agreed?.mail_notify ?? 0,
    isCheckedSms: agreed?.sms_notify ?? 0,
    isCheckedPhone: agreed?.phone_notify ?? 0,
    isKvkkExpired: 0,
  }
}

async function privacyPath(db: D1Database, language: Language): Promise<string> {
  const path = await db
    .prepare(
      `SELECT l.path AS path FROM link l JOIN content c ON c.id = l.target_id
       WHERE l.kind = 'content' AND c.code = 'privacy' AND l.language = ?1 AND l.moved = 0`,
    )
    .bind(language)
    .first<string>('path')
  return path ?? ''
}

/** Sign-in links of all social networks: the demo's provider serves them, so an owner's shop has none. */
function socialOf(on: boolean) {
  return { displayFacebook: on, displayGoogle: on, displayApple: on, displayTwitter: on }
}
