import type { z } from 'zod'
import { bodyOf } from './call'
import type { EndpointKey } from './endpoints'
import { ShopError } from './error'
import type { Wire } from './transport'

/** What a body says by a shape. @throws ShopError shape: one that breaks it is a failed call like any other */
export function readAs<T extends z.ZodType>(
  key: EndpointKey,
  shape: T,
  body: unknown,
): z.output<T> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
  throw new ShopError(
    'shape',
    key,
    `${key} answered something unreadable${where && ` at ${where}`}.`,
  )
}

/** The same of an answer that must be a 2xx. @throws ShopError status, shape */
export function readBody<T extends z.ZodType>(key: EndpointKey, shape: T, wire: Wire): z.output<T> {
  return readAs(key, shape, bodyOf(key, wire))
}
