import type { z } from 'zod'
import { guestError } from './backend-error'
import { type Call, type CallContext, callBackend } from './call'
import { answeredBody, isForMembers, type Outcome, readOutcome } from './envelope'
import { readAs, readBody } from './read-body'

/** Calls for one visitor, whose answers are never cached. All throw BackendError. */
export function visitorCalls(context: CallContext) {
  return {
    get: async <T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> =>
      readBody(call.key, shape, await callBackend(call, 'personal', context)),

    /** Sends a change, once, and reads the body of a 2xx or of a refusal. */
    change: async <T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> => {
      const body = answeredBody(call.key, await callBackend(call, 'change', context))
      if (isForMembers(body)) throw guestError(call.key)
      return readAs(call.key, shape, body)
    },

    /** Sends a form, once; a call with neither form nor JSON is a GET. */
    submit: async (call: Call, as: 'signIn' | 'change' = 'change'): Promise<Outcome> =>
      readOutcome(call.key, await callBackend(call, as, context)),
  }
}

export type VisitorCalls = ReturnType<typeof visitorCalls>
