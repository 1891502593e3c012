import { bodyOf, type Call, type CallContext, callShop } from './call'
import type { EndpointKey } from './endpoints'
import { type Outcome, readOutcome } from './envelope'
import { type CatalogueContext, keptCalls } from './kept-calls'
import { readDepartments, readMessages, readOpenMessage } from './message-wire'
import type { Department, Message, NewMessage, OpenMessage } from './talk-model'
import type { Wire } from './transport'

/**
 * Messages to departments. A backend has one of two families of calls: the newer is asked first, and
 * where it is not there (404), the older one.
 */
export function openMessages(context: CallContext, keeping: CatalogueContext) {
  const kept = keptCalls(context, keeping)
  async function either(
    as: 'personal' | 'change',
    newer: Call,
    older: Call,
  ): Promise<{ key: EndpointKey; wire: Wire }> {
    const wire = await callShop(newer, as, context)
    if (wire.status !== 404) return { key: newer.key, wire }
    return { key: older.key, wire: await callShop(older, as, context) }
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

    /** One conversation; null when the member has none of this id. */
    open: async (id: string): Promise<OpenMessage | null> => {
      const parts = [id]
      const { key, wire } = await either(
        'personal',
        { key: 'CUSTOMER_MESSAGES', parts },
        { key: 'PROFILE_MESSAGES', parts },
      )
      return wire.status === 404 ? null : readOpenMessage(bodyOf(key, wire))
    },

    /** Whom one may write to: the same for everyone, so kept. */
    departments: async (): Promise<Department[]> => {
      const found = await kept({ key: 'DEPARTMENTS' }, (wire) =>
        wire.status === 404 ? null : readDepartments(bodyOf('DEPARTMENTS', wire)),
      )
      if (found) return found
      return kept({ key: 'PROFILE_DEPARTMENTS' }, (wire) =>
        readDepartments(bodyOf('PROFILE_DEPARTMENTS', wire)),
      )
    },

    /** Writes to a department, or answers in a conversation. */
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

    /** Closes a conversation of the member's own. */
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
