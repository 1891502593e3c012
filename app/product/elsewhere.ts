import type { Product } from '~/backend/catalogue/model'
import type { Feature } from '~/backend/http/cache/missing-calls'
import type { TriedForm } from '~/backend/site/site-calls'
import { translatorOf } from '~/i18n/translators'
import { platformLink } from '~/session/failure'
import type { RequestContext } from '~/session/request-context'
import { isPageUnavailable } from '~/session/unavailable-pages'

/** What a page says of a form that the shop is known to lack, with the link to the shop's own page. */
export type Elsewhere = { text: string; link: { href: string; text: string } }

/** Undefined where nothing is handed over to the shop. */
export function elsewhereAt(context: RequestContext, path: string): Elsewhere | undefined {
  const link = platformLink(context, path)
  if (!link) return undefined
  const { host } = new URL(link.href)
  return { text: translatorOf(context.language)('error.elsewhere', { host }), link }
}

/** Undefined for a form that the shop may have too. */
export const knownElsewhere = (
  context: RequestContext,
  feature: Feature,
  path: string,
): Elsewhere | undefined =>
  context.backend.isKnownMissing(feature) ? elsewhereAt(context, path) : undefined

/** The same on the form's own page, after a trial of the form, which notes that the shop lacks it. */
export async function triedElsewhere(
  context: RequestContext,
  form: TriedForm,
  path: string,
): Promise<Elsewhere | undefined> {
  await context.backend.mayTake(form)
  return knownElsewhere(context, form, path)
}

/** The links that a product's page shows in place of its own forms, and which pages it does not lead to. */
export function elsewhereOf(
  context: RequestContext,
  path: string,
): Pick<Product, 'elsewhere' | 'unavailablePages'> {
  const review = knownElsewhere(context, 'COMMENT_WRITE', path)?.link
  const alarm = knownElsewhere(context, 'ALARM_ADD', path)?.link
  const pages = ['compare', 'storeStock'] as const
  const unavailablePages = pages.filter((page) => isPageUnavailable(context.backend, page))
  return {
    ...(unavailablePages.length > 0 && { unavailablePages }),
    ...((review || alarm) && { elsewhere: { ...(review && { review }), ...(alarm && { alarm }) } }),
  }
}
