import type { ServerBuild } from '@remix-run/cloudflare'
import { createRequestHandler } from '@remix-run/cloudflare'
import { cutAt, encodeDocument, fillMarks, joinBytes, type KeptDocument } from './marks'
import type { Trip } from './visit'

const handlers = new WeakMap<object, ReturnType<typeof createRequestHandler>>()

function handlerOf(build: ServerBuild) {
  let handler = handlers.get(build)
  if (!handler) {
    handler = createRequestHandler(build, process.env.NODE_ENV)
    handlers.set(build, handler)
  }
  return handler
}

/**
 * A form whose origin the guard has judged (guard.ts). Remix would judge it again by `Origin` and `Host` alone, and fail
 * where a browser that tells no referrer says `null`.
 */
function judged(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** One rendered answer: a document that was whole comes cut as well, so that it can be kept. */
export type Rendered = { response: Response; kept: KeptDocument | null }

/**
 * Lets Remix answer, and puts the visitor's own values where the document has marks: at once in a whole
 * document, as it passes in one that streams.
 * @param patience how long the document waits for its late parts, in ms
 */
export async function render(
  request: Request,
  build: ServerBuild,
  trip: Trip,
  patience: number,
): Promise<Rendered> {
  trip.visit.document.patience = patience
  const response = await handlerOf(build)(judged(request), { visit: trip.visit })
  const { body } = trip.visit.document
  if (body === null) return { response, kept: null }
  if (typeof body !== 'string')
    return {
      response: new Response(body.pipeThrough(fillMarks(trip.marks, trip.personal)), response),
      kept: null,
    }
  const document = encodeDocument(cutAt(body, trip.marks))
  return {
    response: new Response(joinBytes(document, trip.personal), response),
    kept:
      trip.isShared() && response.status === 200
        ? { ...document, route: trip.visit.route ?? '-' }
        : null,
  }
}
