import type { z } from 'zod'
import { type Call, type CallContext, callBackend } from './call'
import { type Outcome, readOutcome } from './envelope'
import { readBody } from './read-body'

/** Calls for one visitor, whose answers are never cached. All throw BackendError. */
export function visitorCalls(context: CallContext) {
  return {
    get: async <T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> =>
      readBody(call.key, shape, await callBackend(call, 'personal', context)),

    /** Sends a change, once, and reads the body of a 2xx. */
    change: async <T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> =>
      readBody(call.key, shape, await callBackend(call, 'change', context)),

    /** Sends a form, once; a call with neither form nor JSON is a GET. */
    submit: async (call: Call, as: 'signIn' | 'change' = 'change'): Promise<Outcome> =>
      readOutcome(call.key, await callBackend(call, as, context)),
  }
}

export type VisitorCalls = ReturnType<typeof visitorCalls>
