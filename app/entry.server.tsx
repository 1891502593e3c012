import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { registerServerTexts } from './i18n/server-texts'
import { RenderMarkup } from './rendering/cached-fragment'
import { ServerData } from './rendering/server-data'
import { renderMarkup } from './rendering/static-markup'

registerServerTexts()

/** Late parts are abandoned after this time: their place reports it, and the response ends. */
const abortAfterMs = 6000

const elapsed = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), ms))

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
 * Renders a document. It waits for late parts as long as the Worker allows: fully for robots and form posts, briefly
 * for browsers not known to run script, else not at all.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { visitorValues, serverData } = context
  const { nonce } = visitorValues
  // `HydrateOnIntent` writes it; without it Remix omits the boundaries that would stream it.
  const state = remixContext.serverHandoffStream
  remixContext.serverHandoffStream = undefined
  const serializedData = state ? await textOf(state) : ''
  const stream = await renderToReadableStream(
    <ServerData.Provider value={{ visitorValues, serverData, serializedData }}>
      <RenderMarkup.Provider value={context.session.token ? null : renderMarkup}>
        <RemixServer
          context={remixContext}
          url={request.url}
          nonce={nonce}
          abortDelay={abortAfterMs}
        />
      </RenderMarkup.Provider>
    </ServerData.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(abortAfterMs),
      onError: (error) => {
        context.failure ??= `late ${error instanceof Error ? error.name : 'error'}`
      },
    },
  )
  const whole = stream.allReady.then(() => true)
  whole.catch(() => undefined)
  const { maxWait } = context.document
  const isWhole = await (maxWait === Number.POSITIVE_INFINITY
    ? whole
    : Promise.race([whole, elapsed(maxWait)]))
  context.document.body = isWhole ? await textOf(stream) : stream
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Errors that no loader or action handled: the shopper sees the error page with its id, the log the message. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  if (context)
    context.failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
