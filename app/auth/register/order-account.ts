import { isCodeDue } from '~/auth/security-code/security-question'
import type { RegisterField } from '~/backend/account/member-model'
import { phoneChoice } from '~/forms/phone/phone-choice'
import type { RequestContext } from '~/session/request-context'
import { buyerBefore } from './buyer-before'
import { requestedFields } from './read-register'

/** An account by what an order knows. */
export type OrderAccount = {
  /** All fields that are sent, and those of them that only its owner can fill in: a password, and the consents that the shop demands. */
  fields: RegisterField[]
  block: RegisterField[]
  notices: Record<string, string>
  known: Record<string, string>
}

const isOwn = ({ key, type, required }: RegisterField) =>
  key === 'password' || (type === 'CHECK_BOX' && required)

/** Null for a member, and where the shop's short form needs more than the order of this session tells. @throws BackendError */
export async function orderAccount(
  context: RequestContext,
  email: string,
): Promise<OrderAccount | null> {
  const { member } = context.session
  if (member || !email || context.captcha || isCodeDue(context, 'customer-register')) return null
  const loading = context.backend.membership.registerForm()
  const [form, buyer] = await Promise.all([loading, buyerBefore(context)])
  if (form.demandsMore || form.needsCode || !buyer) return null
  const phone = await phoneChoice(context, buyer.phone)
  const known: Record<string, string> = {
    ...buyer.names,
    email,
    mobile_phone: phone.digits ? `+${phone.digits}` : phone.value,
  }
  const all = requestedFields(form, true)
  const isKnown = ({ key }: RegisterField) => Boolean(known[key])
  const block = all.filter(isOwn)
  const isWhole = all.every((field) => !field.required || isOwn(field) || isKnown(field))
  if (!isWhole || !block.some(({ key }) => key === 'password')) return null
  const fields = all.filter((field) => isOwn(field) || isKnown(field))
  return { fields, block, notices: form.notices, known }
}
