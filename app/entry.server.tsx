import type {
  AppLoadContext,
  EntryContext,
  HandleDocumentRequestFunction,
} from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { type ReactDOMServerReadableStream, renderToReadableStream } from 'react-dom/server'
import { withPopular } from './catalogue/home/popular'
import { registerServerTexts } from './i18n/server-texts'
import { RenderMarkup } from './rendering/cached-fragment'
import { ServerData } from './rendering/server-data'
import { renderMarkup } from './rendering/static-markup'
import { isIdentified } from './session/membership'

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

type Rendering = {
  request: Request
  remixContext: EntryContext
  context: AppLoadContext
  serializedData: string
}

function Document({ request, remixContext, context, serializedData }: Rendering) {
  const { visitorValues, serverData, session } = context
  return (
    <ServerData.Provider value={{ visitorValues, serverData, serializedData }}>
      <RenderMarkup.Provider value={isIdentified(session) ? null : renderMarkup}>
        <RemixServer
          context={remixContext}
          url={request.url}
          nonce={visitorValues.nonce}
          abortDelay={abortAfterMs}
        />
      </RenderMarkup.Provider>
    </ServerData.Provider>
  )
}

/** The document as text if it is whole within the Worker's maximum wait, else its stream. */
async function htmlOf(stream: ReactDOMServerReadableStream, maxWait: number) {
  const whole = stream.allReady.then(() => true)
  whole.catch(() => undefined)
  const isWhole = await (maxWait === Number.POSITIVE_INFINITY
    ? whole
    : Promise.race([whole, elapsed(maxWait)]))
  return isWhole ? textOf(stream) : stream
}

/**
 * Renders a document. It waits for late parts as long as the Worker allows: fully for robots and form posts, briefly
 * for browsers not known to run script, else not at all.
 */
export default async function handleRequest(
  ...given: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const [request, status, headers, remixContext, context] = given
  // `HydrateOnIntent` writes it; without it Remix omits the boundaries that would stream it.
  const state = remixContext.serverHandoffStream
  remixContext.serverHandoffStream = undefined
  const serializedData = state ? await textOf(state) : ''
  if (status === 404) await withPopular(context)
  const stream = await renderToReadableStream(
    <Document {...{ request, remixContext, context, serializedData }} />,
    {
      nonce: context.visitorValues.nonce,
      signal: AbortSignal.timeout(abortAfterMs),
      onError: (error) => {
        context.failure ??= `late ${error instanceof Error ? error.name : 'error'}`
      },
    },
  )
  const html = await htmlOf(stream, context.document.maxWait)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(context.document.fill(html), { status, headers })
}

/** Errors that no loader or action handled: the shopper sees the error page with its id, the log the message. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  if (context)
    context.failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
