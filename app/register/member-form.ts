import { data, redirect } from '@remix-run/cloudflare'
import { readMemberAgain } from '~/auth/prompts'
import { refusalOf } from '~/auth/refusal'
import { noticeMs } from '~/cart/rules'
import { needed, noteFailure } from '~/failure'
import { translatorOf } from '~/i18n/translators'
import { phoneChoice, phoneReader } from '~/phone/phone-choice'
import type { RegisterField } from '~/shop/member-model'
import { hrefOf, type PageName } from '~/site-map'
import type { Visit } from '~/visit'
import { readRegister } from './read-register'

type Part = 'person' | 'consents'

/** Which fields of the shop's form are a member's data, and which their consents. */
function partOf(fields: RegisterField[], part: Part): RegisterField[] {
  const isConsent = ({ type }: RegisterField) => type === 'CHECK_BOX'
  const hidden = new Set(['password', 'password_again'])
  return fields.filter((one) => isConsent(one) === (part === 'consents') && !hidden.has(one.key))
}

/** A member's form with what the shop knows (the registration form with `type=update`). */
export async function loadMemberForm(visit: Visit, part: Part) {
  const form = await needed(visit, visit.shop.membership.registerForm(true))
  return {
    fields: partOf(form.fields, part),
    values: form.values,
    phone: await memberPhone(visit, part, form.values.mobile_phone ?? ''),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
  }
}

/** A member's number is whole already: its country is told by its dialling code. */
async function memberPhone(visit: Visit, part: Part, digits: string) {
  return part === 'person' ? phoneChoice(visit, digits && `+${digits}`) : undefined
}

/** Saves a member's form; a failed save keeps every field. */
export async function saveMemberForm(visit: Visit, sent: FormData, part: Part, page: PageName) {
  const t = translatorOf(visit.language)
  const { fields } = await loadMemberForm(visit, part)
  const phoneOf = await phoneReader(visit, sent, 'mobile_phone')
  const read = readRegister(sent, fields, t, phoneOf)
  const again = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) visit.say([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(visit, read.typed.mobile_phone ?? '', { given: country })
    return data({ errors, values: read.typed, phone }, { status })
  }
  if (!read.ok) return again(read.fields, '', 422)
  try {
    const outcome = await visit.shop.membership.update(read.values)
    if (!outcome.ok) {
      const names = fields.map(({ key }) => key)
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return again(errors, text, 422)
    }
    await readMemberAgain(visit)
    visit.flash([{ tone: 'good', text: t('register.saved'), ms: noticeMs.default }])
    return redirect(hrefOf(page, visit.language), 303)
  } catch (error) {
    noteFailure(visit, error)
    return again({}, t('error.general'), 503)
  }
}
