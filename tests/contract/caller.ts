import type { HostedWorkers } from '../../functions/local/hosting'
import { account } from '../support/member'

/** A caller of the backend that saves its session cookie, as the backend client does for one visitor. */
export class Caller {
  cookie = ''
  /** A member's bearer; a guest's without. */
  bearer = ''
  readonly #shop: Pick<HostedWorkers, 'shopUrl' | 'secrets'>

  constructor(shop: Pick<HostedWorkers, 'shopUrl' | 'secrets'>) {
    this.#shop = shop
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(this.#shop.shopUrl + path, {
      redirect: 'manual',
      ...init,
      headers: {
        authorization: `Bearer ${this.bearer || this.#shop.secrets.SHOP_GUEST_TOKEN}`,
        'accept-language': 'tr',
        accept: 'application/json',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...init.headers,
      },
    })
    const [line] = response.headers.getSetCookie()
    if (line) this.cookie = line.split(';')[0] ?? ''
    return response
  }

  /** The JSON of a call; with fields it is a POST of a form. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it is
  async json(path: string, form?: Record<string, string> | URLSearchParams): Promise<any> {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    return (await this.send(path, init)).json()
  }
}

/** A caller who has signed in as a member of the demo shop. */
export async function memberCaller(
  shop: Pick<HostedWorkers, 'shopUrl' | 'secrets'>,
  kind: Parameters<typeof account>[0],
): Promise<Caller> {
  const { email, password } = account(kind)
  const call = new Caller(shop)
  const form = { type: 'email', username: email, password }
  const answer = await call.json('/api/v1/authentication/login?language=tr', form)
  call.bearer = answer.data[0].bearer
  return call
}
