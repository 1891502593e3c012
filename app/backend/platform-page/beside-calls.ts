import type { Category } from '~/backend/catalogue/model'
import { BackendError, timeoutError } from '~/backend/http/backend-error'
import { addressFor, type Call, type CallContext } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import type { Wire } from '~/backend/http/transport'
import type { Ask } from './loaded-list'

const retryMs = 5_000
const storedMs = 30_000
const maxStored = 50

const hung = new Map<string, number>()

const lateAnswers = new Map<string, { until: number; wire: Wire }>()

function storeLate(address: string, wire: Wire): void {
  lateAnswers.set(address, { until: Date.now() + storedMs, wire })
  const [oldest = ''] = lateAnswers.keys()
  if (lateAnswers.size > maxStored) lateAnswers.delete(oldest)
}

function takeLate(address: string): Wire | null {
  const found = lateAnswers.get(address)
  lateAnswers.delete(address)
  return found && found.until > Date.now() ? found.wire : null
}

function addressIn(context: CallContext, call: Call): string {
  const { origin, rules } = context
  const { group, currency, language } = rules
  const address = origin + addressFor(call, context)
  return [group, currency, language, address, call.form ?? ''].join(' ')
}

export type Around = {
  waitUntil: (work: Promise<unknown>) => void
  categories: () => Promise<Category[]>
}

type Late<T> = { load: () => Promise<T>; onLate?: (found: T) => void }

function timeLimit({ origin, transport }: CallContext, waitUntil: Around['waitUntil']) {
  const { readDeadline } = transport
  const ends = Date.now() + 0.8 * readDeadline
  return async function inTime<T>(key: EndpointKey, { load, onLate }: Late<T>): Promise<T> {
    const name = `${origin} ${key}`
    const isHung = () => (hung.get(name) ?? 0) > Date.now()
    if (isHung()) throw timeoutError(key)
    const noteHung = () => !isHung() && hung.set(name, Date.now() + retryMs)
    let isLate = false
    const loading = load().then(
      (found) => {
        hung.delete(name)
        if (isLate) onLate?.(found)
        return found
      },
      (error) => {
        if (!isLate && error instanceof BackendError && error.kind === 'timeout') noteHung()
        throw error
      },
    )
    const left = ends - Date.now()
    if (left < readDeadline / 4) return loading
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        noteHung()
        waitUntil(loading.catch(() => undefined))
        reject(timeoutError(key))
      }, left)
    })
    return Promise.race([loading, late]).finally(() => clearTimeout(timer))
  }
}

/**
 * What a page can do without: calls beside it have most of its time (`readDeadline`). One that takes longer fails like
 * one that is not answered, and is not sent for some seconds, so that a hang costs one page (decision 064).
 */
export function besideCalls(context: CallContext, { waitUntil, categories }: Around) {
  const inTime = timeLimit(context, waitUntil)
  return {
    inTime: (ask: Ask, { rules }: Pick<CallContext, 'rules'>): Ask => {
      return async (call) => {
        const address = addressIn({ ...context, rules }, call)
        const onLate = (wire: Wire) => storeLate(address, wire)
        return takeLate(address) ?? inTime(call.key, { load: () => ask(call), onLate })
      }
    },

    tree: () => inTime('CATEGORY', { load: categories }).catch(() => null),
  }
}

export type BesideCalls = ReturnType<typeof besideCalls>
