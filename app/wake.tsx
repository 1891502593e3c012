import { UNSAFE_RemixContext, useMatches } from '@remix-run/react'
import { useContext } from 'react'
import { ServerVisit } from './server-visit'

/*
 * Runs in every document, so it is small: on the first sign of intent, or three seconds after load on a good line,
 * it fetches the manifest and the page's modules and starts React. It also notes that this browser runs script.
 */
const loader = `(()=>{
const d=document,w=window,p=JSON.parse(d.getElementById("wake").textContent),on=["pointermove","pointerdown","touchstart","keydown","focusin"];
let woken=0;
const wake=()=>{if(woken)return;woken=1;for(const e of on)removeEventListener(e,wake,o);
import(p.manifest).then(()=>Promise.all(p.modules.map(m=>import(m[1])))).then(ms=>{w.__remixRouteModules=Object.fromEntries(ms.map((m,i)=>[p.modules[i][0],m]));return import(p.entry)}).catch(()=>{woken=0;arm()})};
const o={passive:true,capture:true},arm=()=>{for(const e of on)addEventListener(e,wake,o)};arm();
if(!/(^|; )script=1/.test(d.cookie))d.cookie="script=1;path=/;max-age=31536000;samesite=lax;secure";
const c=navigator.connection,rest=()=>setTimeout(()=>("requestIdleCallback" in w?requestIdleCallback(wake):wake()),3000);
if(!(c&&(c.saveData||/2g|3g/.test(c.effectiveType))))d.readyState=="complete"?rest():addEventListener("load",rest)})()`

/** Tells a site owner's listener which product is looked at (row P16, app/product/events.ts). */
const view = `{const d=document,w=window,q=d.querySelector("[data-product]");if(q){const v={name:"view_item",product:JSON.parse(q.dataset.product)};(w.vitrinEvents??=[]).push(v);dispatchEvent(new CustomEvent("vitrin:event",{detail:v}))}}`

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
      {element(undefined, 'module', onServer ? (isProduct ? view + loader : loader) : '')}
    </>
  )
}
