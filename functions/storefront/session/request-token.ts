import { BackendError } from '../../../app/backend/http/backend-error'
import { callBackend } from '../../../app/backend/http/call'
import type { CallNote } from '../../../app/backend/http/transport'
import type { Token } from '../../../app/session/token'
import { backgroundContext } from '../cache/background-call'
import type { ParsedRequest } from '../request/parse-request'
import type { Settings } from '../settings'
import { type RefreshAnswer, readRefresh } from './refresh-answer'
import { noteUnanswered } from './unanswered-refreshes'

/** Requests a new token of the backend; without an answer it is not requested again for a while. */
export async function requestToken(
  token: Token,
  parsed: ParsedRequest,
  settings: Settings,
): Promise<RefreshAnswer> {
  const cookies = { ...parsed.session.backendCookies }
  const context = backgroundContext({
    settings,
    language: parsed.preferences.language ?? 'tr',
    requestId: 'refresh',
    identity: { bearer: token.value, cookies },
    note: (line: CallNote) => parsed.calls.push(line),
    noteLeftOut: (names) => parsed.leftOut.push(...names),
  })
  try {
    return readRefresh(
      await callBackend({ key: 'LOGIN', json: { refresh: 1 } }, 'signIn', context),
      cookies,
    )
  } catch (error) {
    const isSilent = error instanceof BackendError && ['timeout', 'network'].includes(error.kind)
    if (isSilent) await noteUnanswered(token)
    return { kind: 'none' }
  }
}
