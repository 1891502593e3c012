import { build } from 'esbuild'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { joinChunks } from '../../functions/local/patches/react-stream'
import { elementsOf } from './page-elements'
import { withPid } from './process-cpu'

export type Control = { url: string; pid: number; close: () => Promise<void> }

/** Hosts a Worker from its source in its own process, on its own socket. */
export async function hostScript(script: string): Promise<Control> {
  const options = {
    modules: true,
    script,
    compatibilityDate: '2026-04-15',
    cf: false,
    telemetry: { enabled: false },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  } as MiniflareOptions
  const { started: miniflare, pid } = await withPid(async () => {
    const started = new Miniflare(options)
    await started.ready
    return started
  })
  const url = await miniflare.unsafeGetDirectURL()
  return { url: url.origin, pid, close: () => miniflare.dispose() }
}

/** The reference Worker: it returns the same string to everyone. */
export function hostConstant(text: string): Promise<Control> {
  return hostScript(
    `const text = ${JSON.stringify(text)}
     export default { fetch() { return new Response(text, { headers: { 'content-type': 'text/html' } }) } }`,
  )
}

const countOf = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0

/**
 * A Worker that streams a page's own elements by React alone: no router, no data, no cache.
 * @param html of the page
 * @param joined with the rewritten stream of functions/local/patches/react-stream.ts, or as React comes
 * @throws when it renders another number of elements
 */
export async function hostReact(html: string, joined: boolean): Promise<Control> {
  const { outputFiles } = await build({
    entryPoints: ['tests/budgets/react-worker.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'joined',
        setup: ({ onLoad }) =>
          onLoad(
            { filter: /react-dom-server\.browser\.production\.min\.js$/ },
            async ({ path }) => {
              const { readFileSync } = await import('node:fs')
              const source = readFileSync(path, 'utf8')
              return { contents: joined ? joinChunks(source) : source, loader: 'js' }
            },
          ),
      },
    ],
  })
  const program = outputFiles[0]?.text ?? ''
  const control = await hostScript(
    `globalThis.pageElements = ${JSON.stringify(elementsOf(html))}\n${program}`,
  )
  const rendered = countOf(await (await fetch(control.url)).text())
  if (rendered === countOf(html)) return control
  throw new Error(`React alone renders ${rendered} elements, the page has ${countOf(html)}.`)
}
