import { languageNames, languages } from '~/i18n/languages'
import type { Category } from '~/shop/model'
import type { FrameSite, Site } from '~/shop/site-model'
import type { Visit } from '~/visit'

/** A shop of which only the defaults are known. */
export function unknownSite(currency: string): Site {
  return {
    name: 'Vitrin',
    languages: languages.map((code) => ({ code, title: languageNames[code] })),
    currencies: [{ code: currency, title: currency }],
    decimals: 2,
    decimalSeparator: ',',
    thousandsSeparator: '.',
    menu: [],
    negativeStock: false,
    pictureTwins: [],
    cartDropdown: false,
    searchesAll: false,
    cartCsrfToken: '',
    cookieLaw: null,
    appBanner: null,
  }
}

type ShownSite = { site: FrameSite; menu: Category[] }

/** One object for each answer of the backend: what is drawn of it is kept by it (decision 016). */
const shownSites = new WeakMap<Site, ShownSite>()

/**
 * The shop's settings for the frame. A backend that is down leaves the frame standing with its defaults: an error
 * page needs one too. The token stays on the server.
 */
export async function siteOf(visit: Visit): Promise<ShownSite> {
  const site = await visit.shop.site().catch(() => {
    visit.keepPrivate()
    return unknownSite(visit.currency)
  })
  let shown = shownSites.get(site)
  if (!shown) {
    shown = shownOf(site, visit.currency)
    shownSites.set(site, shown)
  }
  return shown
}

function shownOf(site: Site, currency: string): ShownSite {
  const known = site.languages.filter(({ code }) => languages.some((language) => language === code))
  const {
    menu,
    cartCsrfToken: _secret,
    searchesAll: _search,
    cookieLaw: _law,
    appBanner: _banner,
    ...frame
  } = site
  return {
    menu,
    site: { ...frame, languages: known.length > 0 ? known : unknownSite(currency).languages },
  }
}
