import type { ServerBuild } from '@remix-run/cloudflare'
import { createRequestHandler } from '@remix-run/cloudflare'
import type { CachedDocument } from '../cache/placeholders'
import { isShared, type RequestState } from '../request/request-state'
import { routeOf } from './log'
import { withRouteNames } from './route-names'

const handlers = new WeakMap<object, ReturnType<typeof createRequestHandler>>()

function handlerOf(build: ServerBuild) {
  let handler = handlers.get(build)
  if (!handler) {
    handler = createRequestHandler(withRouteNames(build), process.env.NODE_ENV)
    handlers.set(build, handler)
  }
  return handler
}

/** Drops `Origin`, which guard.ts has checked: Remix compares it with `Host` again and fails where it is `null`. */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

/** One rendered answer, with the document to cache when it was rendered whole and nothing failed. */
export type Rendered = { response: Response; cached: CachedDocument | null }

/** Remix's answer with the visitor's values. @param maxWait how long a document waits for its deferred parts, in ms */
export async function render(
  request: Request,
  build: ServerBuild,
  state: RequestState,
  maxWait: number,
): Promise<Rendered> {
  const { context, changes, visitor } = state
  context.document.maxWait = maxWait
  const response = await handlerOf(build)(withoutOrigin(request), context)
  const { document } = changes
  const isWhole = response.status === 200 && context.failure === undefined
  const isCacheable = document !== null && isShared(state) && isWhole
  const { numbers } = visitor
  return {
    response,
    cached: isCacheable ? { ...document, route: routeOf(context), numbers } : null,
  }
}
