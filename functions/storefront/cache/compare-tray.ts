import css from '../../../app/compare/tray/tray.css?url'
import type { Language } from '../../../app/i18n/languages'
import { translatorOf } from '../../../app/i18n/translators'
import { hrefOf } from '../../../app/site-map'

const footer = '<footer class="site-footer"'

const dialog = 'data-behavior="dialog" data-load-on="click" data-dialog-width="1170"'

/** The chosen products at the foot of a page, as a link to their comparison; script adds their pictures (app/compare/tray). '' for none. */
export function trayOf(ids: readonly string[], language: Language): string {
  if (ids.length === 0) return ''
  const t = translatorOf(language)
  const link = `<a class="button" href="${hrefOf('compare', language)}" rel="nofollow" ${dialog}>${t('compare.open', { count: ids.length })}</a>`
  const style = `<link rel="stylesheet" href="${css}">`
  return `<aside class="compare-tray" aria-label="${t('compare.list')}" data-behavior="compare-tray" data-load-on="visible">${style}${link}</aside>`
}

/** Puts it above the footer, where hydration leaves it alone. @param html whole tags */
export const withTray = (html: string, tray: string): string =>
  tray ? html.replace(footer, tray + footer) : html
