import { BackendError, timeoutError } from '~/backend/http/backend-error'
import { addressFor, bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import { endpointOf } from '~/backend/http/endpoints'
import { readWith, requireBody } from '~/backend/http/read-body'
import type { Wire } from '~/backend/http/transport'
import { type CacheContext, type CachePolicy, Late, readThrough } from './cache'
import { sendFirstKnown } from './first-known-call'

export type CatalogueContext = CacheContext & {
  rule: CachePolicy
  /** Defaults for a backend that names none. */
  fallback: { currency: string; language?: string }
}

const retryMs = 5_000

/** Whether the shop fails at a call, and not only at one address of it: unreachable, late, busy or broken. */
const isOfCall = (error: unknown): boolean =>
  error instanceof BackendError &&
  (['timeout', 'network'].includes(error.kind) || error.status === 429 || error.status >= 500)

function ruleFor({ key }: Call, { origin }: CallContext, { rule }: CatalogueContext): CachePolicy {
  if (!endpointOf(key).optional) return rule
  const shared = { name: `${origin} ${key}`, isShared: isOfCall }
  return { ...rule, rememberFailure: retryMs, shared }
}

/** A call that may bring a value; null for a body that cannot be read. */
export type Source<T> = Call & { read: (body: unknown) => T | null }

/** The bearer was refused while a group's answer was loaded: what came is a guest's. */
class GroupEnded extends Error {}

async function loadThrough<T>(
  call: Call,
  context: CallContext,
  cache: CatalogueContext,
  load: () => Promise<T>,
): Promise<T> {
  const { group } = context.rules
  const hasEnded = () => context.rules.group !== group
  const loadForGroup = async () => {
    const value = await load()
    if (hasEnded()) throw new GroupEnded()
    return value
  }
  // The second level outlives a deployment, so its keys include the backend's origin.
  const address = context.origin + addressFor(call, context)
  const key = `${group}:${address}${call.form ? `#${call.form}` : ''}`
  const rule = ruleFor(call, context, cache)
  const found = readThrough(key, rule, cache, loadForGroup).catch(async (error) => {
    // That of another visitor, whose load this one has joined.
    if (error instanceof GroupEnded) return { value: hasEnded() ? null : await load() }
    throw error instanceof Late ? timeoutError(call.key) : error
  })
  const { value } = await found
  return hasEnded() ? loadThrough(call, context, cache, load) : (value as T)
}

/** Calls whose answers are cached and shared by language, currency, prefix and group. */
export function cachedCalls(context: CallContext, cache: CatalogueContext) {
  const cachedAs = <T>(call: Call, load: () => Promise<T>): Promise<T> =>
    loadThrough(call, context, cache, load)
  /** Reads an answer of any status. An empty one is thrown, not cached: it may be a moment's fault. */
  const cached = <T>(call: Call, read: (wire: Wire) => T | Promise<T>): Promise<T> =>
    cachedAs(call, async () => {
      const wire = await callBackend(call, 'shared', context)
      if (wire.isEmpty) bodyOf(call.key, wire)
      return readWith(call.key, () => read(wire))
    })
  return {
    cached,
    cachedAs,
    /** Reads the body of a 2xx; null breaks the contract, so it is not cached. */
    cachedBody: <T>(call: Call, read: (body: unknown) => T | null): Promise<T> =>
      cached(call, (wire) => requireBody(call.key, read, wire)),
    /** As `cachedBody`, by the first of several calls that the shop has. @param options as in `sendFirstKnown` */
    cachedFirst: <T>(
      sources: [Source<T>, ...Source<T>[]],
      options?: Parameters<typeof sendFirstKnown>[3],
    ): Promise<T> =>
      cachedAs(sources[0], async () => {
        const { call, wire } = await sendFirstKnown(sources, 'shared', context, options)
        return requireBody(call.key, call.read, wire)
      }),
  }
}

export type CachedCalls = ReturnType<typeof cachedCalls>
