import type { Plugin } from 'vite'

/**
 * What: react-dom 18.3.1's server build keeps its chunks as strings, joins them and hands them out once per flush; its
 * string renderer shares the contexts of the streaming one.
 * Why: on workerd each of the thousand calls of `TextEncoder.encode` costs more than the bytes it moves (decision 010),
 * and cached fragments render within a page (decision 016).
 * How much: of a product page's budget of 30 × a constant Worker, the chunks bring 18.7 × (62 %), text instead of bytes
 * 4.6 × (15 %); cached fragments bring 5.8 × of it, and of a list's 35 × 18.6 × (53 %).
 * Fails the build when a line is not there exactly once.
 */

/** The code that handles chunks, and its replacement. */
const rewrites: readonly (readonly [from: string, to: string])[] = [
  ['var l=null,n=0;', 'var l="";'],
  [
    'function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}',
    'function p(a,b){l+=b}',
  ],
  [
    'function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}',
    'function ba(a){if(l){var b=l;l="";a.enqueue(ca.encode(b))}}',
  ],
  ['function u(a){return ca.encode(a)}', 'function u(a){return a}'],
  ['function w(a){return ca.encode(a)}', 'function w(a){return a}'],
  ['function fd(a,b){l=new Uint8Array(512);n=0;try{', 'function fd(a,b){l="";try{'],
  ['ba(b);l=new Uint8Array(512);n=0;var F=', 'ba(b);var F='],
]

const patched = /react-dom\/cjs\/react-dom-server\.browser\.production\.min\.js$/
const strings = /react-dom\/cjs\/react-dom-server-legacy\.browser\.production\.min\.js$/
const entry = /react-dom\/server\.browser\.js$/
/** The one module that uses the string renderer (decision 016). */
const stringImporter = /\/app\/rendering\/static-markup\.ts$/

/** Makes the stream emit text: its reader fills in the visitor's values and encodes once. */
const asText: typeof rewrites = [
  ['var b=l;l="";a.enqueue(ca.encode(b))', 'var b=l;l="";a.enqueue(b)'],
  ['new ReadableStream({type:"bytes",pull:', 'new ReadableStream({pull:'],
]

/** Returns react-dom's server source with joined chunks; throws when the source is not the known one. */
export const joinChunks = (source: string): string => rewritten(source, rewrites)

export const joinText = (source: string): string => rewritten(joinChunks(source), asText)

function rewritten(source: string, changes: typeof rewrites): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `react-dom's server build is not the one functions/local/patches/react-stream.ts knows: «${from.slice(0, 60)}» ` +
          'is not there exactly once. Pin react-dom 18.3.1, or adapt the rewrites to the new source.',
      )
    }
    return text.replace(from, () => to)
  }, source)
}

/** Lets the string renderer read the streaming one's contexts: React stores a value in one property per renderer. */
export function shareContexts(source: string): string {
  if (!source.includes('._currentValue2'))
    throw new Error(
      "react-dom's string renderer keeps contexts elsewhere than functions/local/patches/react-stream.ts knows. Pin react-dom 18.3.1.",
    )
  return source.replaceAll('._currentValue2', '._currentValue')
}

/**
 * A plugin for the server build: React's stream writes joined chunks, and each importer gets only the renderer it
 * uses. The build fails when it never sees the patched file.
 */
export function joinedReactStream(): Plugin {
  let isPatched = false
  return {
    name: 'joined-react-stream',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-dom/server') return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const name = stringImporter.test(importer ?? '') ? 'server-legacy' : 'server'
      return found?.id.replace(entry, `react-dom/cjs/react-dom-${name}.browser.production.min.js`)
    },
    transform(source, id) {
      // The commonjs plugin's proxy modules (`\0…?commonjs-…`) have the same path and other text.
      if (id.startsWith('\0')) return null
      if (strings.test(id)) return { code: shareContexts(source), map: null }
      if (!patched.test(id)) return null
      isPatched = true
      return { code: joinText(source), map: null }
    },
    buildEnd(error) {
      if (error || isPatched) return
      throw new Error(
        "The server build holds no react-dom server file that functions/local/patches/react-stream.ts could patch. Look where 'react-dom/server' resolves to.",
      )
    },
  }
}
