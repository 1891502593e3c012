import type { HostedWorkers } from '../../functions/local/hosting'

type Links = { LINKS: { TYPE: string; LINKS: Record<string, string> }[] }

/** Paths of the shop's pages of one type in one language, from the backend's sitemap list. */
export async function pathsOf(
  shop: Pick<HostedWorkers, 'shopUrl' | 'secrets'>,
  type: 'product' | 'category' | 'content',
  language = 'tr',
): Promise<string[]> {
  const response = await fetch(`${shop.shopUrl}/srv/service/site/get-links?page=1`, {
    headers: { authorization: `Bearer ${shop.secrets.SHOP_GUEST_TOKEN}` },
  })
  if (!response.ok) throw new Error(`The shop's list of links answered ${response.status}.`)
  const { LINKS } = (await response.json()) as Links
  return LINKS.filter((link) => link.TYPE === type).flatMap((link) => {
    const path = link.LINKS[language]
    return path === undefined ? [] : [`/${path}`]
  })
}
