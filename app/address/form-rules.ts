import type { FieldRule, FieldRules } from '~/shop/address-model'

/** The fields of an address whose rules the backend tells, with ours for one that tells none. */
const own = {
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

export type RuledField = keyof typeof own
export type FormRules = Record<RuledField, FieldRule>

/** No field takes more signs, whatever the backend says. */
const mostOfAll = 500

/** The whole form's rules: the backend's where it tells them, else ours. Nobody has to fill what is not shown. */
export function formRules(told: FieldRules): FormRules {
  const entries = Object.entries(own).map(([name, [show, required, most]]) => {
    const rule = told[name]
    const longest = rule && rule.most > 0 ? Math.min(rule.most, mostOfAll) : most
    const isShown = rule?.show ?? show
    return [
      name,
      { show: isShown, required: isShown && (rule?.required ?? required), most: longest },
    ]
  })
  return Object.fromEntries(entries) as FormRules
}
