import { isMissingCallStatus } from '~/backend/http/backend-error'
import { type EndpointKey, endpointOf } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'
import { hasAnswered, startTrial } from './missing-calls'

type Answer = Pick<Wire, 'status' | 'body'>

/** Answers to two calls that nothing could lack but the call: `get-globals`, and one under `/api/` that no shop has. */
type KnownAnswers = { globals: Answer; api?: { answer: Answer; until: number } }

const knownAnswers = new Map<string, KnownAnswers>()

const apiMs = 600_000

/** A sentence without what differs from call to call: paths, methods, numbers, times and ids. */
export const withoutNames = (sentence: string): string =>
  sentence.replace(/\S*[/\d]\S*|\b(?:GET|HEAD|POST|PUT|PATCH|DELETE)\b/g, '·')

const isStatus = (name: string) => /^(?:status|(?:status|error)?_?code|success)$/i.test(name)
const differs = (name: string) =>
  /^(?:path|ur[il]|instance|method|trace|time(?:stamp)?|date|.*id)$/i.test(name)

const wordsOf = (body: unknown): string =>
  JSON.stringify(body, (name, value) => {
    if (differs(name)) return 0
    if (isStatus(name) || (typeof value !== 'string' && typeof value !== 'number')) return value
    return typeof value === 'number' ? 0 : withoutNames(value)
  })

const isInJson = ({ status, body }: Answer): boolean =>
  isMissingCallStatus(status) && typeof body === 'object' && body !== null

/** Whether an answer says in JSON what the shop says of calls that it does not have (decision 068). @param globals its answer to `get-globals` @param api to a call under `/api/` that no shop has, for calls there */
export function isMissingCallJson(answer: Answer, globals: Answer, api?: Answer): boolean {
  if (!isInJson(answer) || !isMissingCallStatus(globals.status)) return false
  const words = wordsOf(answer.body)
  return [globals, api].some((one) => one && isInJson(one) && wordsOf(one.body) === words)
}

export const isApi = (path: string): boolean => path.startsWith('/api/')

function noteGlobals(origin: string, answer: Answer): void {
  if (isMissingCallStatus(answer.status)) {
    if (!hasAnswered(origin, 'GLOBALS'))
      knownAnswers.set(origin, { ...knownAnswers.get(origin), globals: answer })
  } else if (answer.status === 200 && typeof answer.body === 'object') knownAnswers.delete(origin)
}

type Ask = (key: 'GLOBALS' | 'NO_SUCH_CALL') => Promise<Wire>

/** What the shop says of calls that it lacks; asks where nothing is known of it, as for the first change of an isolate. */
async function knownAnswersOf(origin: string, ask: Ask): Promise<KnownAnswers | undefined> {
  if (!knownAnswers.has(origin) && startTrial(origin, 'GLOBALS')) {
    const globals = await ask('GLOBALS').catch(() => null)
    if (globals) noteGlobals(origin, globals)
  }
  return knownAnswers.get(origin)
}

/** An answer without its JSON, where that says only that the shop has no such call. @param ask sends a call that nothing could lack but the call */
export async function withoutMissingCallJson(
  key: EndpointKey,
  wire: Wire,
  origin: string,
  ask: Ask,
): Promise<Wire> {
  if (key === 'GLOBALS') noteGlobals(origin, wire)
  const known = isInJson(wire) && (await knownAnswersOf(origin, ask))
  if (!known) return wire
  const bare = { ...wire, body: '' }
  if (isMissingCallJson(wire, known.globals)) return bare
  if (!isApi(endpointOf(key).path)) return wire
  if (!known.api || known.api.until < Date.now()) {
    const answer = await ask('NO_SUCH_CALL').catch(() => null)
    if (answer) known.api = { answer, until: Date.now() + apiMs }
  }
  return isMissingCallJson(wire, known.globals, known.api?.answer) ? bare : wire
}
