type Fields = Record<string, string | string[]> | URLSearchParams

/** The user agent of a common browser; crawlers and tools get other responses. */
export const desktopAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The same browser on a phone. */
export const phoneAgent = desktopAgent
  .replace('X11; Linux x86_64', 'Linux; Android 14; Pixel 8')
  .replace('Safari', 'Mobile Safari')

function encode(fields: Fields): URLSearchParams {
  if (fields instanceof URLSearchParams) return fields
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
}

/** Whether a persistent connection was closed before the request was sent; browsers then open a new one. */
export const isStale = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string })?.code === 'UND_ERR_SOCKET'

/** A visitor with a browser without script: stores cookies, sends forms, follows redirects only on request. */
export class Visitor {
  /** Cookies by name, as last set by the storefront. */
  readonly cookies = new Map<string, string>()
  /** The path of the last page, from which the next form is sent. */
  #page = '/'
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.#headers = {
      'user-agent': desktopAgent,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'tr-TR,tr;q=0.9',
      ...headers,
    }
  }

  /** Opens a URL, as a click on a link does. */
  async get(to: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.#send(to, {
      ...init,
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', ...init.headers },
    })
    if (response.ok) this.#page = to
    return response
  }

  /** Sends a form from the page opened last: same origin, form body, redirect not followed. */
  async post(to: string, fields: Fields = {}, init: RequestInit = {}): Promise<Response> {
    return this.#send(to, {
      method: 'POST',
      body: encode(fields),
      ...init,
      headers: {
        origin: this.#origin,
        referer: new URL(this.#page, this.#origin).href,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': 'same-origin',
        ...init.headers,
      },
    })
  }

  /** Follows a redirect; any other response is returned. */
  async follow(response: Response): Promise<Response> {
    const to = response.headers.get('location')
    if (to === null) return response
    return this.get(new URL(to, this.#origin).href.replace(this.#origin, ''))
  }

  async #send(to: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = () =>
      fetch(new URL(to, this.#origin), {
        redirect: 'manual',
        ...init,
        headers: { ...this.#headers, ...(cookie ? { cookie } : {}), ...init.headers },
      })
    const response = await request().catch((error) => {
      if (isStale(error)) return request()
      throw error
    })
    for (const line of response.headers.getSetCookie()) this.#saveCookie(line)
    return response
  }

  #saveCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const age = attributes.map((a) => /^\s*max-age=(-?\d+)/i.exec(a)?.[1]).find(Boolean)
    const expires = attributes.map((a) => /^\s*expires=(.+)/i.exec(a)?.[1]).find(Boolean)
    const isExpired =
      age === undefined ? expires && Date.parse(expires) <= Date.now() : Number(age) <= 0
    if (isExpired) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1).trim())
  }
}
