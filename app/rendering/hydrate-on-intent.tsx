import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import { adds, loader, notify, prelude, view } from './hydrate-script'
import { ServerData } from './server-data'

const streamScript =
  'window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());'

/** The data as Remix's own hand-off writes it, all at once: documents carry no promises. */
const enqueue = (data: string) => {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `window.__remixContext.streamController.enqueue(${text});window.__remixContext.streamController.close()`
}

/**
 * Replaces Remix's `Scripts`: same hand-off, but nothing loads before the shopper shows intent (decision 006). In the
 * browser the four elements stay as the server wrote them.
 */
export function HydrateOnIntent({ nonce }: { nonce: string }) {
  const context = useContext(UNSAFE_RemixContext)
  const serializedData = useContext(ServerData)?.serializedData ?? ''
  const matches = useMatches()
  const onServer = import.meta.env.SSR
  if (!context) throw new Error('HydrateOnIntent needs RemixServer or RemixBrowser above it.')
  const { manifest, serverHandoffString, renderMeta } = context
  if (renderMeta) renderMeta.didRenderScripts = true
  const modules = onServer ? matches.map(({ id }) => [id, manifest.routes[id]?.module ?? '']) : []
  const isProduct =
    onServer && matches.some(({ data }) => (data as { kind?: string } | null)?.kind === 'product')
  // Lists have no bytes to spare, and rarely follow an add.
  const isList = onServer && matches.some(({ data }) => 'frame' in ((data as object | null) ?? {}))
  const addresses = onServer
    ? JSON.stringify({ manifest: manifest.url, entry: manifest.entry.module, modules })
    : ''
  const start = onServer ? `window.__remixContext=${serverHandoffString};${streamScript}` : ''
  const element = (id: string | undefined, type: string | undefined, text: string) => (
    <script
      id={id}
      type={type}
      async={type === 'module' || undefined}
      nonce={onServer ? nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and escaped JSON of the build
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
  return (
    <>
      {element(undefined, undefined, start)}
      {element(undefined, undefined, onServer ? enqueue(serializedData) : '')}
      {element('wake', 'application/json', addresses.replaceAll('<', '\\u003c'))}
      {element(
        undefined,
        'module',
        onServer ? prelude + (isList ? '' : notify + adds) + (isProduct ? view : '') + loader : '',
      )}
    </>
  )
}
