/** A page of a shop, with structured data, meta properties and markup. */
export function writePage(page: {
  title?: string
  meta?: Record<string, string>
  data?: unknown[]
  script?: string
  body?: string
}): string {
  const { title = '', meta = {}, data = [], script = '', body = '' } = page
  const metas = Object.entries(meta).map(
    ([name, value]) => `<meta property="${name}" content="${value}">`,
  )
  const scripts = data.map(
    (one) =>
      `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
  )
  return `<!doctype html><html lang="tr"><head><title>${title}</title>${metas.join('')}${scripts.join('')}
<script>${script}</script></head><body>${body}</body></html>`
}
