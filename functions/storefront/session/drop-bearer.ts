import { callBackend } from '../../../app/backend/http/call'
import { endMembership, type Session } from '../../../app/session/session'
import { backgroundContext } from '../cache/background-call'
import type { Settings } from '../settings'

/**
 * Drops a bearer or a session that the backend no longer accepts. A member is signed out in this browser: the session loses all
 * member data, and the backend is notified so that it saves the cart. The session's backend cookies are dropped even
 * when the backend does not answer.
 */
export function dropBearer(
  session: Session,
  settings: Settings,
  waitUntil: (work: Promise<unknown>) => void,
): void {
  const cookies = { ...session.backendCookies }
  const bearer = session.token?.value ?? null
  // A guest who orders with an e-mail address alone has a bearer too; their cart stays.
  if (!session.member) {
    session.token = undefined
    session.email = undefined
    return
  }
  endMembership(session)
  if (Object.keys(cookies).length === 0) return
  const signOut = (bearer: string | null) =>
    callBackend(
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
  // An expired bearer may not sign out, but the backend's session still belongs to the member.
  const work = signOut(bearer).then((wire) => (wire.status === 401 ? signOut(null) : wire))
  waitUntil(work.catch(() => undefined))
}
