import {
  isPlatformPage,
  type PlatformPageName,
  type PlatformPages,
  platformPaths,
} from '../../app/session/hand-over/platform-pages'

type Paths = Partial<Record<PlatformPageName, string>>

/** Reads PLATFORM_PAGES: `order=/siparis,orders=/siparislerim`; null for `none`. @throws a sentence about a wrong one */
export function readPlatformPaths(setting: string): Paths | null {
  if (setting.trim() === 'none') return null
  const pairs = setting.split(',').filter((pair) => pair.trim() !== '')
  const wrong: string[] = []
  const paths: Paths = {}
  for (const pair of pairs) {
    const [, name = '', path = ''] = /^\s*(\w+)=(\/[^\s/][^\s]*)\s*$/.exec(pair) ?? []
    if (isPlatformPage(name)) paths[name] = path
    else wrong.push(`"${pair.trim()}"`)
  }
  if (wrong.length === 0) return paths
  const names = Object.keys(platformPaths).join(', ')
  throw new Error(
    `PLATFORM_PAGES names ${wrong.join(', ')}; write none, or pages (${names}) with their paths as order=/siparis.`,
  )
}

const hostOf = (origin: string | undefined) => URL.parse(origin ?? '')?.hostname ?? ''

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

type DomainVars = { SITE_ORIGIN?: string; SHOP_ORIGIN?: string; SESSION_DOMAIN?: string }

/** What is wrong with SESSION_DOMAIN, as sentences: a browser refuses cookies for a domain that a host is not in. */
export function sessionDomainFault(vars: DomainVars): string[] {
  const { SITE_ORIGIN, SHOP_ORIGIN, SESSION_DOMAIN } = vars
  if (!SESSION_DOMAIN) return []
  const isPublic = /^(?:com|net|org|gen|web|biz|info|av|edu|gov|k12|bel|co|ac)\.[a-z]{2}$/.test(
    SESSION_DOMAIN,
  )
  if (isPublic) return ['SESSION_DOMAIN must be the domain of one owner, like "shop.com.tr".']
  const isCommon = [SITE_ORIGIN, SHOP_ORIGIN].every((origin) =>
    isWithin(hostOf(origin), SESSION_DOMAIN),
  )
  return isCommon ? [] : ['SESSION_DOMAIN must hold the hosts of both SITE_ORIGIN and SHOP_ORIGIN.']
}

function cookieDomainOf({ SITE_ORIGIN, SHOP_ORIGIN, SESSION_DOMAIN }: DomainVars): string | null {
  if (SESSION_DOMAIN) return SESSION_DOMAIN
  return hostOf(SITE_ORIGIN) === hostOf(SHOP_ORIGIN) ? '' : null
}

/** The pages that a shop elsewhere takes over; none of the reference shop, which has every call. */
export function platformPagesOf(
  vars: DomainVars & { SHOP_ORIGIN: string; PLATFORM_PAGES: Paths | null },
): PlatformPages {
  const { SHOP_ORIGIN, PLATFORM_PAGES } = vars
  const isHanding = SHOP_ORIGIN !== '' && PLATFORM_PAGES !== null
  const paths = isHanding ? { ...platformPaths, ...PLATFORM_PAGES } : {}
  const addresses = Object.entries(paths).flatMap(([name, path]) =>
    path === null ? [] : [[name, SHOP_ORIGIN + path]],
  )
  return { addresses: Object.fromEntries(addresses), cookieDomain: cookieDomainOf(vars) }
}
