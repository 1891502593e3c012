/** JSON, by its own content type or, as some calls of the platform do, as text/html. */
export function json(value: unknown, options: { status?: number; asText?: boolean } = {}) {
  const type = options.asText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  return new Response(JSON.stringify(value), {
    status: options.status ?? 200,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  })
}

export function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export function plain(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

export function redirect(to: string, status = 302): Response {
  return new Response(null, { status, headers: { location: to } })
}

export function picture(bytes: Uint8Array | string, type: string): Response {
  return new Response(bytes as BodyInit, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=60' },
  })
}

/** The answer of an action under /srv/: 200 whatever happens, `status` above 0 when it is done. */
export function action(status: number, statusText = '', more: object = {}): Response {
  return json({ status, statusText, ...more })
}

export type FieldFault = { key: string; statusText: string }

/** The envelope of /api/v1/: `data` is always a list. */
export function envelope(data: unknown[], more: { message?: string; page?: object } = {}) {
  return json({
    status: true,
    message: more.message ?? '',
    data,
    ...(more.page && { page: more.page }),
  })
}

/** A refusal of /api/v1/ with the fields that are at fault. */
export function refusal(message: string, faults: FieldFault[] = [], status = 400): Response {
  return json({ status: false, message, data: faults }, { status })
}
