import { z } from 'zod'
import type { FieldRules } from '~/backend/addresses/address-model'
import { BackendError } from '~/backend/http/backend-error'
import { flag, number } from '~/backend/http/fields'

const ruleShape = z.object({ show: flag.optional(), required: flag, max_char_len: number })
const shape = z.object({
  data: z.tuple([z.object({ rules: z.record(z.string(), z.unknown()).nullable() })], z.unknown()),
})

/** Rules of a form by field. Fields are shown by default; invalid rows are skipped. @throws BackendError shape */
export function readPageRequirement(body: unknown): FieldRules {
  const parsed = shape.safeParse(body)
  if (!parsed.success)
    throw new BackendError('shape', 'PAGE_REQUIREMENT', 'The rules of the form are unreadable.')
  const rules: FieldRules = {}
  for (const [name, row] of Object.entries(parsed.data.data[0].rules ?? {})) {
    const rule = ruleShape.safeParse(row)
    if (!rule.success || !/^[a-z_]{1,40}$/.test(name)) continue
    const { show = true, required, max_char_len } = rule.data
    rules[name] = { show, required: show && required, max: Math.max(0, Math.round(max_char_len)) }
  }
  return rules
}
