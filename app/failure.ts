import { data } from '@remix-run/cloudflare'
import { ShopError } from './shop/error'
import type { Visit } from './visit'

/** Body of a thrown response that root.tsx's error page reads. */
export type Failure = { kind: 'down' | 'missing' | 'function'; word?: string }

/** Notes a failed call for the log line; anything but a failed call goes on to where the unforeseen is caught. */
export function noteFailure(visit: Visit, error: unknown): void {
  if (!(error instanceof ShopError)) throw error
  visit.failure = `${error.kind} ${error.endpoint}`
}

/**
 * What a page cannot do without: a backend that fails makes it the 503 page, with a time to come back
 * (spec §8; design §4.9), never an empty one.
 */
export async function needed<T>(visit: Visit, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    noteFailure(visit, error)
    throw data({ kind: 'down' } satisfies Failure, { status: 503 })
  }
}

/** The 404 page, with the word that the search form offers. */
export function missing(word = ''): never {
  throw data({ kind: 'missing', word } satisfies Failure, { status: 404 })
}
