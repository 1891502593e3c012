import { fieldsOfJson } from './fields'
import type { ReceivedRequest } from './received-request'

type Body = { fields: [string, string][]; json: unknown }

const empty: Body = { fields: [], json: null }

/** Urlencoded, multipart and JSON bodies are all accepted everywhere, as the platform does. */
async function readBody(request: Request): Promise<Body> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return empty
  const type = request.headers.get('content-type') ?? ''
  if (/json/.test(type)) {
    try {
      const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
      return { fields: fieldsOfJson(json), json }
    } catch {
      return empty
    }
  }
  if (!/form/.test(type)) return empty
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const fields: [string, string][] = []
  form?.forEach((value, name) => {
    fields.push([name, typeof value === 'string' ? value : value.name])
  })
  return { fields, json: null }
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Reads a request once, for the record and for its call. */
export async function readRequest(request: Request): Promise<ReceivedRequest> {
  const url = new URL(request.url)
  const { fields, json } = await readBody(request)
  return {
    method: request.method,
    path: decoded(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    form: Object.fromEntries(fields),
    fields,
    json,
    status: 0,
  }
}
