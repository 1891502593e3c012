import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { siteMap } from '~/site-map'

/** robots.txt: what needs no indexing, and where the sitemap is. */
export function loader({ context }: LoaderFunctionArgs) {
  const closed = Object.values(siteMap).filter((entry) => typeof entry === 'string')
  const lines = [
    'User-agent: *',
    // A rule closes all that begins with it: `/sepet` would close `/sepetler` too.
    ...closed.flatMap((path) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`)),
    `Sitemap: ${context.siteOrigin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
