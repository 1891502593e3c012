import { languageNames, languages } from '~/i18n/languages'
import type { Category, FrameSite, Site } from '~/shop/model'
import type { Visit } from '~/visit'

/** A shop of which only the specification's defaults are known (spec §9). */
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
    cartCsrfToken: '',
  }
}

/**
 * The shop's settings for the frame. A backend that is down leaves the frame standing with its defaults: an error
 * page needs one too. The token stays on the server.
 */
export async function siteOf(visit: Visit): Promise<{ site: FrameSite; menu: Category[] }> {
  const site = await visit.shop.site().catch(() => unknownSite(visit.currency))
  const known = site.languages.filter(({ code }) => languages.some((language) => language === code))
  const { menu, cartCsrfToken: _secret, ...frame } = site
  return {
    menu,
    site: { ...frame, languages: known.length > 0 ? known : unknownSite(visit.currency).languages },
  }
}
