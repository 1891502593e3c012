import type { RegisterForm } from '~/backend/account/member-model'
import { sha256 } from '~/session/cookies/sha256'
import type { RequestContext } from '~/session/request-context'
import type { Member } from '~/session/session'

/** The member of the registration form's values; null for a guest's. The platform names no id there. */
async function memberIn({ values }: RegisterForm): Promise<Member | null> {
  const { id = '', name = '', surname = '', email = '', mobile_phone = '' } = values
  const identity = email || mobile_phone
  if (!identity) return null
  return {
    id: /^\w{1,64}$/.test(id) ? id : (await sha256(identity)).slice(0, 16),
    name: `${name} ${surname}`.trim().slice(0, 80),
    group: 0,
  }
}

/** Who the visitor is: by get-globals, else by the registration form (call 11). Null for a guest, undefined if neither can be read. */
export async function describeMember({
  backend,
}: RequestContext): Promise<Member | null | undefined> {
  const known = await backend.account.member().catch(() => null)
  if (known) return known
  const form = await backend.membership.registerForm(true).catch(() => null)
  return form ? memberIn(form) : undefined
}
