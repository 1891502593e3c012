import { readSignIn } from '../../../app/backend/auth/sign-in'
import { isApi, isMissingCallJson } from '../../../app/backend/http/cache/missing-call-json'
import type { AddressRules } from '../../../app/backend/http/endpoint-address'
import { changeDeadline, sharedDeadline } from '../../../app/backend/http/transport'
import { sameElsewhere } from '../../../app/backend/platform-page/ask-page'
import { readRedirectedPage } from '../../../app/backend/site/page-redirect'
import type { Answer } from './ask'
import { type CallCheck, idOf, serialStages, stages } from './call-check'
import { type Facts, textAt } from './facts'
import {
  type FurtherPage,
  isLike,
  judge,
  judgeReading,
  type Verdict,
  withFurtherPages,
} from './judge'
import { type CallState, callStateOf, contentOf, isRedirect, noAnswer, wireOf } from './read-answer'
import { type HttpRequest, httpRequestOf, methodOf, pathOf } from './request'
import type { ShopCaller } from './shop-caller'

/** How many calls run at once. */
export const maxAtOnce = 6

const slowMs = 1000

/** The default of the storefront's setting READ_DEADLINE_MS. */
export const readDeadline = 1200
const raiseDeadline = `later than a page waits: set READ_DEADLINE_MS higher than ${readDeadline}`

export type Outcome = Verdict & CallState & { check: CallCheck; call: string; ms: number | null }

export type Run = { caller: ShopCaller; facts: Facts; rules: AddressRules }

/** Calls that do not exist, which a shop may answer with 200, or JSON, as if they did; and its settings, as to the storefront. */
export const controlKeys = {
  srv: '/srv/service/check-shop/no-such-call',
  api: 'NO_SUCH_CALL',
  globals: 'GLOBALS',
} as const

type Further = { pages: FurtherPage[]; fault: string }

type Controls = Record<keyof typeof controlKeys, Answer>

const isChangeOrSignIn = (check: CallCheck) =>
  check.expected.kind === 'refusal' ||
  check.key === 'LOGIN' ||
  (check.key.startsWith('CART_') && check.key !== 'CART_LOAD')

/** A call that answers later than the storefront ever waits is missing to a shopper. */
function withTime(verdict: Verdict, check: CallCheck, ms: number): Verdict {
  if (verdict.result !== 'present') return verdict
  const isChange = isChangeOrSignIn(check)
  const deadline = isChange ? changeDeadline : sharedDeadline
  if (ms > deadline)
    return { ...verdict, result: 'missing', details: `the storefront waits only ${deadline} ms` }
  if (ms <= slowMs) return verdict
  const details = isChange || ms <= readDeadline ? verdict.details : raiseDeadline
  return { ...verdict, result: 'slow', details }
}

/** What the session takes from an answer. */
function takeSession({ caller, facts, rules }: Run, check: CallCheck, body: unknown): void {
  facts.hasSession = Object.keys(caller.guest.cookies).length > 0
  if (check.as !== 'member') return
  if (check.key === 'LOGIN' && body !== undefined) {
    const answer = readSignIn(body)
    caller.member.bearer = (answer?.ok && answer.bearer) || caller.member.bearer
    facts.hasBearer = Boolean(caller.member.bearer)
    facts.isSignedIn ||= answer?.ok === true
  }
  if (check.key === 'GLOBALS') rules.group = Number(textAt(body, 'MEMBER_INFO', 'GROUP')) || 0
}

const maxRedirects = 2

const linkOf = (address: URL) => address.pathname.replace(/^\/+|\/+$/g, '')

/** Where the storefront, or a shopper whom it leads there, goes on; null where nobody does. */
function addressAfter(
  { mayRedirect, moved }: CallCheck,
  facts: Facts,
  from: URL,
  location: string,
): URL | null {
  const same = mayRedirect ? sameElsewhere(from.href, location) : null
  if (same || !moved) return same
  try {
    const page = readRedirectedPage(linkOf(from), location)
    if (page.kind !== 'moved') return null
    const next = new URL(page.path, from)
    moved(facts, linkOf(next))
    return next
  } catch {
    return null
  }
}

/** The answer behind redirects that write the same address in another way, or lead a shopper to another page of the shop. */
async function followed(
  check: CallCheck,
  { caller, facts }: Run,
  sent: HttpRequest,
  answer: Answer,
): Promise<Answer> {
  let found = answer
  let address = new URL(sent.path, caller.origin)
  for (let left = maxRedirects; left > 0; left -= 1) {
    if (found.kind !== 'answer' || !isRedirect(found.status)) break
    const next = addressAfter(check, facts, address, found.headers.get('location') ?? '')
    if (!next) break
    address = next
    const { origin, pathname, search } = next
    found = await caller.send({ ...sent, origin, path: pathname + search }, caller[check.as])
  }
  return found
}

/** @returns the further pages that were answered, whether the storefront reads what it looks for in them, and the first fault of further lists */
async function learnMore(check: CallCheck, run: Run): Promise<Further> {
  const { caller, facts, rules } = run
  const further: Further = { pages: [], fault: '' }
  const next = (tried: number) => (caller.stopReason === null ? check.next?.(facts, tried) : null)
  for (let tried = 0, request = next(0); request; tried += 1, request = next(tried)) {
    const sent = httpRequestOf(check, request, caller[check.as], rules)
    const answer = await followed(check, run, sent, await caller.send(sent, caller[check.as]))
    if (answer.kind !== 'answer' || answer.status !== 200) {
      if (check.expected.kind === 'page') further.pages.push({ path: sent.path, isRead: false })
      continue
    }
    const content = contentOf(answer.body, answer.contentType)
    await check.learn?.(facts, content.kind === 'json' ? content.value : answer.body)
    if (check.isEachJudged) {
      const { result, details } = judge(check, answer, null)
      if (result === 'unreadable') further.fault ||= `${request.query?.link}: ${details}`
    }
    if (check.expected.kind !== 'page') continue
    const isRead = await check.expected.reads(answer.body, { isDoubtful: false, facts })
    further.pages.push({ path: sent.path, isRead: isRead && answer.ms <= sharedDeadline })
  }
  return further
}

