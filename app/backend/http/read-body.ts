import { ZodError, type z } from 'zod'
import { BackendError } from './backend-error'
import { bodyOf } from './call'
import type { EndpointKey } from './endpoints'
import type { Wire } from './transport'

function shapeError(key: EndpointKey, where = ''): BackendError {
  return new BackendError(
    'shape',
    key,
    `${key} answered something unreadable${where && ` at ${where}`}.`,
  )
}

const whereOf = (error: ZodError) => error.issues[0]?.path.map(String).join('.')

/** @throws BackendError shape */
export function readAs<T extends z.ZodType>(
  key: EndpointKey,
  shape: T,
  body: unknown,
): z.output<T> {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  throw shapeError(key, whereOf(parsed.error))
}

/** Reads the body of a 2xx. @throws BackendError status, shape */
export function readBody<T extends z.ZodType>(key: EndpointKey, shape: T, wire: Wire): z.output<T> {
  return readAs(key, shape, bodyOf(key, wire))
}

/** Reads an answer with a parsing function. @throws BackendError shape when its schema does not match */
export function readWith<T>(key: EndpointKey, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof ZodError ? shapeError(key, whereOf(error)) : error
  }
}

/** @param value null for what could not be read @throws BackendError shape */
export function requireRead<T>(key: EndpointKey, value: T | null): T {
  if (value === null) throw shapeError(key)
  return value
}

/** Like `readBody`, with a function that returns null for what it cannot read. @throws BackendError status, shape */
export function requireBody<T>(key: EndpointKey, read: (body: unknown) => T | null, wire: Wire): T {
  return requireRead(
    key,
    readWith(key, () => read(bodyOf(key, wire))),
  )
}
