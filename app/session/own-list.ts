import { isMemberByCookies } from './membership'
import type { RequestContext } from './request-context'

/** A member's list. Of a session that has ended a shop may show a guest's empty one: its registration form tells whose it is. */
export async function ownList<T>(
  { backend, session }: RequestContext,
  loading: Promise<T>,
  isEmpty: (list: T) => boolean,
): Promise<T> {
  const list = await loading
  if (isEmpty(list) && isMemberByCookies(session))
    await backend.membership.registerForm(true).catch(() => null)
  return list
}
