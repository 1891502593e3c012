import type {
  Department,
  Message,
  NewMessage,
  OpenMessage,
} from '~/backend/engagement/engagement-model'
import { type CatalogueContext, cachedCalls } from '~/backend/http/cached-calls'
import { bodyOf, type Call, type CallContext, callBackend } from '~/backend/http/call'
import type { EndpointKey } from '~/backend/http/endpoints'
import { type Outcome, readOutcome } from '~/backend/http/envelope'
import type { Wire } from '~/backend/http/transport'
import { readDepartments, readMessages, readOpenMessage } from './message-wire'

/** Messages to departments. A backend has one of two API families: a 404 from the newer one falls back to the older. */
export function openMessagesApi(context: CallContext, cache: CatalogueContext) {
  const cached = cachedCalls(context, cache)
  async function either(
    as: 'personal' | 'change',
    newer: Call,
    older: Call,
  ): Promise<{ key: EndpointKey; wire: Wire }> {
    const wire = await callBackend(newer, as, context)
    if (wire.status !== 404) return { key: newer.key, wire }
    return { key: older.key, wire: await callBackend(older, as, context) }
  }

  return {
    list: async (): Promise<Message[]> => {
      const { key, wire } = await either(
        'personal',
        { key: 'CUSTOMER_MESSAGES' },
        { key: 'PROFILE_MESSAGES' },
      )
      return readMessages(bodyOf(key, wire))
    },

    /** Null when the member has no such conversation. */
    open: async (id: string): Promise<OpenMessage | null> => {
      const parts = [id]
      const { key, wire } = await either(
        'personal',
        { key: 'CUSTOMER_MESSAGES', parts },
        { key: 'PROFILE_MESSAGES', parts },
      )
      return wire.status === 404 ? null : readOpenMessage(bodyOf(key, wire))
    },

    /** The same for everyone, so it is cached. */
    departments: async (): Promise<Department[]> => {
      const found = await cached({ key: 'DEPARTMENTS' }, (wire) =>
        wire.status === 404 ? null : readDepartments(bodyOf('DEPARTMENTS', wire)),
      )
      if (found) return found
      return cached({ key: 'PROFILE_DEPARTMENTS' }, (wire) =>
        readDepartments(bodyOf('PROFILE_DEPARTMENTS', wire)),
      )
    },

    /** Writes to a department, or replies in a conversation. */
    send: async (message: NewMessage): Promise<Outcome> => {
      const {
        subject,
        text,
        departmentId,
        parentId = '0',
        name = '',
        email = '',
        key: idempotencyKey = '',
      } = message
      const fields = { subject, message: text, departmentId, parentId }
      const form = new URLSearchParams(name || email ? { ...fields, name, email } : fields)
      const { key, wire } = await either(
        'change',
        { key: 'MESSAGE_SEND', form, idempotencyKey },
        { key: 'PROFILE_MESSAGE_SEND', form, idempotencyKey },
      )
      return readOutcome(key, wire)
    },

    close: async (id: string): Promise<Outcome> => {
      const { key, wire } = await either(
        'change',
        {
          key: 'CUSTOMER_MESSAGES',
          parts: [id],
          form: new URLSearchParams({ status: '0' }),
          method: 'PUT',
        },
        { key: 'PROFILE_MESSAGE_CLOSE', parts: [id], form: new URLSearchParams() },
      )
      return readOutcome(key, wire)
    },
  }
}
