import type { z } from 'zod'
import { BackendError } from './backend-error'
import { bodyOf } from './call'
import type { EndpointKey } from './endpoints'
import type { Wire } from './transport'

/** @throws BackendError shape */
export function readAs<T extends z.ZodType>(
  key: EndpointKey,
  shape: T,
  body: unknown,
): z.output<T> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
  throw new BackendError(
    'shape',
    key,
    `${key} answered something unreadable${where && ` at ${where}`}.`,
  )
}

/** Reads the body of a 2xx. @throws BackendError status, shape */
export function readBody<T extends z.ZodType>(key: EndpointKey, shape: T, wire: Wire): z.output<T> {
  return readAs(key, shape, bodyOf(key, wire))
}
