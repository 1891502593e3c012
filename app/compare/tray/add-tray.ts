import type { Locale } from '~/i18n/use-locale'
import { compareWidth } from '../rules'
import css from './tray.css?url'

/** The tray of a page that came without one, as the server writes it (functions/storefront/cache/compare-tray.ts). */
export function addTray({ t, href }: Locale, count: number): void {
  const footer = document.querySelector('.site-footer')
  if (!footer || document.querySelector('.compare-tray')) return
  const tray = document.createElement('aside')
  tray.className = 'compare-tray'
  tray.ariaLabel = t('compare.list')
  Object.assign(tray.dataset, { behavior: 'compare-tray', loadOn: 'visible' })
  const style = document.createElement('link')
  Object.assign(style, { rel: 'stylesheet', href: css })
  const link = document.createElement('a')
  Object.assign(link, { className: 'button', href: href('compare'), rel: 'nofollow' })
  Object.assign(link.dataset, { behavior: 'dialog', loadOn: 'click', dialogWidth: compareWidth })
  link.textContent = t('compare.open', { count })
  for (const part of [style, link]) tray.appendChild(part)
  footer.insertAdjacentElement('beforebegin', tray)
}
