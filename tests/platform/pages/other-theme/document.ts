import { localPath } from '../../catalogue/view'
import { languages, type Texts } from '../../data/languages'
import type { Call } from '../../server/call'
import { html } from '../../server/reply'
import { escaped, inScript } from '../escape'

const shopName = 'Kekik & Çınar'

type Document = {
  title: string
  paths: Texts
  /** Nodes of the page's one graph. */
  graph: object[]
  meta: Record<string, string>
  body: string
}

/** The address of a page in this theme: with a slash at its end. */
export const pageAddress = (call: Call, path: string): string =>
  `${call.platform.origin}/${encodeURI(path)}/`

/** A page of the second theme: no values for scripts, one graph, the shop's name behind a dash. */
export function document(call: Call, page: Document): Response {
  const title = escaped(`${page.title} – ${shopName}`)
  const links = languages.map(
    ({ code }) =>
      `<link rel="alternate" hreflang="${code}" href="${pageAddress(call, localPath(page.paths, code))}">`,
  )
  const site = { '@type': 'WebSite', name: shopName, url: `${call.platform.origin}/` }
  const graph = { '@context': 'https://schema.org', '@graph': [site, ...page.graph] }
  const properties = { 'og:site_name': shopName, 'og:title': `${page.title} – ${shopName}` }
  const meta = Object.entries({ ...properties, ...page.meta }).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  )
  const text = `<!DOCTYPE html>
<html lang="${call.language}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="${pageAddress(call, localPath(page.paths, call.language))}">${links.join('')}
${meta.join('')}
<script type="application/ld+json">${inScript(graph)}</script></head>
<body class="theme-boutique"><header><a href="/" class="site-title">${escaped(shopName)}</a></header><main>${page.body}</main>
<footer><a href="/hakkimizda/">Hakkımızda</a></footer></body></html>`
  return html(text)
}
