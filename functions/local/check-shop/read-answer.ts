import { isEmptyAnswer, isPage } from '../../../app/backend/http/cache/empty-answer'
import { isCallMissing, mayCallBeMissing } from '../../../app/backend/http/call'
import { pathOfLink } from '../../../app/backend/http/shop-origins'
import { leadsToItself, readRedirectedPage } from '../../../app/backend/site/page-redirect'
import type { Answer } from './ask'
import type { CallCheck } from './call-check'
import { isEndpoint } from './request'

/** What the text of an answer is. */
export type Content =
  | { kind: 'json'; value: unknown }
  | { kind: 'broken json' }
  | { kind: 'empty' }
  /** A whole document, not a piece of one. */
  | { kind: 'page' }
  | { kind: 'html' }
  | { kind: 'text' }

/** JSON whatever the content type says, as the storefront reads it; then HTML by its first tag or its content type. */
export function contentOf(body: string, contentType: string): Content {
  const trimmed = body.trim()
  if (trimmed === '') return { kind: 'empty' }
  try {
    return { kind: 'json', value: JSON.parse(trimmed) }
  } catch {
    if (isPage(trimmed)) return { kind: 'page' }
    if (trimmed.startsWith('<')) return { kind: 'html' }
    if (/[/+]json/i.test(contentType) || /^[[{"]/.test(trimmed)) return { kind: 'broken json' }
    return /text\/html/i.test(contentType) && /<\/\w+>/.test(trimmed)
      ? { kind: 'html' }
      : { kind: 'text' }
  }
}

/**
 * Whether the storefront takes an answer as that of a shop without the call: `mayCallBeMissing` also by JSON, `isEmpty` by 200.
 * `isDone`: it came with 200, whatever it is. `isFault`: it is neither right nor that of a missing call.
 */
export type CallState = {
  isCallMissing: boolean
  mayCallBeMissing: boolean
  isEmpty: boolean
  isDone: boolean
  isFault: boolean
}

export const noAnswer: CallState = {
  isCallMissing: false,
  mayCallBeMissing: false,
  isEmpty: false,
  isDone: false,
  isFault: false,
}

export const isRedirect = (status: number) => status >= 300 && status < 400

/** What the storefront reads of an answer: JSON as its value, else the text. */
export function wireOf({ status, body, contentType }: Extract<Answer, { kind: 'answer' }>) {
  const content = contentOf(body, contentType)
  return { status, body: content.kind === 'json' ? content.value : body }
}

/** What is known of the request of an answer: of `get-page` its link, and whether the shop lacks `get-globals`. */
export type Sent = { link: string; lacksSettings: boolean }

/** Whether a redirect is that of a missing call: those of our own calls are read (decision 064). */
function isOfMissing(key: CallCheck['key'], location: string, { link, lacksSettings }: Sent) {
  if (key !== 'GLOBALS' && key !== 'PAGE') return true
  if (pathOfLink(location) === null) return false
  const isRead = key === 'PAGE' && !lacksSettings && !leadsToItself(link, location)
  return !isRead || readRedirectedPage(link, location).kind === 'notFound'
}

/** What an answer says about whether the shop has the call, by the storefront's own rules (decisions 064, 068 and 069). */
export function callStateOf(
  { key }: Pick<CallCheck, 'key'>,
  answer: Answer,
  sent: Sent,
): CallState {
  if (answer.kind !== 'answer') return noAnswer
  const { status, body } = wireOf(answer)
  if (isRedirect(status)) {
    const isMissing = isOfMissing(key, answer.headers.get('location') ?? '', sent)
    return { ...noAnswer, isCallMissing: isMissing, mayCallBeMissing: isMissing }
  }
  const isEmpty = isEndpoint(key) && isEmptyAnswer(key, { status, body }, 'shared')
  const wire = isEmpty
    ? { status, body: '', setCookies: [], isEmpty }
    : { status, body, setCookies: [] }
  return {
    isCallMissing: isCallMissing(wire),
    mayCallBeMissing: mayCallBeMissing(wire),
    isEmpty,
    isDone: status === 200,
    isFault: false,
  }
}

/** A value for a report, on one line and of at most 60 characters. */
export function shortened(value: unknown): string {
  const written = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? '')
  const line = written.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
