import type { ActionFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { welcomeMember } from '~/auth/register/new-member'
import { type OrderAccount, orderAccount } from '~/auth/register/order-account'
import { readRegister, secretFields } from '~/auth/register/read-register'
import { rememberCode } from '~/auth/security-code/security-question'
import { isOrderNumber } from '~/backend/checkout/order-row'
import { phoneReader } from '~/forms/phone/phone-choice'
import type { FieldErrors } from '~/forms/read-fields'
import { errorNotices, refusalOf } from '~/forms/refusal'
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

/** What belongs to no field of the block stands above it. */
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

/** The account that the order offers; null where it offers none, and where the shop does not answer, which the next page tells. */
async function offeredAccount(context: RequestContext, number: string) {
  const order = await needed(context, context.backend.ordering.result(number))
  if (!order) return null
  try {
    return await orderAccount(context, order.email)
  } catch (error) {
    context.flash(errorNotices(noteFailure(context, error).text))
    return null
  }
}

/** Makes a guest's account of the order that this session has placed, by a password and the consents that the shop demands. */
export async function action({ request, context }: ActionFunctionArgs) {
  const number = new URL(request.url).searchParams.get('siparis') ?? ''
  if (!isOrderNumber(number)) notFound()
  const form = await request.formData()
  const account = await offeredAccount(context, number)
  if (!account) return redirect(hrefOf('orderResult', context.language, { siparis: number }), 303)
  const read = await readForm(context, form, account)
  if (!read.values) return refuseAccount(context, read, { errors: read.errors })
  try {
    const outcome = await context.backend.membership.register(read.values, true)
    if (outcome.ok)
      return await welcomeMember(context, outcome, { back: hrefOf('account', context.language) })
    if ('security_code' in outcome.fields) rememberCode(context, 'customer-register')
    const names = account.block.map(({ key }) => key)
    const general = translatorOf(context.language)('error.general')
    return refuseAccount(context, read, refusalOf(outcome, names, general))
  } catch (error) {
    return refuseAccount(context, read, noteFailure(context, error))
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaOf(loaded?.head)

export default OrderResult
