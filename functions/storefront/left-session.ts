import { endMembership, type Session } from '../../app/session/session'
import { callShop } from '../../app/shop/call'
import { backgroundContext } from './background-call'
import type { Settings } from './settings'

/**
 * Drops a bearer that the backend no longer takes. A member's ends the membership in this browser: nothing of the member stays in the session, and the backend is told so that the
 * cart waits for them there. When it does not answer its cookies are gone from the browser all the same.
 */
export function dropBearer(
  session: Session,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): void {
  const cookies = { ...session.shopCookies }
  const bearer = session.token?.value ?? null
  // Who goes on to an order with an e-mail address alone has a bearer too; their cart stays in their hands.
  if (!session.member) {
    session.token = undefined
    return
  }
  endMembership(session)
  if (Object.keys(cookies).length === 0) return
  const signOut = (bearer: string | null) =>
    callShop(
      { key: 'LOGOUT' },
      'signIn',
      backgroundContext({
        settings,
        language: 'tr',
        requestId: 'sign-out',
        identity: { bearer, cookies },
        note: () => {},
      }),
    )
  // A dead bearer may not sign out, but the backend's session is still a member's.
  const work = signOut(bearer).then((wire) => (wire.status === 401 ? signOut(null) : wire))
  waitUntil(work.catch(() => undefined))
}
