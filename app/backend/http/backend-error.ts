/** `shape`: the answer breaks the contract; `guest`: only members may do it; `argument`: our own mistake; `past`: not sent, its form is too old. */
export type BackendErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'size'
  | 'shape'
  | 'guest'
  | 'argument'
  | 'past'

/** The only error of the backend client; expected answers (status 0, unknown link) are returned. */
export class BackendError extends Error {
  readonly status: number
  /** Seconds that the backend asks to wait; undefined when it names none. */
  readonly retryAfter: number | undefined
  /** Whether the shop does not have the call: it leads elsewhere, or to a page that is not there. */
  readonly isCallMissing: boolean
  /** What the shop says in place of a list, maybe nothing; undefined for any other failure. */
  readonly refusal: string | undefined
  /** The cookies of an answer whose body did not come: without them its session would be lost. */
  setCookies: string[] = []

  constructor(
    readonly kind: BackendErrorKind,
    /** Endpoint key, e.g. `CART_ADD`; never the URL, which may hold personal data. */
    readonly endpoint: string,
    message: string,
    answer: {
      status?: number
      retryAfter?: number | undefined
      isCallMissing?: boolean
      refusal?: string
    } = {},
  ) {
    super(message)
    this.status = answer.status ?? 0
    this.retryAfter = answer.retryAfter
    this.isCallMissing = kind === 'redirect' || answer.isCallMissing === true
    this.refusal = answer.refusal
    this.name = 'BackendError'
  }
}

export const isMissingCallError = (error: unknown): error is BackendError =>
  error instanceof BackendError && error.isCallMissing

/** For a cached call that the shop answers by nothing (decision 069). @throws any other error again */
export function wordForEmpty(error: unknown): 'empty' {
  if (isMissingCallError(error) && error.status === 200) return 'empty'
  throw error
}

/** As `wordForEmpty`, where nothing need not be told from no call. @throws any other error again */
export function nullForEmpty(error: unknown): null {
  wordForEmpty(error)
  return null
}

/** What stands for a part of a page that the shop has no call for; another object each time (decision 016). @throws any other error again */
export const forMissingCall =
  <T>(stands: () => T) =>
  (error: unknown): T => {
    if (isMissingCallError(error)) return stands()
    throw error
  }

export const isListRefused = (error: unknown): error is BackendError & { refusal: string } =>
  error instanceof BackendError && error.refusal !== undefined

/** What the shop says in place of a list. @throws any other error again */
export function refusalIn(error: unknown): { refusal: string } {
  if (isListRefused(error)) return { refusal: error.refusal }
  throw error
}

/** Whether a status says that there is no such call. */
export const isMissingCallStatus = (status: number): boolean =>
  [404, 405, 410, 501].includes(status)

/** Null where the shop has no such call. @throws any other error again */
export const nullForMissingCall = forMissingCall(() => null)

/** 408 and 409 may be said of a change that is still running. */
const isSureRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 409].includes(status)

/** Whether the backend may have done what it did not answer; it has not if it never got the call or refused it. */
export const isUnanswered = (error: unknown): error is BackendError =>
  error instanceof BackendError &&
  !['past', 'argument', 'guest'].includes(error.kind) &&
  !isSureRefusal(error.status) &&
  !isMissingCallStatus(error.status)

/** The error of an answer that takes the visitor for a guest, whom the call is not for. */
export const guestError = (key: string): BackendError =>
  new BackendError('guest', key, `${key} is for members alone.`)

/** The error of an answer that leads elsewhere: an address in an answer is never called. */
export const redirectError = (key: string): BackendError =>
  new BackendError('redirect', key, `${key} answered a redirect; it is not followed.`)

export const timeoutError = (key: string): BackendError =>
  new BackendError('timeout', key, `${key} did not answer in time.`)
