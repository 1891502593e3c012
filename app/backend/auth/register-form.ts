import { z } from 'zod'
import {
  type RegisterField,
  type RegisterForm,
  type SocialProvider,
  socialProviders,
} from '~/backend/account/member-model'
import { flag, linkOrFile, rows, text } from '~/backend/http/fields'
import { formChoices, formField, offeredFields } from './form-field'

const account = z.object({
  customerInfo: z.record(z.string(), z.unknown()).catch({}),
  isCheckedMail: flag,
  isCheckedSms: flag,
  isCheckedPhone: flag,
  isKvkkExpired: flag,
})
const noAccount = account.parse({})

const pageData = z.object({
  displayPrivacy: flag,
  membershipUrl: linkOrFile,
  displayKvkk: flag,
  kvkkUrl: linkOrFile,
  emailContactUrl: linkOrFile,
  smsContactUrl: linkOrFile,
  phoneContactUrl: linkOrFile,
})
const noPageData = pageData.parse({})

const shape = z.object({
  data: z.tuple(
    [
      z.object({
        block: rows(formField),
        representatives: formChoices,
        account: account.catch(noAccount),
        pageData: pageData.catch(noPageData),
        social: z.record(z.string(), flag).catch({}),
        security: text,
      }),
    ],
    z.unknown(),
  ),
})

const displayOf: Record<SocialProvider, string> = {
  google: 'displayGoogle',
  apple: 'displayApple',
  facebook: 'displayFacebook',
  twitter: 'displayTwitter',
}

const isCode = (key: string) => key === 'security_code' || key === 'security'

const consent = (key: string, required: boolean): RegisterField => ({
  key,
  label: '',
  type: 'CHECK_BOX',
  required,
  options: [],
})

/** Pages with the full text of the consents that the form has, by field; '' for none. */
function noticesOf(page: z.infer<typeof pageData>): Record<string, string> {
  return {
    kvkk: page.displayKvkk ? page.kvkkUrl : '',
    privacy: page.displayPrivacy ? page.membershipUrl : '',
    mail_notify: page.emailContactUrl,
    sms_notify: page.smsContactUrl,
    phone_notify: page.phoneContactUrl,
  }
}

/** The consents that a shop names in its page's data alone (CONTRACT.md, call 11); a member has agreed to the membership before. */
function consentsOf(page: z.infer<typeof pageData>, isMember: boolean): RegisterField[] {
  const notices = noticesOf(page)
  return [
    ...(page.displayPrivacy && !isMember ? [consent('privacy', true)] : []),
    ...(page.displayKvkk ? [consent('kvkk', true)] : []),
    ...['mail_notify', 'sms_notify', 'phone_notify']
      .filter((key) => isMember || notices[key])
      .map((key) => consent(key, false)),
  ]
}

function wordOf(value: unknown): string {
  const word = typeof value === 'boolean' ? String(value) : text.parse(value)
  return { true: '1', false: '0' }[word] ?? word
}

function valuesOf({ customerInfo, ...checked }: z.infer<typeof account>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(customerInfo)) {
    const known = wordOf(value)
    if (known !== '') values[key] = known
  }
  if (checked.isKvkkExpired) values.kvkk = '0'
  if (checked.isCheckedMail) values.mail_notify = '1'
  if (checked.isCheckedSms) values.sms_notify = '1'
  if (checked.isCheckedPhone) values.phone_notify = '1'
  if (values.representative_id) values.representative ??= values.representative_id
  return values
}

/** Reads an answer of call 11; null where nobody could register by it. @param isMember of the form for a member's own data, which asks for each consent of call 28 */
export function readRegisterForm(body: unknown, isMember = false): RegisterForm | null {
  const parsed = shape.safeParse(body)
  if (!parsed.success) return null
  const [{ block, representatives, account, pageData, social, security }] = parsed.data.data
  const others = block.filter(({ key }) => !isCode(key))
  const { fields, demandsMore } = offeredFields(others, representatives)
  const providers = socialProviders.filter((one) => social[displayOf[one]])
  if (!isMember && others.length + providers.length === 0) return null
  const values = valuesOf(account)
  const known = new Set(others.map(({ key }) => key))
  return {
    fields: [...fields, ...consentsOf(pageData, isMember).filter(({ key }) => !known.has(key))],
    values,
    isConsentDue: isMember && pageData.displayKvkk && values.kvkk === '0',
    notices: noticesOf(pageData),
    social: providers,
    needsCode: security !== '' || others.length < block.length,
    codePath: security,
    demandsMore,
  }
}
