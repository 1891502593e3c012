import { randomUUID } from 'node:crypto'
import { headersOf } from '../../../app/backend/http/call'
import { type AddressRules, addressOf, wordPart } from '../../../app/backend/http/endpoint-address'
import type { EndpointKey } from '../../../app/backend/http/endpoints'
import { endpoints } from '../../../app/backend/http/endpoints'
import { capOf } from '../../../app/backend/http/transport'
import type { CallCheck, CallRequest } from './call-check'
import type { Session } from './session'

/** Where and how a request is sent, and how much of its answer is read. */
export type HttpRequest = {
  /** Where a redirect led to; else the shop's. */
  origin?: string
  path: string
  init: RequestInit & { method: string }
  maxBytes: number
}

export const isEndpoint = (key: CallCheck['key']): key is EndpointKey => key in endpoints

/** The address of a call that no shop has, in the manner of those that it may have. */
function plainAddress(key: string, request: CallRequest, rules: AddressRules): string {
  const parts = (request.parts ?? []).map((part) => (typeof part === 'string' ? part : ''))
  const path = [key.replace(/\/$/, ''), ...parts.map((part) => wordPart('PAGE', part))].join('/')
  return `${path}?${new URLSearchParams({ ...request.query, language: rules.language })}`
}

export function methodOf({ method, form, json }: CallRequest): string {
  return method ?? (form || json ? 'POST' : 'GET')
}

/** Builds a request by the storefront's own rules of addresses and headers. */
export function httpRequestOf(
  check: Pick<CallCheck, 'key' | 'isPersonal'>,
  request: CallRequest,
  session: Session,
  rules: AddressRules,
): HttpRequest {
  const { form, json, idempotencyKey } = request
  const ruled = { ...rules, searching: request.isSearching ?? false }
  const built = isEndpoint(check.key)
    ? addressOf(check.key, request.parts ?? [], request.query ?? {}, ruled)
    : plainAddress(check.key, request, ruled)
  const path = request.at ?? built
  // Members of a group see a catalogue of their own.
  const isPersonal = check.isPersonal === true || rules.group > 0
  const headers = headersOf(
    { key: isEndpoint(check.key) ? check.key : undefined, json, idempotencyKey },
    {
      identity: session,
      guestToken: session.guestToken,
      rules,
      requestId: randomUUID(),
      address: '',
    },
    isPersonal,
  )
  const body = form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null
  const init = { method: methodOf(request), headers, body }
  return { path, init, maxBytes: capOf(check.key) }
}

/** The path of a call that has not been built. */
export const pathOf = (key: CallCheck['key']): string =>
  isEndpoint(key) ? endpoints[key].path : key
