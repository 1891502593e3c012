import { redirect } from '@remix-run/cloudflare'
import { needed } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'

/**
 * Redirects a link in other letter case than its own to the canonical one, with the query, if that exists.
 * @param before path prefix of a page about a product
 * @throws the redirect
 */
export async function toCanonicalCase(
  context: RequestContext,
  link: string,
  { url }: { url: string },
  before = '',
): Promise<void> {
  // biome-ignore lint/plugin: an address is no text
  const lower = link.toLowerCase()
  if (lower === link) return
  const page = await needed(context, context.backend.page(lower))
  if (page.kind === 'notFound') return
  // Encoded again: lowercasing an escape sequence does not lowercase its character.
  throw redirect(encodeURI(`${before}/${lower}`) + new URL(url).search, 301)
}
