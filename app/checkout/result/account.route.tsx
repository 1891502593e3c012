import type { ActionFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { welcomeMember } from '~/auth/register/new-member'
import { type OrderAccount, orderAccount } from '~/auth/register/order-account'
import { readRegister, secretFields } from '~/auth/register/read-register'
import { rememberCode } from '~/auth/security-code/security-question'
import { isOrderNumber } from '~/backend/checkout/order-row'
import type { Outcome } from '~/backend/http/envelope'
import { phoneReader } from '~/forms/phone/phone-choice'
import type { FieldErrors } from '~/forms/read-fields'
import { errorNotices, refusalOf } from '~/forms/refusal'
import { sendOnce } from '~/forms/send-once'
import { translatorOf } from '~/i18n/translators'
import { metaOf } from '~/seo/meta-tags'
import { needed, noteFailure, notFound } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { refuse } from '~/session/respond'
import { hrefOf } from '~/site-map'
import { loadResult } from './load-result'
import { OrderResult } from './order-result'

/** The page of the order: banks lead to its own address by forms, which nobody reads. */
export const loader = loadResult

/** What the form holds, with what is known of its sender, whatever was sent in its place. */
async function readForm(context: RequestContext, form: FormData, account: OrderAccount) {
  for (const [name, value] of Object.entries(account.known)) form.set(name, value)
  const readPhone = await phoneReader(context, form, 'mobile_phone')
  return readRegister(form, account.fields, translatorOf(context.language), readPhone)
}

type Read = Awaited<ReturnType<typeof readForm>>
type Refused = { errors?: FieldErrors; text?: string; status?: number }

function refuseAccount(
  context: RequestContext,
  { submission }: Pick<Read, 'submission'>,
  { errors = {}, text = '', status = 422 }: Refused,
) {
  const result = submission.reply({
    fieldErrors: errors,
    ...(text && { formErrors: [text] }),
    hideFields: secretFields,
  })
  return refuse(context, result, { status })
}

type Made = {
  ok: boolean
  /** What was read, and the names of its fields; without it the order offers no account. */
  read?: Read
  names?: string[]
  outcome?: Outcome
  error?: unknown
}

async function makeAccount(context: RequestContext, number: string, form: FormData): Promise<Made> {
  const order = await needed(context, context.backend.ordering.result(number))
  const account = order && (await orderAccount(context, order.email))
  if (!account) return { ok: false }
  const read = await readForm(context, form, account)
  const made = { read, names: account.block.map(({ key }) => key) }
  if (!read.values) return { ...made, ok: false }
  try {
    const outcome = await context.backend.membership.register(read.values, true)
    // What was typed is not held for a second press.
    return outcome.ok ? { ok: true, outcome } : { ...made, ok: false, outcome }
  } catch (error) {
    return { ...made, ok: false, error }
  }
}

function refusalBy(context: RequestContext, { errors }: Read, made: Made): Refused {
  const { names = [], outcome, error } = made
  if (error) return noteFailure(context, error)
  if (!outcome) return { errors }
  if ('security_code' in outcome.fields) rememberCode(context, 'customer-register')
  return refusalOf(outcome, names, translatorOf(context.language)('error.general'))
}

const once = sendOnce<Made>('REGISTER_QUICK')

/** Makes a guest's account of the order that this session has placed, by a password and the consents that the shop demands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const number = new URL(request.url).searchParams.get('siparis') ?? ''
  if (!isOrderNumber(number)) notFound()
  const form = await request.formData()
  const sent = { form, payload: [number, ...form] }
  try {
    const made = await once(context, sent, () => makeAccount(context, number, form))
    const { ok, outcome, read } = made
    if (ok && outcome)
      return await welcomeMember(context, outcome, { back: hrefOf('account', context.language) })
    if (read) return refuseAccount(context, read, refusalBy(context, read, made))
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
  }
  return redirect(hrefOf('orderResult', context.language, { siparis: number }), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default OrderResult
