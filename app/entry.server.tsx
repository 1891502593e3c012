import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { registerServerTexts } from './i18n/server-texts'
import { ServerVisit } from './server-visit'

registerServerTexts()

/** Late parts that are not there by then are given up: their place says so, and the answer ends. */
const abortAfterMs = 6000

const elapsed = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/**
 * Renders a document. Its late parts are waited for as long as the Worker allows: for robots and form posts until
 * all is there, for a browser that has not shown script a bounded moment, else not at all (design §4.7).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { visit }: AppLoadContext,
): Promise<Response> {
  const { nonce } = visit.shown
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <ServerVisit.Provider value={visit}>
      <RemixServer
        context={remixContext}
        url={request.url}
        nonce={nonce}
        abortDelay={abortAfterMs}
      />
    </ServerVisit.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(abortAfterMs),
      onError: (error) => {
        failures.push(error)
        visit.failure ??= `late ${error instanceof Error ? error.name : 'error'}`
      },
    },
  )
  const whole = stream.allReady.then(() => true)
  whole.catch(() => undefined)
  const { patience } = visit.document
  visit.document.whole = await (patience === Number.POSITIVE_INFINITY
    ? whole
    : Promise.race([whole, elapsed(patience)]))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** What no loader or action foresaw: the shopper sees the error page with its id, the log the sentence. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  const { visit } = context
  if (visit) visit.failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
