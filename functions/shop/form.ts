import type { Call } from './app'

/** More than any form of the shop needs; a longer body is refused. */
const MAX_BODY_BYTES = 256 * 1024

/** The fields of a body: each name with its values in order. Names include their `[]`. */
export type Fields = Map<string, string[]>

/** Thrown for a body that is too long or unreadable; the Worker answers it with `status`. */
export class UnreadableBody extends Error {
  constructor(readonly status: 400 | 413) {
    super(status === 413 ? 'İstek çok uzun' : 'İstek okunamadı')
  }
}

/** Reads multipart, urlencoded or JSON. A JSON array `productId: [1, 2]` is `productId[]`. @throws UnreadableBody */
export async function readForm(call: Call): Promise<Fields> {
  if (Number(call.req.header('Content-Length') ?? 0) > MAX_BODY_BYTES) throw new UnreadableBody(413)
  const bytes = await call.req.arrayBuffer()
  if (bytes.byteLength > MAX_BODY_BYTES) throw new UnreadableBody(413)
  if (bytes.byteLength === 0) return new Map()

  const type = call.req.header('Content-Type') ?? ''
  try {
    if (type.includes('json')) return fieldsOfJson(JSON.parse(new TextDecoder().decode(bytes)))
    if (type.includes('multipart/')) {
      const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
      return fieldsOf(
        [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
    }
    return fieldsOf([...new URLSearchParams(new TextDecoder().decode(bytes))])
  } catch {
    throw new UnreadableBody(400)
  }
}

/** The first value of a field, trimmed; empty when it is missing. */
export function field(fields: Fields, name: string): string {
  return fields.get(name)?.[0]?.trim() ?? ''
}

function fieldsOf(entries: string[][]): Fields {
  const fields: Fields = new Map()
  for (const [name = '', value = ''] of entries) {
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return fields
}

function fieldsOfJson(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UnreadableBody(400)
  return fieldsOf(
    Object.entries(body).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((one) => [name.endsWith('[]') ? name : `${name}[]`, asText(one)])
        : [[name, asText(value)]],
    ),
  )
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
