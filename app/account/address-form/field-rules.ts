import type { FieldRule, FieldRules } from '~/backend/addresses/address-model'

/** Default rules for fields that the backend does not mention: shown, required, maximum length. */
const defaultRules = {
  title: [true, true, 50],
  fullname: [true, true, 100],
  mobile_phone: [true, true, 40],
  home_phone: [false, false, 40],
  province: [true, true, 100],
  city: [true, true, 100],
  town: [true, false, 100],
  district: [true, false, 100],
  address: [true, true, 255],
  post_code: [true, false, 12],
  identity_number: [true, false, 11],
  nationality: [false, false, 60],
  is_company_active: [true, false, 1],
  company: [true, true, 150],
  tax_office: [true, true, 100],
  tax_number: [true, true, 20],
  has_e_invoice: [false, false, 1],
} as const

export type RuledField = keyof typeof defaultRules
export type FormRules = Record<RuledField, FieldRule>

/** Upper limit of every field, in characters. */
const absoluteMax = 500

/** Merges the backend's rules over the defaults. Hidden fields are never required. @param isGuest whose address has a title of ours (app/checkout/address/guest-title.ts) */
export function formRules(backendRules: FieldRules, isGuest = false): FormRules {
  const entries = Object.entries(defaultRules).map(([name, [show, required, max]]) => {
    const rule = backendRules[name]
    const maxLength = rule && rule.max > 0 ? Math.min(rule.max, absoluteMax) : max
    const isVisible = (rule?.show ?? show) && !(isGuest && name === 'title')
    return [
      name,
      { show: isVisible, required: isVisible && (rule?.required ?? required), max: maxLength },
    ]
  })
  return Object.fromEntries(entries) as FormRules
}
