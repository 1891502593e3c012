import { z } from 'zod'
import { withoutNames } from '../../../app/backend/http/cache/missing-call-json'
import { answerShape, asInContract } from '../../../app/backend/http/envelope'
import { text } from '../../../app/backend/http/fields'
import { isRefusal } from '../../../app/backend/refusal'
import { leadsToNotFound } from '../../../app/backend/site/page-redirect'
import type { Answer } from './ask'
import type { CallCheck, Known } from './call-check'
import { valueAt } from './facts'
import { type Content, contentOf, isRedirect, shortened } from './read-answer'
import { action, refusal } from './shapes/actions'

export type Result = 'present' | 'slow' | 'refused' | 'missing' | 'unreadable' | 'not asked'

/** `body` is what later calls may learn from: JSON, or the text of HTML that was requested; undefined for others. */
export type Verdict = { result: Result; details: string; body?: unknown }

type Received = Extract<Answer, { kind: 'answer' }>
type Judged = Pick<
  CallCheck,
  'as' | 'isForMembers' | 'mayRefuse' | 'mustSucceed' | 'mayRedirect' | 'expected'
>

/** The details of HTML that is right, but not what the storefront reads. */
export const unreadHtml = 'HTML, of which the storefront reads nothing'

const noSuchPage = 'answers a page as for an address that does not exist'

const secretName = /bearer|token|password|mail|phone/i

/** The value at a path, cut, and hidden where the field may hold a secret. */
function valueText(body: unknown, path: PropertyKey[]): string {
  const value = valueAt(body, ...path) ?? valueAt(asInContract(body), ...path)
  if (value === undefined) return 'is missing'
  const isSecret = secretName.test(String(path.at(-1) ?? ''))
  return isSecret ? 'has a value that is not shown here' : `= ${shortened(value)}`
}

