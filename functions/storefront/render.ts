import type { ServerBuild } from '@remix-run/cloudflare'
import { createRequestHandler } from '@remix-run/cloudflare'
import {
  type CachedDocument,
  encodeDocument,
  fillPlaceholders,
  joinBytes,
  splitAtPlaceholders,
} from './placeholders'
import type { RequestState } from './request-state'

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
 * The request without `Origin`, which guard.ts has checked. Remix would compare it with `Host` again, and fail where a
 * browser without a referrer sends `null`.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** One rendered answer, with the document to cache when it was rendered whole. */
export type Rendered = { response: Response; cached: CachedDocument | null }

/**
 * Lets Remix answer and fills the document's placeholders with the visitor's values, in a stream chunk by chunk.
 * @param maxWait how long the document waits for its deferred parts, in ms
 */
export async function render(
  request: Request,
  build: ServerBuild,
  state: RequestState,
  maxWait: number,
): Promise<Rendered> {
  state.context.document.maxWait = maxWait
  const response = await handlerOf(build)(withoutOrigin(request), state.context)
  const { body } = state.context.document
  if (body === null) return { response, cached: null }
  if (typeof body !== 'string')
    return {
      response: new Response(
        body.pipeThrough(fillPlaceholders(state.placeholders, state.visitorValues)),
        response,
      ),
      cached: null,
    }
  const document = encodeDocument(splitAtPlaceholders(body, state.placeholders))
  return {
    response: new Response(joinBytes(document, state.visitorValues), response),
    cached:
      state.isShared() && response.status === 200
        ? { ...document, route: state.context.route ?? '-' }
        : null,
  }
}
