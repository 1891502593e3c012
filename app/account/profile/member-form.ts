import { data, redirect } from '@remix-run/cloudflare'
import { readRegister } from '~/auth/register/read-register'
import { refreshMember } from '~/auth/sign-in/prompts'
import type { RegisterField } from '~/backend/account/member-model'
import { phoneChoice, phoneReader } from '~/forms/phone/phone-choice'
import { refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { needed, noteFailure } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { hrefOf, type PageName } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'

type Part = 'person' | 'consents'

function partOf(fields: RegisterField[], part: Part): RegisterField[] {
  const isConsent = ({ type }: RegisterField) => type === 'CHECK_BOX'
  const hidden = new Set(['password', 'password_again'])
  return fields.filter((one) => isConsent(one) === (part === 'consents') && !hidden.has(one.key))
}

/** Loads the form with the member's values (`type=update`). */
export async function loadMemberForm(context: RequestContext, part: Part) {
  const form = await needed(context, context.backend.membership.registerForm(true))
  return {
    fields: partOf(form.fields, part),
    values: form.values,
    phone: await memberPhone(context, part, form.values.mobile_phone ?? ''),
    notices: { kvkk: form.noticePath, privacy: form.agreementPath },
  }
}

/** A saved number is complete, so its dialling code gives the country. */
async function memberPhone(context: RequestContext, part: Part, digits: string) {
  return part === 'person' ? phoneChoice(context, digits && `+${digits}`) : undefined
}

export async function saveMemberForm(
  context: RequestContext,
  sent: FormData,
  part: Part,
  page: PageName,
) {
  const t = translatorOf(context.language)
  const { fields } = await loadMemberForm(context, part)
  const phoneOf = await phoneReader(context, sent, 'mobile_phone')
  const read = readRegister(sent, fields, t, phoneOf)
  const redisplay = async (errors: Record<string, string[]>, text: string, status: number) => {
    if (text) context.notify([{ tone: 'bad', text, ms: noticeMs.error }])
    const country = String(sent.get('mobile_phone_country') ?? '')
    const phone = await phoneChoice(context, read.typed.mobile_phone ?? '', { given: country })
    return data({ errors, values: read.typed, phone }, { status })
  }
  if (!read.ok) return redisplay(read.fields, '', 422)
  try {
    const outcome = await context.backend.membership.update(read.values)
    if (!outcome.ok) {
      const names = fields.map(({ key }) => key)
      const { errors, text } = refusalOf(outcome, names, t('error.general'))
      return redisplay(errors, text, 422)
    }
    await refreshMember(context)
    context.flash([{ tone: 'good', text: t('register.saved'), ms: noticeMs.default }])
    return redirect(hrefOf(page, context.language), 303)
  } catch (error) {
    noteFailure(context, error)
    return redisplay({}, t('error.general'), 503)
  }
}
