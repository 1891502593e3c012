import { addressFor, type Call, type CallContext, callShop } from './call'
import { type Keeping, type KeepRule, keep } from './keep'
import type { Wire } from './transport'

export type CatalogueContext = Keeping & {
  rule: KeepRule
  /** Languages and currency for a backend that names none. */
  fallback: { languages: string[]; currency: string }
}

/** Asks for answers that belong to everyone of one language, currency, prefix and group: kept and shared. */
export function keptCalls(context: CallContext, keeping: CatalogueContext) {
  const { group } = context.rules
  return async function kept<T>(call: Call, read: (wire: Wire) => T): Promise<T> {
    // The second level outlives a deployment: another backend's answers are not this one's.
    const address = context.origin + addressFor(call, context)
    const key = `${group}:${address}${call.form ? `#${call.form}` : ''}`
    const { value } = await keep(key, keeping.rule, keeping, async () =>
      read(await callShop(call, 'catalogue', context)),
    )
    return value
  }
}
