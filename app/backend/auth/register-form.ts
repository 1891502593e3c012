import { z } from 'zod'
import {
  type RegisterForm,
  type SocialProvider,
  socialProviders,
} from '~/backend/account/member-model'
import { flag, link, rows, text } from '~/backend/http/fields'

const types = ['INPUT', 'TEXTAREA', 'RADIO', 'CHECK_BOX', 'SELECT_BOX'] as const

const field = z.object({
  key: z.string().regex(/^[A-Za-z_]{1,40}$/),
  field: text,
  type: z.enum(types).catch('INPUT'),
  isRequired: flag,
  options: rows(z.object({ id: text, name: text })),
})

const shape = z.object({
  data: z.tuple(
    [
      z.object({
        block: rows(field),
        account: z
          .object({
            customerInfo: z.record(z.string(), z.unknown()).catch({}),
            isCheckedMail: flag,
            isCheckedSms: flag,
            isCheckedPhone: flag,
          })
          .catch({
            customerInfo: {},
            isCheckedMail: false,
            isCheckedSms: false,
            isCheckedPhone: false,
          }),
        pageData: z
          .object({ displayPrivacy: flag, membershipUrl: link, displayKvkk: flag, kvkkUrl: link })
          .catch({ displayPrivacy: false, membershipUrl: '', displayKvkk: false, kvkkUrl: '' }),
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

export function readRegisterForm(body: unknown): RegisterForm | null {
  const parsed = shape.safeParse(body)
  if (!parsed.success) return null
  const [{ block, account, pageData, social, security }] = parsed.data.data
  const others = block.filter(({ key }) => !isCode(key))
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(account.customerInfo)) {
    const known = text.parse(value)
    if (known !== '') values[key] = known
  }
  if (account.isCheckedMail) values.mail_notify = '1'
  if (account.isCheckedSms) values.sms_notify = '1'
  if (account.isCheckedPhone) values.phone_notify = '1'
  return {
    fields: others.map((one) => ({
      key: one.key,
      label: one.field || one.key,
      type: one.type,
      required: one.isRequired,
      options: one.options,
    })),
    values,
    noticePath: pageData.displayKvkk ? pageData.kvkkUrl : '',
    agreementPath: pageData.displayPrivacy ? pageData.membershipUrl : '',
    social: socialProviders.filter((one) => social[displayOf[one]]),
    needsCode: security !== '' || others.length < block.length,
    codePath: security,
  }
}
