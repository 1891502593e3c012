import { redirect } from '@remix-run/cloudflare'
import { needed } from '~/failure'
import type { Visit } from '~/visit'

/**
 * A link in other letters than its own, as people type it or as an old print has it, is led on to its own, with the
 * query; one that is unknown in small letters too is not.
 * @param before what stands before the link, the name of a page about a product
 * @throws the redirect
 */
export async function toOwnCase(
  visit: Visit,
  link: string,
  { url }: { url: string },
  before = '',
): Promise<void> {
  // biome-ignore lint/plugin: an address is no text
  const lower = link.toLowerCase()
  if (lower === link) return
  const page = await needed(visit, visit.shop.page(lower))
  if (page.kind === 'missing') return
  // Written anew: small letters of an escaped capital are the same capital.
  throw redirect(encodeURI(`${before}/${lower}`) + new URL(url).search, 301)
}
