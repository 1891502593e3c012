import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import { ServerVisit } from './server-visit'
import { adds, loader, say, view, words } from './wake-script'

const streamScript =
  'window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());'

/** Remix's settings without those that its code in the browser does not ask for. */
const heard = (settings = '') =>
  settings.replace(/,"(?:v3_throwAbortReason|v3_routeConfig|unstable_\w+)":\w+/g, '')

/** The data as Remix's own hand-over writes it, all at once: no loader gives a document a promise. */
const enqueue = (data: string) => {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `window.__remixContext.streamController.enqueue(${text});window.__remixContext.streamController.close()`
}

/**
 * Stands in the place of Remix's Scripts: same hand-over, but nothing is fetched before the shopper shows intent
 * (decision 006). In the browser the four elements are left as the server wrote them.
 */
export function Wake({ nonce }: { nonce: string }) {
  const context = useContext(UNSAFE_RemixContext)
  const handed = useContext(ServerVisit)?.handed ?? ''
  const matches = useMatches()
  const onServer = import.meta.env.SSR
  if (!context) throw new Error('Wake must stand inside RemixServer or RemixBrowser.')
  const { manifest, serverHandoffString, renderMeta } = context
  if (renderMeta) renderMeta.didRenderScripts = true
  const modules = onServer ? matches.map(({ id }) => [id, manifest.routes[id]?.module ?? '']) : []
  const isProduct =
    onServer && matches.some(({ data }) => (data as { kind?: string } | null)?.kind === 'product')
  // A list has no bytes to spare, and hardly ever comes after an add.
  const isList = onServer && matches.some(({ data }) => 'frame' in ((data as object | null) ?? {}))
  const addresses = onServer
    ? JSON.stringify({ manifest: manifest.url, entry: manifest.entry.module, modules })
    : ''
  const start = onServer
    ? `window.__remixContext=${heard(serverHandoffString)};${streamScript}`
    : ''
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
      {element(undefined, undefined, onServer ? enqueue(handed) : '')}
      {element('wake', 'application/json', addresses.replaceAll('<', '\\u003c'))}
      {element(
        undefined,
        'module',
        onServer ? words + (isList ? '' : say + adds) + (isProduct ? view : '') + loader : '',
      )}
    </>
  )
}
