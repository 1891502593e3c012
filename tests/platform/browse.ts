type Form = Record<string, string> | [string, string][]

/** A visitor of the platform who has cookies, as a browser has them. */
export type Visitor = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (path: string, form: Form, headers?: Record<string, string>) => Promise<Response>
  /** A JSON answer of GET, or of POST if there is a form. */
  json: <T = Record<string, unknown>>(path: string, form?: Form) => Promise<T>
  cookies: Map<string, string>
}

/** Opens a visitor without cookies at an origin; redirects are not followed. */
export function browse(origin: string): Visitor {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) }
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  const get: Visitor['get'] = (path, headers = {}) => send(path, { headers })
  const post: Visitor['post'] = (path, form, headers = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(form), headers })
  return {
    get,
    post,
    json: async (path, form) => {
      const response = await (form ? post(path, form) : get(path))
      return JSON.parse(await response.text())
    },
    cookies,
  }
}
