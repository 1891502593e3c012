import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes after brotli: level 11 for files that are compressed once, 5 for streamed responses. */
export function brotli(body: string | Buffer, quality: 5 | 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return brotliCompressSync(body, { params }).length
}

/**
 * The text of a document's inline scripts that a browser runs. JSON-LD and loader data are not scripts; the document's
 * own limit counts them.
 */
export function inlineScript(html: string): string {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes = '']) => !/\bsrc=|type="[^"]*json/.test(attributes))
    .map(([, , text = '']) => text.replace(/c\.enqueue\("(?:[^"\\]|\\.)*"\)/, ''))
    .join('\n')
}

/** The number of blocking scripts of a document: neither inline nor async, defer or module. */
export function blockingScripts(html: string): number {
  const tags = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  return tags.filter((tag) => !/\b(?:async|defer|nomodule)\b|type="module"/.test(tag)).length
}