/** Whether an answer is the one to reads that the shop lacks; changes and sign-ins are never taken so (decision 069). */
function isUsualForMissing(check: CallCheck, { emptyAnswer }: Facts, answer: Answer): boolean {
  if (!emptyAnswer || check.stage === 'start' || isChangeOrSignIn(check)) return false
  return answer.kind === 'answer' && isLike(answer, emptyAnswer)
}

const isPageOf = (answer?: Answer) =>
  answer?.kind === 'answer' &&
  answer.status === 200 &&
  contentOf(answer.body, answer.contentType).kind === 'page'

/** An answer that only says that there is no such call is none, as to the storefront (decision 068). */
function withoutMissingCallJson(
  answer: Answer,
  { globals, api }: Controls,
  isOfApi: boolean,
): Answer {
  if (answer.kind === 'failure' || globals.kind === 'failure') return answer
  const control = isOfApi && api.kind === 'answer' ? wireOf(api) : undefined
  return isMissingCallJson(wireOf(answer), wireOf(globals), control)
    ? { ...answer, body: '' }
    : answer
}

const isUsable = ({ result }: Verdict) => result === 'present' || result === 'slow'

async function verdictOn(
  check: CallCheck,
  run: Run,
  given: Answer,
  { controls, link }: { controls: Controls; link: string },
): Promise<Verdict & CallState> {
  const { facts } = run
  const { srv, api, globals } = controls
  const isOfApi = isApi(pathOf(check.key))
  const answer = withoutMissingCallJson(given, controls, isOfApi)
  const ofSettings = callStateOf({ key: 'GLOBALS' }, globals, { link: '', lacksSettings: false })
  const lacksSettings = ofSettings.mayCallBeMissing
  const state = callStateOf(check, answer, { link, lacksSettings })
  if (state.isEmpty && answer.kind === 'answer') facts.emptyAnswer ??= answer
  const judged = judge(check, answer, isOfApi ? api : srv)
  const isMissing = state.isEmpty || isUsualForMissing(check, facts, answer)
  if (isMissing && judged.result !== 'missing' && check.expected.kind !== 'page') {
    const details = 'refuses as for a call that does not exist'
    return { ...state, result: 'missing', details, isFault: !state.isCallMissing }
  }
  const isDoubtful = isPageOf(facts.emptyAnswer) || isPageOf(srv)
  const read = await judgeReading(check, judged, answer, { isDoubtful, facts })
  const verdict = withTime(read, check, answer.ms)
  return { ...state, ...verdict, isFault: !isUsable(verdict) && !state.isCallMissing }
}

/** Pages of the shop have one key: which of them is meant is their variant. */
const unsentCall = ({ key, variant = 'home' }: CallCheck): string =>
  key === 'PLATFORM_PAGE' ? `page ${variant}` : pathOf(key)

async function runOne(check: CallCheck, run: Run, controls: Promise<Controls>): Promise<Outcome> {
  const { caller, facts, rules } = run
  const request = caller.stopReason ?? check.request(facts)
  if (typeof request === 'string') {
    const call = unsentCall(check)
    const result = 'not asked'
    return { check, call, result, details: request, ms: null, ...noAnswer }
  }
  const session = caller[check.as]
  const sent = httpRequestOf(check, request, session, rules)
  const answer = await followed(check, run, sent, await caller.send(sent, session))
  const { link = '' } = request.query ?? {}
  const verdict = await verdictOn(check, run, answer, { controls: await controls, link })
  if (isUsable(verdict)) facts.answered.add(idOf(check))
  takeSession(run, check, verdict.body)
  if (verdict.body !== undefined) await check.learn?.(facts, verdict.body)
  const [path = ''] = sent.path.split('?')
  const further = await learnMore(check, run)
  const ofPages = withFurtherPages(verdict, path, further.pages, check.expected)
  const isFaulty = further.fault !== '' && isUsable(verdict)
  const ofAll: Verdict & CallState = isFaulty
    ? { ...ofPages, result: 'unreadable', details: further.fault }
    : ofPages
  const call = `${methodOf(request)} ${path}`
  const details =
    ofAll.details || (verdict.body === undefined ? '' : (check.remark?.(verdict.body) ?? ''))
  return { ...ofAll, details, check, call, ms: answer.ms }
}

async function askControls({ caller, rules }: Run): Promise<Controls> {
  const askOne = (key: CallCheck['key']) => {
    const sent = httpRequestOf({ key }, {}, caller.guest, rules)
    return caller.send(sent, caller.guest)
  }
  const [srv, api, globals] = await Promise.all([
    askOne(controlKeys.srv),
    askOne(controlKeys.api),
    askOne(controlKeys.globals),
  ])
  return { srv, api, globals }
}

/** Runs all calls stage by stage, at most `maxAtOnce` at once. @returns outcomes by the ids of their checks */
export async function runCalls(checks: CallCheck[], run: Run): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const controls = askControls(run)
  for (const stage of stages) {
    const waiting = checks.filter((check) => check.stage === stage)
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift())
        outcomes.set(idOf(check), await runOne(check, run, controls))
    }
    // The three controls run beside the first calls.
    const workers = serialStages.has(stage) ? 1 : stage === 'start' ? maxAtOnce - 3 : maxAtOnce
    await Promise.all(Array.from({ length: workers }, work))
  }
  return outcomes
}
