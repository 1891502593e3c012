import type { EntryContext } from '@remix-run/cloudflare'
import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import { adds, loader, notify, prelude, view } from './hydrate-script'
import { ServerData } from './server-data'

type Settings = { basename: string; future: Record<string, boolean> }

/** The settings that Remix's client reads; the others are the server's. */
function clientSettings(all: string | undefined): string {
  const { basename, future } = JSON.parse(all ?? '{}') as Settings
  const { v3_fetcherPersist, v3_relativeSplatPath, v3_singleFetch } = future
  return JSON.stringify({
    basename,
    future: { v3_fetcherPersist, v3_relativeSplatPath, v3_singleFetch },
  })
}

/** Remix's hand-off: its settings, and the data as a stream that is whole at once, since documents carry no promises. */
function handOff(settings: string, data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const stream = `new ReadableStream({start(c){c.enqueue(${text});c.close()}})`
  return `window.__remixContext=${settings};__remixContext.stream=${stream}.pipeThrough(new TextEncoderStream())`
}

type InlineScriptProps = { nonce: string; type?: string; text: string }

/** In the browser it stays as the server wrote it. */
function InlineScript({ nonce, type, text }: InlineScriptProps) {
  const onServer = import.meta.env.SSR
  return (
    <script
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
function programOf(addresses: string, matches: Matches): string {
  const data = matches.map((match) => (match.data ?? {}) as { kind?: string })
  const isProduct = data.some(({ kind }) => kind === 'product')
  const isList = data.some((each) => 'frame' in each)
  const parts = [prelude, isList ? '' : notify + adds, isProduct ? view : '']
  return [...parts, `const p=${addresses};`, loader].join('').replaceAll('\n', '')
}

type ProgramProps = { nonce: string; start?: string; program?: string }

const Program = ({ nonce, start = '', program = '' }: ProgramProps) => (
  <>
    <InlineScript nonce={nonce} text={start} />
    <InlineScript nonce={nonce} type="module" text={program} />
  </>
)

function ServerProgram({ nonce }: { nonce: string }) {
  const context = useContext(UNSAFE_RemixContext)
  const serializedData = useContext(ServerData)?.serializedData ?? ''
  const matches = useMatches()
  if (!context) throw new Error('HydrateOnIntent needs RemixServer above it.')
  const { manifest, serverHandoffString, renderMeta } = context
  if (renderMeta) renderMeta.didRenderScripts = true
  const start = handOff(clientSettings(serverHandoffString), serializedData)
  const program = programOf(addressesOf(manifest, matches), matches)
  return <Program nonce={nonce} start={start} program={program} />
}

/** Replaces Remix's `Scripts`: same hand-off, but nothing loads before the shopper shows intent (decision 006). */
export const HydrateOnIntent = ({ nonce }: { nonce: string }) =>
  import.meta.env.SSR ? <ServerProgram nonce={nonce} /> : <Program nonce={nonce} />
