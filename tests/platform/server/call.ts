import type { Currency, Language } from '../data/languages'
import type { Platform } from '../platform'
import type { Fields } from './fields'
import type { Session } from './session'

/** A request with everything that a call needs to answer it. */
export type Call = {
  platform: Platform
  session: Session
  method: string
  path: string
  /** The decoded segments behind the route's own path. */
  parts: string[]
  query: Fields
  form: Fields
  json: unknown
  headers: Headers
  language: Language
  currency: Currency
}

export type Handler = (call: Call) => Response | Promise<Response>

/** A call of the platform at a path and below it. */
export type Route = {
  /** Numbers of the contract's index; none for calls that only some themes know. */
  no?: number[]
  methods: ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  at: string
  answer: Handler
}

/** Whether JSON was asked for by name. */
export const wantsJson = (call: Call): boolean =>
  /application\/json/.test(call.headers.get('accept') ?? '')
