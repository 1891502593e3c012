import { z } from 'zod'
import { bodyOf } from './call'
import type { EndpointKey } from './endpoints'
import type { Wire } from './transport'
import { flag, number, text } from './wire'

const nothing = { key: '', statusText: '', password_change: false, url: '' }

const row = z
  .object({ key: text, statusText: text, password_change: flag, url: text })
  .catch(nothing)

const shape = z.object({
  status: z
    .union([z.boolean(), z.number()])
    .transform((value) => value === true || Number(value) > 0),
  message: text,
  statusText: text,
  key: text,
  field: text,
  ttl: number,
  counter: number,
  password_change: flag,
  url: text,
  data: z.array(z.unknown()).catch([]),
  page: z.object({ url: text }).catch({ url: '' }),
})

/** What a form's call came to: done, or refused with errors by field. */
export type Outcome = {
  ok: boolean
  message: string
  /** Errors by the backend's field names. */
  fields: Record<string, string[]>
  /** Where the backend wants the shopper to go on; not yet judged. */
  next: string
  /** The first row of the answer's data. */
  first: unknown
  /** Seconds that something holds for; 0 when nothing is said. */
  ttl: number
  /** How often it failed already, by the backend's counter; 0 when nothing is said. */
  tries: number
  /** The password has run out and must be changed first. */
  mustChange: boolean
}

/**
 * Reads the answer of an action of either family: a 4xx with the envelope is an answer too.
 * @throws ShopError status, for what is none
 */
export function readOutcome(key: EndpointKey, wire: Wire): Outcome {
  const isRefusal = wire.status >= 400 && wire.status < 500
  const parsed = shape.safeParse(isRefusal ? wire.body : bodyOf(key, wire))
  if (!parsed.success)
    return bodyOf(key, { ...wire, status: wire.status < 400 ? 502 : wire.status }) as never
  const { status, message, statusText, data, page, url, ttl, counter } = parsed.data
  const said = message || statusText
  const fields: Record<string, string[]> = {}
  const add = (name: string, words: string) => {
    if (name) fields[name] = [...(fields[name] ?? []), words]
  }
  if (!status || isRefusal) {
    add(parsed.data.key || parsed.data.field, said)
    for (const one of data) {
      const { key: name, statusText: words } = row.parse(one)
      add(name, words || said)
    }
  }
  const ok = status && !isRefusal
  const first = row.parse(data[0])
  const next = page.url || url || first.url
  const mustChange = parsed.data.password_change || first.password_change
  return {
    ok,
    message: said,
    fields,
    next,
    first: data[0] ?? null,
    ttl,
    tries: counter,
    mustChange,
  }
}

const bearerShape = z.object({
  bearer: text,
  exp_at: z.unknown().optional(),
  password_change: flag,
})

/** A bearer as an answer brings it. */
export type GivenBearer = {
  bearer: string
  expiresAt: unknown
  /** Signed in, and the password must be changed now all the same. */
  mustChange: boolean
}

/** The bearer that an answer brings; null when it brings none. */
export function bearerOf(first: unknown): GivenBearer | null {
  const parsed = bearerShape.safeParse(first)
  if (!parsed.success || !parsed.data.bearer) return null
  const { bearer, exp_at: expiresAt, password_change: mustChange } = parsed.data
  return { bearer, expiresAt, mustChange }
}
