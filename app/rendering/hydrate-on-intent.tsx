import type { EntryContext } from '@remix-run/cloudflare'
import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import type { Language } from '~/i18n/languages'
import { isNamespace } from '~/i18n/namespaces'
import { textFilesOf } from '~/i18n/text-files'
import type { PageModules } from './first-script/page-modules'
import { ServerData } from './server-data'

type PageHandle = { i18n?: string | string[]; hydratesAtOnce?: boolean } | undefined

/** Remix's hand-off: the data as a stream that is whole at once, since documents carry no promises. */
function handOff(data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const stream = `new ReadableStream({start(c){c.enqueue(${text});c.close()}})`
  return `window.__remixContext={stream:${stream}.pipeThrough(new TextEncoderStream())}`
}

function modulesOf(
  { url, entry, routes }: EntryContext['manifest'],
  matches: Matches,
  language: Language,
): string {
  const parts = [entry, ...matches.map(({ id }) => routes[id])]
  const page: PageModules = [
    url,
    entry.module,
    matches.map(({ id }) => [id, routes[id]?.module ?? '']),
    [...new Set(parts.flatMap(importsOf)), ...textFilesOf(language, namespacesOf(matches))],
  ]
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

type Matches = ReturnType<typeof useMatches>

const namespacesOf = (matches: Matches) =>
  matches.flatMap(({ handle }) => (handle as PageHandle)?.i18n ?? []).filter(isNamespace)

const importsOf = (part: { imports?: string[] } | undefined) => part?.imports ?? []

/** A first touch that nobody makes: the first script, which the load event waits for, listens for it. */
const touch = ';addEventListener("load",()=>dispatchEvent(new Event("focusin")))'

/** `first` is the address of the script that documents load (app/entry.first.ts), `early` that of one beside it, once the cookie question is answered. */
type Props = { nonce: string; first: string; early: string | false; language: Language }

/** In the browser both stay as the server wrote them. */
const Program = ({ nonce, first, start = '' }: Omit<Props, 'early'> & { start?: string }) => (
  <>
    <script
      nonce={import.meta.env.SSR ? nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON of the build
      dangerouslySetInnerHTML={{ __html: start }}
    />
    <script
      type="module"
      async
      src={import.meta.env.SSR ? first : undefined}
      nonce={import.meta.env.SSR ? nonce : undefined}
      suppressHydrationWarning
    />
  </>
)

function ServerProgram(props: Props) {
  const context = useContext(UNSAFE_RemixContext)
  const { serializedData = '', serverData: { cookieLaw } = {} } = useContext(ServerData) ?? {}
  const matches = useMatches()
  if (!context) throw new Error('HydrateOnIntent needs RemixServer above it.')
  const { manifest, renderMeta } = context
  const { early } = props
  if (renderMeta) renderMeta.didRenderScripts = true
  const page = modulesOf(manifest, matches, props.language)
  const isUrgent = matches.some(({ handle }) => (handle as PageHandle)?.hydratesAtOnce)
  const start = `window.vitrinPage=${page};${handOff(serializedData)}${isUrgent ? touch : ''}`
  return (
    <Program
      {...props}
      start={start + (early && cookieLaw === undefined ? `;import("${early}")` : '')}
    />
  )
}

/** Replaces Remix's `Scripts`: same hand-off, but nothing loads before the shopper shows intent (decision 006). */
export const HydrateOnIntent = (props: Props) =>
  import.meta.env.SSR ? <ServerProgram {...props} /> : <Program {...props} />
