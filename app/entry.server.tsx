import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { registerServerTexts } from './i18n/server-texts'
import { ServerVisit } from './server-visit'
import { drawMarkup } from './static-markup'
import { DrawMarkup } from './ui/kept-markup'

registerServerTexts()

/** Late parts that are not there by then are given up: their place says so, and the answer ends. */
const abortAfterMs = 6000

const elapsed = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

/** All of a stream that has ended, or ends by itself. */
async function textOf(stream: ReadableStream<string | Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    text += typeof value === 'string' ? value : decoder.decode(value, { stream: true })
  }
}

/**
 * Renders a document. Its late parts are waited for as long as the Worker allows: for robots and form posts until
 * all is there, for a browser that has not shown script a bounded moment, else not at all.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { visit }: AppLoadContext,
): Promise<Response> {
  const { shown, drawn } = visit
  const { nonce } = shown
  // Wake writes it; without it Remix leaves out the boundaries that would stream it.
  const state = remixContext.serverHandoffStream
  remixContext.serverHandoffStream = undefined
  const handed = state ? await textOf(state) : ''
  const stream = await renderToReadableStream(
    <ServerVisit.Provider value={{ shown, drawn, handed }}>
      <DrawMarkup.Provider value={visit.session.token ? null : drawMarkup}>
        <RemixServer
          context={remixContext}
          url={request.url}
          nonce={nonce}
          abortDelay={abortAfterMs}
        />
      </DrawMarkup.Provider>
    </ServerVisit.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(abortAfterMs),
      onError: (error) => {
        visit.failure ??= `late ${error instanceof Error ? error.name : 'error'}`
      },
    },
  )
  const whole = stream.allReady.then(() => true)
  whole.catch(() => undefined)
  const { patience } = visit.document
  const isWhole = await (patience === Number.POSITIVE_INFINITY
    ? whole
    : Promise.race([whole, elapsed(patience)]))
  visit.document.body = isWhole ? await textOf(stream) : stream
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** What no loader or action foresaw: the shopper sees the error page with its id, the log the sentence. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  const { visit } = context
  if (visit) visit.failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
