import { redirect } from '@remix-run/cloudflare'
import { readRegister } from '~/auth/register/read-register'
import { regionsSent, wantsNextList, withRegionLists } from '~/auth/register/region-lists'
import { guardedForm, questionOfForm } from '~/auth/security-code/guarded-form'
import { typedOnly } from '~/auth/security-code/security-question'
import { refreshMember } from '~/auth/sign-in/prompts'
import type { RegisterField } from '~/backend/account/member-model'
import { noteOfField } from '~/backend/http/envelope'
import { phoneChoice, phoneReader, typedPhone } from '~/forms/phone/phone-choice'
import { refusalOf } from '~/forms/refusal'
import type { Refusal } from '~/forms/refused-form'
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
    block: await withRegionLists(context, partOf(form.fields, part), form.values),
    values: form.values,
    phone: await memberPhone(context, part, form.values.mobile_phone ?? ''),
    notices: form.notices,
    question: await questionOfForm(context, 'customer-update'),
  }
}

/** A saved number is complete, so its dialling code gives the country. */
async function memberPhone(context: RequestContext, part: Part, digits: string) {
  return part === 'person' ? phoneChoice(context, digits && `+${digits}`) : undefined
}

/** Reads the sent form of a part. */
export async function readMemberForm(request: Request, context: RequestContext, part: Part) {
  const form = await request.formData()
  const saved = await needed(context, context.backend.membership.registerForm(true))
  const block = await withRegionLists(context, partOf(saved.fields, part), regionsSent(form))
  const readPhone = await phoneReader(context, form, 'mobile_phone')
  const guarded = guardedForm(context, form, 'customer-update')
  const read = readRegister(form, block, translatorOf(context.language), readPhone)
  const submission = wantsNextList(form) ? typedOnly(read.submission) : read.submission
  return { ...read, submission, form, block, guarded }
}

/** Renders the form again, with what was typed. */
export async function refuseMemberForm(
  context: RequestContext,
  { submission, form, block, guarded }: Awaited<ReturnType<typeof readMemberForm>>,
  refusal: Refusal,
) {
  const phone = await typedPhone(context, form, 'mobile_phone')
  return guarded.refuse(submission, refusal, { phone, block })
}

/** Saves a part of the member's data. @param page the form's own page */
export async function saveMemberForm(
  context: RequestContext,
  request: Request,
  part: Part,
  page: PageName,
) {
  const t = translatorOf(context.language)
  const read = await readMemberForm(request, context, part)
  const { values, errors, block, guarded } = read
  if (block.length === 0)
    return refuseMemberForm(context, read, { text: t('register.nothingToChoose') })
  if (wantsNextList(read.form)) return refuseMemberForm(context, read, { status: 200 })
  if (guarded.isNewCodeWanted) return refuseMemberForm(context, read, {})
  if (!values) return refuseMemberForm(context, read, { errors })
  try {
    const outcome = await context.backend.membership.update({ ...values, ...guarded.proof })
    if (!outcome.ok) {
      const names = [...block.map(({ key }) => key), 'security_code']
      return refuseMemberForm(context, read, refusalOf(outcome, names, t('error.general')))
    }
    await refreshMember(context)
    context.flash([
      { tone: 'good', text: noteOfField(outcome) || t('register.saved'), ms: noticeMs.default },
    ])
    return redirect(hrefOf(page, context.language), 303)
  } catch (error) {
    return refuseMemberForm(context, read, noteFailure(context, error))
  }
}
