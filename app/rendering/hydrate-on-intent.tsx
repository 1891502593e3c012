import type { EntryContext } from '@remix-run/cloudflare'
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

type InlineScriptProps = { nonce: string; id?: string; type?: string; text: string }

/** In the browser it stays as the server wrote it. */
function InlineScript({ nonce, id, type, text }: InlineScriptProps) {
  const onServer = import.meta.env.SSR
  return (
    <script
      id={id}
      type={type}
      async={type === 'module' || undefined}
      nonce={onServer ? nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants and escaped JSON of the build
      dangerouslySetInnerHTML={{ __html: onServer ? text : '' }}
    />
  )
}

type Matches = ReturnType<typeof useMatches>

/** What a hydrating page imports: manifest, entry, and its route modules by their ids. */
function addressesOf({ url, entry, routes }: EntryContext['manifest'], matches: Matches): string {
  const modules = matches.map(({ id }) => [id, routes[id]?.module ?? ''])
  return JSON.stringify({ manifest: url, entry: entry.module, modules }).replaceAll('<', '\\u003c')
}

/** The page's inline program. Lists have no bytes to spare for events, and rarely follow an add. */
function programOf(matches: Matches): string {
  const data = matches.map((match) => (match.data ?? {}) as { kind?: string })
  const isProduct = data.some(({ kind }) => kind === 'product')
  const isList = data.some((each) => 'frame' in each)
  return prelude + (isList ? '' : notify + adds) + (isProduct ? view : '') + loader
}

/** Replaces Remix's `Scripts`: same hand-off, but nothing loads before the shopper shows intent (decision 006). */
export function HydrateOnIntent({ nonce }: { nonce: string }) {
  const context = useContext(UNSAFE_RemixContext)
  const serializedData = useContext(ServerData)?.serializedData ?? ''
  const matches = useMatches()
  const onServer = import.meta.env.SSR
  if (!context) throw new Error('HydrateOnIntent needs RemixServer or RemixBrowser above it.')
  const { manifest, serverHandoffString, renderMeta } = context
  if (renderMeta) renderMeta.didRenderScripts = true
  const start = onServer ? `window.__remixContext=${serverHandoffString};${streamScript}` : ''
  const addresses = onServer ? addressesOf(manifest, matches) : ''
  return (
    <>
      <InlineScript nonce={nonce} text={start} />
      <InlineScript nonce={nonce} text={onServer ? enqueue(serializedData) : ''} />
      <InlineScript nonce={nonce} id="wake" type="application/json" text={addresses} />
      <InlineScript nonce={nonce} type="module" text={onServer ? programOf(matches) : ''} />
    </>
  )
}
