import { preferenceCookie, setCookie } from '../../../app/session/cookies/cookies'
import { flashCookie, flashSeconds, writeFlash } from '../../../app/session/cookies/flash'
import { closeSession } from '../../../app/session/cookies/session-cookies'
import { tooLongNotice } from '../../../app/session/cookies/session-notices'
import { isFresh } from '../../../app/session/session'
import type { RequestState } from '../request/request-state'
import type { Serving } from '../serving'
import { createWrittenSessions } from './recent-sessions'

const writtenSessions = createWrittenSessions(() => Date.now())

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** The lines of a changed session, merged with what concurrent responses wrote; empty for an unchanged one. */
async function sessionLines(
  { parsed, settings }: Serving,
  { context }: RequestState,
): Promise<string[]> {
  const { session, received } = parsed
  const nothingToSave = !parsed.hadCookie && isFresh(session)
  const changed = parsed.isOld || JSON.stringify(session) !== JSON.stringify(received.session)
  if (!parsed.invalid && (!changed || nothingToSave)) return []
  const merged = writtenSessions.merge(received, session)
  if (!merged) return []
  const sealed = await closeSession(merged.session, settings.sealKeys)
  merged.close(sealed.session, sealed.id)
  if (sealed.dropped.length > 0) {
    context.failure = `session too long: ${sealed.dropped.join(', ')}`
    context.flash([tooLongNotice(context.language)])
  }
  return sealed.lines
}

/** The Set-Cookie lines of a response: session, notices for the next page that is shown, preferences. */
export async function responseCookies(
  serving: Serving,
  state: RequestState,
  status: number,
): Promise<string[]> {
  const lines = await sessionLines(serving, state)
  const { flash: notices, reusedFormKey: formKey, areNoticesRead, preferences } = state.changes
  if (notices.length > 0) {
    const sealed = await writeFlash({ notices, formKey }, serving.settings.sealKeys)
    lines.push(setCookie(flashCookie, sealed, flashSeconds))
  } else if (serving.parsed.hasFlash && areNoticesRead && !isRedirect(status))
    lines.push(setCookie(flashCookie, '', 0))
  for (const [name, value] of preferences) lines.push(preferenceCookie(name, value))
  return lines
}
