import type {
  Department,
  Message,
  NewMessage,
  OpenMessage,
} from '~/backend/engagement/engagement-model'
import { isMissingCallError } from '~/backend/http/backend-error'
import { type CatalogueContext, cachedCalls, type Source } from '~/backend/http/cache/cached-calls'
import { sendFirstKnown } from '~/backend/http/cache/first-known-call'
import {
  bodyOf,
  type Call,
  type CallContext,
  callBackend,
  isCallMissing,
} from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { isRefused, type Outcome, readDone, readOutcome } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { readDepartments, readMessages, readOpenMessage } from './message-wire'

type Sent = { key: EndpointKey; wire: Wire }

/** A backend has one of two API families. A 404 by JSON may mean either, unless it refuses something. */
const isEnough = (wire: Wire): boolean => wire.status !== 404 || isRefused(wire)

async function firstKnown(
  calls: [Call, Call],
  as: 'personal' | 'change',
  context: CallContext,
): Promise<Sent> {
  const { call, wire } = await sendFirstKnown(calls, as, context, { isEnough })
  return { key: call.key, wire }
}

function readingCalls(context: CallContext) {
  const get = (newer: Call, older: Call) => firstKnown([newer, older], 'personal', context)
  return {
    list: async (): Promise<Message[]> => {
      const { key, wire } = await get({ key: 'CUSTOMER_MESSAGES' }, { key: 'PROFILE_MESSAGES' })
      return readMessages(bodyOf(key, wire))
    },

    open: async (id: string): Promise<OpenMessage | null> => {
      const parts = [id]
      const { key, wire } = await get(
        { key: 'CUSTOMER_MESSAGES', parts },
        { key: 'PROFILE_MESSAGES', parts },
      )
      return wire.status === 404 ? null : readOpenMessage(bodyOf(key, wire))
    },
  }
}

function formOf({ subject, text, departmentId, parentId = '0', ...sender }: NewMessage) {
  const { name = '', email = '', proof = {} } = sender
  const fields = { subject, message: text, departmentId, parentId, ...proof }
  return new URLSearchParams(name || email ? { ...fields, name, email } : fields)
}

/** A change is sent once: reads tell first which family the shop has, for its answer to an unknown change may look like one that is done. */
function changeCalls(context: CallContext, isOlder: () => Promise<boolean>) {
  const change = async (newer: Call, older: Call): Promise<Sent> =>
    firstKnown((await isOlder()) ? [older, newer] : [newer, older], 'change', context)
  return {
    /** Writes to a department, or replies in a conversation. */
    send: async (message: NewMessage): Promise<Outcome> => {
      const sent = { form: formOf(message), idempotencyKey: message.key ?? '' }
      const { key, wire } = await change(
        { key: 'MESSAGE_SEND', ...sent },
        { key: 'PROFILE_MESSAGE_SEND', ...sent },
      )
      return readOutcome(key, wire)
    },

    close: async (id: string): Promise<Outcome> => {
      const parts = [id]
      const closed = new URLSearchParams({ status: '0' })
      const { key, wire } = await change(
        { key: 'CUSTOMER_MESSAGES', parts, form: closed, method: 'PUT' },
        { key: 'PROFILE_MESSAGE_CLOSE', parts, form: new URLSearchParams() },
      )
      return readDone(key, wire)
    },
  }
}

type Departments = { isOlder: boolean; list: Department[] }

const departmentsBy = (key: EndpointKey, isOlder: boolean): Source<Departments> => ({
  key,
  read: (body) => ({ isOlder, list: readDepartments(body) }),
})

export function openMessagesApi(context: CallContext, cache: CatalogueContext) {
  const { cachedFirst } = cachedCalls(context, cache)
  const departments = () =>
    cachedFirst([departmentsBy('DEPARTMENTS', false), departmentsBy('PROFILE_DEPARTMENTS', true)], {
      isEnough,
    })
  const isNewerMissing = () =>
    callBackend({ key: 'CUSTOMER_MESSAGES' }, 'personal', context).then(
      isCallMissing,
      isMissingCallError,
    )
  const isOlder = async () => {
    const found = await departments().catch(() => null)
    return found?.isOlder === true && (await isNewerMissing())
  }
  return {
    ...readingCalls(context),
    ...changeCalls(context, isOlder),

    departments: async (): Promise<Department[]> => (await departments()).list,
  }
}
