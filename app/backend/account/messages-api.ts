import type {
  Department,
  Message,
  NewMessage,
  OpenMessage,
} from '~/backend/engagement/engagement-model'
import { nullForEmpty } from '~/backend/http/backend-error'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cache/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend, isUnknown } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { isRefused, type Outcome, readOutcome } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { readDepartments, readMessages, readOpenMessage } from './message-wire'

type Send = (newer: Call, older: Call) => Promise<{ key: EndpointKey; wire: Wire }>

/** A backend has one of two API families: a 404 or an empty answer of the newer one falls back to the older, unless it refuses a change. */
function eitherFamily(context: CallContext, as: 'personal' | 'change'): Send {
  return async (newer, older) => {
    const wire = await callBackend(newer, as, context)
    const isRefusal = as === 'change' && isRefused(wire)
    if (isRefusal || (wire.status !== 404 && !wire.isEmpty)) return { key: newer.key, wire }
    const second = await callBackend(older, as, context)
    if (wire.isEmpty && isUnknown(second)) return { key: newer.key, wire }
    return { key: older.key, wire: second }
  }
}

function readingCalls(get: Send) {
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

function changeCalls(change: Send) {
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
      return readOutcome(key, wire)
    },
  }
}

export function openMessagesApi(context: CallContext, cache: CatalogueContext) {
  const { cached, cachedBody } = cachedCalls(context, cache)
  return {
    ...readingCalls(eitherFamily(context, 'personal')),
    ...changeCalls(eitherFamily(context, 'change')),

    /** The same for everyone, so it is cached. */
    departments: async (): Promise<Department[]> => {
      const found = cached({ key: 'DEPARTMENTS' }, (wire) =>
        wire.status === 404 ? null : readDepartments(bodyOf('DEPARTMENTS', wire)),
      )
      return (
        (await found.catch(nullForEmpty)) ??
        cachedBody({ key: 'PROFILE_DEPARTMENTS' }, readDepartments)
      )
    },
  }
}
