import type { Category } from '~/backend/catalogue/model'
import { BackendError } from '~/backend/http/backend-error'
import { siteHost } from '~/backend/http/shop-origins'
import type { FooterWords, FrameSite, Site } from '~/backend/site/site-model'
import { defaultLanguage, type Language, languageNames, languages } from '~/i18n/languages'
import { numbersOf } from '~/i18n/money'
import type { RequestContext } from '~/session/request-context'
import { isPageUnavailable } from '~/session/unavailable-pages'

const unknownLanguages = [{ code: defaultLanguage, title: languageNames[defaultLanguage] }]

export function unknownSite(currency: string, language: Language): Site {
  return {
    name: import.meta.env.SSR ? siteHost() : location.host,
    languages: unknownLanguages,
    currencies: [{ code: currency, title: currency }],
    ...numbersOf(language),
    menu: [],
    negativeStock: false,
    alternativeFormats: [],
    cartDropdown: false,
    searchesAll: false,
    cartCsrfToken: '',
    cookieLaw: null,
    appBanner: null,
  }
}

type VisibleSite = {
  site: FrameSite
  menu: Category[]
  footer: FooterWords | undefined
  brandCss: string
}

/** One object per backend answer, since cached fragments are keyed by it (decision 016). */
const visibleSites = new WeakMap<Site, VisibleSite>()

/** The menu of a shop whose settings fail at once; after a silent call it would cost a second deadline. */
async function menuBeside({ backend }: RequestContext, error: unknown): Promise<Category[]> {
  const isSilent = error instanceof BackendError && ['timeout', 'network'].includes(error.kind)
  return isSilent ? [] : backend.categories().catch(() => [])
}

/** The shop's settings for the frame, without secrets; defaults while the backend is down. A page without settings or menu is not cached. */
export async function siteOf(context: RequestContext): Promise<VisibleSite> {
  const site = await context.backend.site().catch(async (error) => {
    context.preventCaching()
    return {
      ...unknownSite(context.currency, context.language),
      menu: await menuBeside(context, error),
    }
  })
  if (!site.menu?.length) context.preventCaching()
  let visible = visibleSites.get(site)
  if (!visible) {
    visible = visibleOf(site)
    visibleSites.set(site, visible)
  }
  return withoutUnavailable(context, visible)
}

const withoutPages = new WeakMap<VisibleSite, Map<string, VisibleSite>>()

function withoutUnavailable({ backend }: RequestContext, visible: VisibleSite): VisibleSite {
  const unavailablePages = (['contact', 'compare'] as const).filter((page) =>
    isPageUnavailable(backend, page),
  )
  const hasNoStores = isPageUnavailable(backend, 'stores')
  if (unavailablePages.length === 0 && !hasNoStores) return visible
  const known = withoutPages.get(visible) ?? new Map<string, VisibleSite>()
  withoutPages.set(visible, known)
  const name = `${unavailablePages.join()} ${hasNoStores}`
  const site = { ...visible.site, unavailablePages, ...(hasNoStores && { hasStores: false }) }
  const less = known.get(name) ?? { ...visible, site }
  known.set(name, less)
  return less
}

function visibleOf(site: Site): VisibleSite {
  const known = site.languages.filter(({ code }) => languages.some((language) => language === code))
  const { name, currencies, decimals, decimalSeparator, thousandsSeparator } = site
  const { negativeStock, alternativeFormats, cartDropdown, hasStores } = site
  const frame: FrameSite = {
    name,
    languages: known.length > 0 ? known : unknownLanguages,
    currencies,
    ...{ decimals, decimalSeparator, thousandsSeparator },
    ...{ negativeStock, alternativeFormats, cartDropdown },
    ...(hasStores === undefined ? {} : { hasStores }),
  }
  return {
    menu: site.menu ?? [],
    footer: site.footer,
    brandCss: site.brandCss ?? '',
    site: frame,
  }
}
