import { z } from 'zod'
import { charactersOf } from '~/forms/phone/character-masks'
import type { PhoneReader } from '~/forms/phone/phone-choice'
import { digitsIn, western } from '~/forms/phone/phone-rules'
import { fieldKinds } from '~/forms/read-fields'
import type { Translate } from '~/i18n/translators'
import { addressMasks } from './address-masks'
import { isIdentityNumber, isTaxNumber } from './address-rules'
import type { FormRules, RuledField } from './field-rules'

export type PhoneReaders = Record<'mobile_phone' | 'home_phone', PhoneReader>

export type AddressChecks = {
  t: Translate
  rules: FormRules
  isTurkish: boolean
  isCompany: boolean
  phones: PhoneReaders
}

type Text = z.ZodType<string | undefined>

/** In Türkiye these fields keep digits only. */
const numbers = new Set<RuledField>(['identity_number', 'tax_number'])

/** A text by the form's rules; hidden fields are ignored. */
function textSchema(name: RuledField, { t, rules, isTurkish }: AddressChecks, isNeeded = true) {
  const required = t('form.required')
  const { show, required: isRequired, max } = rules[name]
  if (!show) return z.string().optional()
  const isNumber = isTurkish && numbers.has(name)
  const plain = isNumber ? digitsIn : name in addressMasks ? western : (text: string) => text
  const bounded = z
    .string(required)
    .trim()
    .overwrite(plain)
    .max(max, t('formAnswer.tooLong', { max }))
  return isNeeded && isRequired ? bounded.min(1, required) : bounded.optional()
}

/** A text with the same character rule as its input mask. */
function maskedSchema(name: keyof typeof addressMasks, checks: AddressChecks, isNeeded = true) {
  const { mask, ...custom } = addressMasks[name]
  const characters = charactersOf(mask, 'characters' in custom ? custom.characters : undefined)
  const schema: Text = textSchema(name, checks, isNeeded)
  return schema.refine(
    (text) => characters.test(western(text ?? '')),
    checks.t(mask === 'string' ? 'formAnswer.letters' : 'formAnswer.invalidCharacters'),
  )
}

function phoneSchema(name: keyof PhoneReaders, { t, rules, phones }: AddressChecks): Text {
  if (!rules[name].show) return z.string().optional()
  const { phone } = fieldKinds(t, phones[name])
  return rules[name].required ? phone : phone.optional()
}

/** Foreign numbers have no check digits that we know. */
const checksummed = (isTurkish: boolean, isRight: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .max(20, message)
    .refine((text) => !isTurkish || isRight(text), message)
    .optional()

/** Schema of all fields but the regions, which are checked against their lists (`readRegions`). */
export function addressSchema(checks: AddressChecks) {
  const { t, isTurkish, isCompany } = checks
  const identity = checksummed(isTurkish, isIdentityNumber, t('address.identityInvalid'))
  const tax = checksummed(isTurkish, isTaxNumber, t('address.taxNumberInvalid'))
  const taxNumber = maskedSchema('tax_number', checks, isCompany)
  return z.object({
    title: textSchema('title', checks),
    fullname: textSchema('fullname', checks),
    mobile_phone: phoneSchema('mobile_phone', checks),
    home_phone: phoneSchema('home_phone', checks),
    nationality: maskedSchema('nationality', checks),
    address: textSchema('address', checks),
    post_code: maskedSchema('post_code', checks),
    identity_number: maskedSchema('identity_number', checks).pipe(identity),
    is_company_active: z.string().optional(),
    company: textSchema('company', checks, isCompany),
    tax_office: textSchema('tax_office', checks, isCompany && isTurkish),
    tax_number: isCompany ? taxNumber.pipe(tax) : taxNumber,
    has_e_invoice: z.string().optional(),
  })
}
