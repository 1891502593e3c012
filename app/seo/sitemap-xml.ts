const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An entry of the sitemap: one page under its path of each language. */
export type SitemapEntry = { paths: Record<string, string>; changed: string }

/** A sitemap file (sitemaps.org): each language's URL once, each naming its alternates by hreflang. */
export function sitemapXml(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ paths, changed }) => {
    const known = Object.entries(paths).filter(([, path]) => path.startsWith('/'))
    const alternates = known
      .map(
        ([language, path]) =>
          `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(origin + path)}"/>`,
      )
      .join('')
    const day = /^\d{4}-\d{2}-\d{2}/.exec(changed)?.[0]
    const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
    return known.map(
      ([, path]) => `<url><loc>${escaped(origin + path)}</loc>${lastmod}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`
}

export function sitemapIndexXml(origin: string, pages: number): string {
  const files = Array.from(
    { length: pages },
    (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap/${at + 1}.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('\n')}</sitemapindex>\n`
}

/** A sitemap response, cacheable for an hour. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
