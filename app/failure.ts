import { data } from '@remix-run/cloudflare'
import { translatorOf } from './i18n/translators'
import { ShopError } from './shop/error'
import type { Visit } from './visit'

/** Body of a thrown response that root.tsx's error page reads. */
export type Failure = { kind: 'down' | 'missing' | 'function'; word?: string }

/** What is said of a failed call, and with which status; `isPast` where its form was too old to be sent. */
export type Failed = { text: string; status: 409 | 503; isPast: boolean }

/**
 * Notes a failed call for the log line, and says what to answer; anything but a failed call goes on to where the
 * unforeseen is caught.
 */
export function noteFailure(visit: Visit, error: unknown): Failed {
  if (!(error instanceof ShopError)) throw error
  visit.failure = `${error.kind} ${error.endpoint}`
  const isPast = error.kind === 'past'
  const text = translatorOf(visit.language)(isPast ? 'form.past' : 'error.general')
  return { text, status: isPast ? 409 : 503, isPast }
}

/**
 * What a page cannot do without: a backend that fails makes it the 503 page, with a time to come back,
 * never an empty one.
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