const written = (path: PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')

/** The first wrong field with its value, and how many more there are. */
function wrongField(error: z.ZodError, body: unknown): string {
  const [issue] = error.issues
  const path = issue?.path ?? []
  const where = written(path).replace(/^\./, '') || 'the answer'
  const more = error.issues.length - 1
  const rest = more > 0 ? `, and ${more} more` : ''
  return `${where} ${valueText(body, path)} (expected ${issue?.message})${rest}`
}

const reason = answerShape({ status: z.unknown().optional(), message: text, statusText: text })

/** The sentence of a refusal in the shop's envelope; null when the body is none. */
export function refusalOf(body: unknown): string | null {
  const answer = asInContract(body)
  const found = reason.safeParse(body).data
  if (!found || !isRefusal(answer)) return null
  const hasSentence = 'statusText' in Object(answer) || 'message' in Object(answer)
  return hasSentence ? found.message || found.statusText : null
}

const quoted = (sentence: string) => (sentence ? `: ${shortened(sentence)}` : '')

const contentFaults: Record<Exclude<Content['kind'], 'json'>, Verdict> = {
  page: { result: 'missing', details: 'answers a page' },
  html: { result: 'missing', details: 'answers HTML' },
  empty: { result: 'unreadable', details: 'an empty answer' },
  'broken json': { result: 'unreadable', details: 'JSON that is cut off or invalid' },
  text: { result: 'unreadable', details: 'text that is no JSON' },
}

function faultOf(content: Exclude<Content, { kind: 'json' }>, body: string): Verdict {
  const fault = contentFaults[content.kind]
  const showsText = content.kind === 'broken json' || content.kind === 'text'
  return showsText ? { ...fault, details: `${fault.details}: ${shortened(body.trim())}` } : fault
}

/** JSON that does not fit: a refusal if it is one, else the first wrong field. */
function unfitting(check: Judged, error: z.ZodError, body: unknown): Verdict {
  const sentence = refusalOf(body)
  if (sentence === null) return { result: 'unreadable', details: wrongField(error, body), body }
  if (check.mayRefuse) return { result: 'present', details: `refuses${quoted(sentence)}` }
  if (check.isForMembers && check.as === 'guest')
    return { result: 'present', details: 'refuses guests; --member reads it' }
  return { result: 'refused', details: `refuses${quoted(sentence)}` }
}

function judgeJson(check: Judged, shape: z.ZodType, body: unknown): Verdict {
  const parsed = shape.safeParse(body)
  if (!parsed.success) return unfitting(check, parsed.error, body)
  const sentence = refusalOf(body)
  if (sentence === null) return { result: 'present', details: '', body }
  const result = check.mustSucceed ? 'refused' : 'present'
  return { result, details: `refuses${quoted(sentence)}`, body }
}

function judgeRefusal(content: Content, body: string): Verdict {
  if (content.kind !== 'json') return faultOf(content, body)
  const sentence = refusalOf(content.value)
  if (sentence !== null) return { result: 'present', details: 'refuses, as it should' }
  const parsed = action.safeParse(content.value)
  if (parsed.success || refusal.safeParse(content.value).success)
    return { result: 'present', details: 'answers in its envelope' }
  return { result: 'unreadable', details: wrongField(parsed.error, content.value) }
}

function judgeBody(check: Judged, { body, contentType }: Received): Verdict {
  const { expected } = check
  if (expected.kind === 'unread') return { result: 'present', details: '' }
  if (expected.kind === 'picture')
    return contentType.startsWith('image/')
      ? { result: 'present', details: '' }
      : { result: 'missing', details: `answers no picture but ${contentType || 'no type'}` }
  const content = contentOf(body, contentType)
  if (expected.kind === 'refusal') return judgeRefusal(content, body)
  if (expected.kind === 'page')
    return content.kind === 'page' || content.kind === 'html'
      ? { result: 'present', details: 'HTML', body }
      : { result: 'missing', details: 'answers no page' }
  if (expected.kind === 'lines') {
    if (content.kind === 'text') return { result: 'present', details: '' }
    if (content.kind === 'json')
      return { result: 'unreadable', details: `JSON, not lines: ${shortened(content.value)}` }
    return faultOf(content, body)
  }
  if (expected.kind === 'fragment' && content.kind === 'html')
    return expected.jsonOnly
      ? { result: 'present', details: unreadHtml }
      : { result: 'present', details: 'HTML', body }
  if (content.kind !== 'json') return faultOf(content, body)
  return judgeJson(check, expected.shape, content.value)
}

function judgeStatus(check: Judged, { status, body, contentType, headers }: Received): Verdict {
  if (isRedirect(status)) {
    const location = headers.get('location') ?? ''
    const target = shortened(location)
    const isThere = check.mayRedirect === 'anywhere' && !leadsToNotFound(location)
    if (isThere) return { result: 'present', details: `redirects to ${target}` }
    return { result: 'missing', details: `redirects to ${target}; the storefront does not follow` }
  }
  const content = contentOf(body, contentType)
  const sentence = content.kind === 'json' ? refusalOf(content.value) : null
  const isRefusing = status === 401 || status === 403
  if (status === 429) return { result: 'refused', details: 'answers 429, too many requests' }
  if (check.expected.kind === 'refusal' && sentence !== null && status < 500)
    return { result: 'present', details: `refuses (${status}), as it should` }
  if (isRefusing && content.kind === 'json' && check.isForMembers && check.as === 'guest')
    return { result: 'present', details: `refuses guests (${status}); --member reads it` }
  if (isRefusing && content.kind === 'json' && check.mayRefuse)
    return { result: 'present', details: `refuses (${status})` }
  if (status >= 500 || [404, 405, 410].includes(status))
    return { result: 'missing', details: `answers ${status}` }
  return { result: 'refused', details: `answers ${status}${quoted(sentence ?? '')}` }
}

/** Whether two answers are the same refusal: a shop may answer 200, or JSON, for a call that does not exist. */
export function isLike(one: Received, control: Received): boolean {
  if (one.status !== control.status) return false
  const [target, usual] = [one, control].map(({ headers }) => headers.get('location'))
  if (isRedirect(one.status)) return target === usual
  const [first, second] = [one, control].map(({ body, contentType }) =>
    contentOf(body, contentType),
  )
  if (first?.kind !== 'json' || second?.kind !== 'json')
    return first?.kind === second?.kind && first?.kind === 'page'
  const sentence = refusalOf(first.value)
  return sentence !== null && withoutNames(sentence) === withoutNames(refusalOf(second.value) ?? '')
}

/** What an answer says about its call. @param control the answer to a call that does not exist, null when unknown */
export function judge(check: Judged, answer: Answer, control: Answer | null): Verdict {
  if (answer.kind === 'failure')
    return { result: answer.reason === 'size' ? 'unreadable' : 'missing', details: answer.sentence }
  const isComparable = check.expected.kind !== 'page' || isRedirect(answer.status)
  const isControl = isComparable && control?.kind === 'answer' && isLike(answer, control)
  const verdict =
    answer.status >= 200 && answer.status < 300
      ? judgeBody(check, answer)
      : judgeStatus(check, answer)
  if (!isControl || verdict.result !== 'present') return verdict
  const isRefusing = answer.status === 401 || answer.status === 403
  const details = `answers ${answer.status} as for a call that does not exist`
  return { result: isRefusing ? 'refused' : 'missing', details }
}

const isHtml = ({ kind }: Content) => kind === 'page' || kind === 'html'

/** A verdict on HTML, with what the storefront's own reader finds in it. */
export async function judgeReading(
  check: Judged,
  verdict: Verdict,
  answer: Answer,
  known: Known,
): Promise<Verdict> {
  const { expected } = check
  const reads = 'reads' in expected ? expected.reads : undefined
  if (!reads || verdict.result !== 'present' || answer.kind !== 'answer') return verdict
  if (!isHtml(contentOf(answer.body, answer.contentType))) return verdict
  if (await reads(answer.body, known)) return verdict
  return expected.kind === 'page'
    ? { result: 'missing', details: expected.otherwise ?? noSuchPage }
    : { result: 'unreadable', details: 'HTML without the data that the storefront reads' }
}

/** Another page of the kind that a check requests. */
export type FurtherPage = { path: string; isRead: boolean }

const maxNamed = 3

/**
 * The verdict on all pages that were looked at: readable while most are, with those by name that are not.
 * @param path of the page that the verdict is on
 */
export function withFurtherPages<Of extends Verdict>(
  verdict: Of,
  path: string,
  further: FurtherPage[],
  expected: Judged['expected'],
): Of {
  const { result } = verdict
  const isUnread =
    result === 'missing' && expected.kind === 'page' && verdict.details === expected.otherwise
  const isRead = result === 'present' || result === 'slow'
  if (!isRead && !isUnread) return verdict
  const pages = [{ path, isRead }, ...further]
  const unread = pages.filter((page) => !page.isRead).map((page) => page.path)
  if (further.length === 0 || unread.length === 0) return verdict
  const lacking = 'lacking' in expected ? expected.lacking : 'page'
  const areFewRead = unread.length * 2 > pages.length
  const names = unread.slice(0, maxNamed).join(', ') + (unread.length > maxNamed ? ', …' : '')
  return {
    ...verdict,
    result: areFewRead ? 'missing' : isRead ? result : 'present',
    details: `${unread.length} of ${pages.length} pages show no ${lacking} in time: ${names}`,
  }
}
