import type { SubmissionResult } from '@conform-to/react'
import { redirect } from '@remix-run/cloudflare'
import { codeRefused, postalCodeError } from '~/account/regions/postal-code'
import { guardedForm } from '~/auth/security-code/guarded-form'
import { guestTitle } from '~/checkout/address/guest-title'
import { phoneReader } from '~/forms/phone/phone-choice'
import { errorNotices, refusalOf } from '~/forms/refusal'
import { translatorOf } from '~/i18n/translators'
import { noteFailure, notFound } from '~/session/failure'
import { keyOfForm } from '~/session/idempotency-key'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { noticeMs } from '~/ui/notice-times'
import { afterAddress } from './address-owner'
import type { PhoneReaders } from './address-schema'
import { addressNames } from './address-values'
import { forgetDraft, saveDraft, typedValues } from './draft'
import { formStateOf } from './form-state'
import { hiddenValues } from './hidden-values'
import { readAddress } from './read-address'
import type { SentAddress } from './sent-address'

/** Renders the form again, with the lists of the regions chosen so far. */
async function renderForm(
  context: RequestContext,
  { form, id, back, country, selection }: SentAddress,
  result: SubmissionResult,
  { text = '', status = 422 }: { text?: string; status?: number } = {},
) {
  const content = { values: typedValues(form), country, selection: Promise.resolve(selection) }
  const state = { id, back, ...(await formStateOf(context, content)) }
  return refuse(context, result, { status, notices: errorNotices(text), state })
}

const errorOfCode = (context: RequestContext, { form, selection }: SentAddress) =>
  postalCodeError(context, selection, String(form.get('post_code') ?? ''))

/** Shows the next region list: in this answer for a long form, else at a URL of its own. */
async function nextList(context: RequestContext, sent: SentAddress) {
  const draft = saveDraft(context, sent)
  if (draft) return redirect(draft, 303)
  const wrong = await errorOfCode(context, sent)
  const initialValue = typedValues(sent.form)
  const result = wrong ? codeRefused(wrong, initialValue) : { initialValue }
  return renderForm(context, sent, result, { status: 200 })
}

async function readPhones(
  context: RequestContext,
  { form, selection }: SentAddress,
): Promise<PhoneReaders> {
  const readerOf = (name: keyof PhoneReaders) =>
    phoneReader(context, form, name, selection.country.code)
  return {
    mobile_phone: await readerOf('mobile_phone'),
    home_phone: await readerOf('home_phone'),
  }
}

/** Uses the saved address for the order, where the form came from there. */
export async function leaveForm(context: RequestContext, back: string | null, savedId: string) {
  const next = afterAddress(context, back)
  const isForOrder = next === hrefOf('orderAddress', context.language)
  if (isForOrder && savedId) await context.backend.ordering.setAddress('delivery', savedId)
  const text = translatorOf(context.language)('address.saved')
  context.flash([{ tone: 'good', text, ms: noticeMs.default }])
  return redirect(next, 303)
}

/** Where a saved address leads; its id is '' where the shop does not tell it. */
type AfterSaving = (savedId: string) => Promise<ReturnType<typeof redirect>>

async function saveAddress(context: RequestContext, sent: SentAddress, leave: AfterSaving) {
  const t = translatorOf(context.language)
  const { form, id } = sent
  const guarded = guardedForm(context, form, 'address')
  if (guarded.isNewCodeWanted) return renderForm(context, sent, { initialValue: typedValues(form) })
  const phones = await readPhones(context, sent)
  const postCodeError = await errorOfCode(context, sent)
  const { submission, errors, values } = readAddress({ ...sent, phones, postCodeError }, t)
  if (!values) return renderForm(context, sent, submission.reply({ fieldErrors: errors }))
  try {
    const key = await keyOfForm(context, form, [id, values])
    const hidden = await hiddenValues(context, sent, values)
    const title = guestTitle(context, id, form)
    const sentValues = { ...values, ...(title && { title }), ...hidden, ...guarded.proof }
    const outcome = await context.backend.addresses.save(id, sentValues, key)
    if (outcome.ok) {
      forgetDraft(context)
      return await leave(outcome.id)
    }
    if (outcome.isNotFound && id !== '0') notFound()
    guarded.noteCode(outcome.fields)
    const names = [...addressNames, 'security_code']
    const refusal = refusalOf(outcome, names, t('error.general'))
    const result = submission.reply({ fieldErrors: refusal.errors })
    return renderForm(context, sent, result, refusal)
  } catch (error) {
    return renderForm(context, sent, submission.reply(), noteFailure(context, error))
  }
}

/** Shows the next region list of a posted form, or saves its address. */
export const sendAddress = (context: RequestContext, sent: SentAddress, leave: AfterSaving) =>
  sent.form.get('adim') === 'ileri' ? nextList(context, sent) : saveAddress(context, sent, leave)
