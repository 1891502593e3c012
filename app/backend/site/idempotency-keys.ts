import { z } from 'zod'
import { hasAnswered, noteAnswered } from '~/backend/http/cache/missing-calls'
import { bodyOf, type CallContext, callBackend } from '~/backend/http/call'
import { flag } from '~/backend/http/fields'

const settings = z.object({ HAS_IDEMPOTENCY_KEYS: flag })

/** Whether a shop makes a change with a repeated key once, as its settings say; they are loaded where that is not known. */
export async function holdsKeys(context: CallContext): Promise<boolean> {
  if (hasAnswered(context.origin, 'KEYS')) return true
  const read = await callBackend({ key: 'GLOBALS' }, 'shared', context)
    .then((wire) => settings.parse(bodyOf('GLOBALS', wire)))
    .catch(() => null)
  if (!read?.HAS_IDEMPOTENCY_KEYS) return false
  noteAnswered(context.origin, 'KEYS')
  return true
}
