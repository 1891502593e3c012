import type { RegisterForm } from '~/backend/account/member-model'
import { sha256 } from '~/session/cookies/sha256'
import type { RequestContext } from '~/session/request-context'
import type { Member } from '~/session/session'

async function memberIn({ values, isConsentDue }: RegisterForm): Promise<Member | null> {
  const { id = '', name = '', surname = '', email = '', mobile_phone = '' } = values
  const identity = email || mobile_phone
  if (!identity) return null
  return {
    id: /^\w{1,64}$/.test(id) ? id : (await sha256(identity)).slice(0, 16),
    name: `${name} ${surname}`.trim().slice(0, 80),
    group: 0,
    asks: isConsentDue ? ['consent'] : [],
  }
}

/** Who the visitor is, by get-globals and the registration form (call 11); null for a guest, undefined if neither can be read. */
export async function describeMember({
  backend,
}: RequestContext): Promise<Member | null | undefined> {
  const known = await backend.account.member().catch(() => null)
  if (known?.name) return known
  const form = await backend.membership.registerForm(true).catch(() => null)
  const described = form ? await memberIn(form) : undefined
  return known ? { ...known, name: described?.name ?? '' } : described
}
