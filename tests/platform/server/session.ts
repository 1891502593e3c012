import { randomBytes } from 'node:crypto'
import type { CartLine } from '../cart/cart-line'
import type { Currency, Language } from '../data/languages'

/** What the platform knows about a visitor; its cookies name it. */
export type Session = {
  /** The values of the session's three cookies; two of them must fit together. */
  id: string
  proof: string
  trail: string
  memberId: number
  cart: CartLine[]
  /** What the shopper has put by for a later order. */
  saved: CartLine[]
  nextLine: number
  coupon: string
  campaign: string
  language: Language
  currency: Currency
  storeId: number
  /** The failed sign-ins; after three the security code is demanded. */
  failures: number
  /** The security code of the last picture, empty when none is pending. */
  captcha: string
  oneTime: { digits: string; code: string; until: number } | null
  guestEmail: string
  /** A social profile that lacks fields. */
  social: { platform: string; fields: string[]; activation: string } | null
  /** The state of a sign-in that the shop itself has begun at a provider. */
  socialState: string
  order: OrderChoices
  /** Responses of repeated requests by their key. */
  replays: Map<string, { status: number; type: string; body: string }>
  csrf: string
}

/** What has been chosen on the way to an order. */
export type OrderChoices = {
  delivery: number
  invoice: number
  cargo: string
  payment: string
  card: string
  installments: number
}

export const names = ['TSV5SESSID', 'tsv5_proof', 'tsv5_trail'] as const

/** About 500 bytes, as long as the cookies of a real shop. */
const long = (): string => randomBytes(366).toString('base64url')

export function newSession(): Session {
  return {
    id: long(),
    proof: long(),
    trail: long(),
    memberId: 0,
    cart: [],
    saved: [],
    nextLine: 1,
    coupon: '',
    campaign: '',
    language: 'tr',
    currency: 'TL',
    storeId: 0,
    failures: 0,
    captcha: '',
    oneTime: null,
    guestEmail: '',
    social: null,
    socialState: '',
    order: { delivery: 0, invoice: 0, cargo: '', payment: '', card: '', installments: 1 },
    replays: new Map(),
    csrf: randomBytes(12).toString('hex'),
  }
}

const cookieOf = (header: string, name: string): string =>
  header
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** The sessions of a started platform. */
export class Sessions {
  readonly #byId = new Map<string, Session>()

  /** The session that a Cookie header names, or undefined when a cookie is missing or invalid. */
  find(header: string): Session | undefined {
    const session = this.#byId.get(cookieOf(header, names[0]))
    return session && session.proof === cookieOf(header, names[1]) ? session : undefined
  }

  open(): Session {
    const session = newSession()
    this.#byId.set(session.id, session)
    return session
  }

  /** New cookies for the same visitor, as at every sign-in and sign-out; the old ones name nobody. */
  renew(session: Session): void {
    this.#byId.delete(session.id)
    Object.assign(session, { id: long(), proof: long(), trail: long() })
    this.#byId.set(session.id, session)
  }

  get all(): Session[] {
    return [...this.#byId.values()]
  }
}

/** The Set-Cookie lines of a session. */
export function cookieLines(session: Session): string[] {
  return [
    `${names[0]}=${session.id}; Path=/; HttpOnly; SameSite=Lax`,
    `${names[1]}=${session.proof}; Path=/; HttpOnly; SameSite=Lax`,
    `${names[2]}=${session.trail}; Path=/; HttpOnly; Max-Age=1209600`,
  ]
}
