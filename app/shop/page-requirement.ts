import { z } from 'zod'
import type { FieldRules } from './address-model'
import { ShopError } from './error'
import { flag, number } from './wire'

const told = z.object({ show: flag.optional(), required: flag, max_char_len: number })
const shape = z.object({
  data: z.tuple([z.object({ rules: z.record(z.string(), z.unknown()) })], z.unknown()),
})

/**
 * What a page's form asks for, by field. A field that says nothing of being shown is shown; a row that
 * is none is left out.
 * @throws ShopError shape
 */
export function readPageRequirement(body: unknown): FieldRules {
  const parsed = shape.safeParse(body)
  if (!parsed.success)
    throw new ShopError('shape', 'PAGE_REQUIREMENT', 'The rules of the form are unreadable.')
  const rules: FieldRules = {}
  for (const [name, row] of Object.entries(parsed.data.data[0].rules)) {
    const rule = told.safeParse(row)
    if (!rule.success || !/^[a-z_]{1,40}$/.test(name)) continue
    const { show = true, required, max_char_len } = rule.data
    rules[name] = { show, required: show && required, most: Math.max(0, Math.round(max_char_len)) }
  }
  return rules
}
