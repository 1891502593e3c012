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

/** Length of a cookie that every browser takes (RFC 6265, 6.1), without its name and attributes. */
const maxLength = 3900

/** Characters that were typed, for all notices together; fewer where their bytes do not fit the cookie. */
const maxTyped = 2000

function withTyped(notices: Notice[], maxOfAll: number): Notice[] {
  let space = maxOfAll
  // What does not fit is left out: '' would say that it was emptied.
  const fit = ([name, value]: [string, string]): [string, string][] => {
    const fitting = value.slice(0, space)
    space -= fitting.length
    return value && !fitting ? [] : [[name, fitting]]
  }
  return notices.map(({ typed, ...notice }) =>
    typed ? { ...notice, typed: Object.fromEntries(Object.entries(typed).flatMap(fit)) } : notice,
  )
}

/** Seals at most three notices, with as much of what was typed as the cookie takes. */
export async function writeFlash({ notices, formKey }: Flash, keys: SealKey[]): Promise<string> {
  const short = notices
    .slice(0, 3)
    .map((notice) => ({ ...notice, text: notice.text.slice(0, 400) }))
  for (let space = maxTyped; ; space -= 100) {
    const flash: Flash = { notices: withTyped(short, space), formKey }
    const sealed = await seal(flashCookie, JSON.stringify(flash), keys)
    if (sealed.length <= maxLength || space <= 0) return sealed
  }
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
