import { z } from 'zod'
import type { Notice } from '~/session/response-data'
import { type SealKey, seal, unseal } from './seal'

/** What one page hands over to the next by a redirect. */
export type Flash = {
  notices: Notice[]
  /** Key of the submitted form if nobody knows whether it had an effect: its repeat is the same request. Else ''. */
  formKey: string
}

/** Carries a flash over one redirect, then it is cleared. */
export const flashCookie = '__Host-flash'

export const flashSeconds = 60

const noticeSchema = z.object({
  tone: z.enum(['good', 'bad', 'warn', 'plain']),
  text: z.string(),
  link: z
    .object({
      href: z.string(),
      text: z.string(),
      dialogWidth: z.number().optional(),
      now: z.boolean().optional(),
    })
    .optional(),
  more: z.array(z.object({ href: z.string(), text: z.string() })).optional(),
  form: z
    .object({ action: z.string(), fields: z.record(z.string(), z.string()), text: z.string() })
    .optional(),
  ms: z.number(),
  modal: z.object({ title: z.string() }).optional(),
  typed: z.record(z.string(), z.string()).optional(),
})

const schema = z.object({ notices: z.array(noticeSchema), formKey: z.string() })

/** Seals at most three notices. */
export async function writeFlash({ notices, formKey }: Flash, keys: SealKey[]): Promise<string> {
  const short = notices
    .slice(0, 3)
    .map((notice) => ({ ...notice, text: notice.text.slice(0, 400) }))
  return seal(flashCookie, JSON.stringify({ notices: short, formKey } satisfies Flash), keys)
}

/** Forged or malformed flashes are ignored. */
export async function readFlash(value: string | undefined, keys: SealKey[]): Promise<Flash> {
  const empty = { notices: [], formKey: '' }
  const text = value ? await unseal(flashCookie, value, keys) : null
  if (!text) return empty
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return empty
  }
}
