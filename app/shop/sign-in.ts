import { z } from 'zod'
import { rows, text } from './wire'

const envelope = z.object({
  status: z.union([z.boolean(), z.number()]).transform(Boolean),
  message: text,
  data: rows(
    z.object({ bearer: text, exp_at: z.unknown().optional(), key: text, statusText: text }),
  ),
})

export type SignInAnswer =
  | { ok: true; bearer: string; expiresAt: unknown }
  | { ok: false; message: string; fields: Record<string, string[]> }

/** An answer of the /api/v1 sign-in family (contract 0.2.3, 3.4): the envelope with bearer, or field errors. */
export function readSignIn(body: unknown): SignInAnswer {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return { ok: false, message: '', fields: {} }
  const { status, message, data } = parsed.data
  const [first] = data
  if (status && first?.bearer) return { ok: true, bearer: first.bearer, expiresAt: first.exp_at }
  const fields: Record<string, string[]> = {}
  for (const row of data)
    if (row.key) fields[row.key] = [...(fields[row.key] ?? []), row.statusText || message]
  return { ok: false, message, fields }
}
