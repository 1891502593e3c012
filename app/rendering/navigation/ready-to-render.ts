import { loadTexts } from '~/i18n/browser-texts'
import { afterPaint } from '~/rendering/behaviors/after-paint'
import { fetchServerOnlyParts } from '~/rendering/server-only'
import { beforeNavigation } from './before-navigation'
import { remixRoutes } from './remix-window'

async function loadModuleOf(address: string): Promise<void> {
  const { pathname } = new URL(address, location.href)
  const route = remixRoutes().find(({ path }) => `/${path}` === pathname)
  if (route) await import(/* @vite-ignore */ route.module)
}

/**
 * Loads what hydration left out, before a client navigation: server-only components, styles, scroll restoration and
 * the other texts.
 * @param address of the page that comes next; none for a change of this page
 * @throws when some of it cannot load; the browser then navigates itself
 */
export async function readyToRender(address?: string): Promise<void> {
  await afterPaint()
  const styles = import('./page-styles').then((module) => module.default())
  const scroll = import('./restore-scroll').then((module) => module.default())
  const parts = (address ? loadModuleOf(address) : Promise.resolve()).then(fetchServerOnlyParts)
  await Promise.all([
    fetchServerOnlyParts(),
    parts,
    styles,
    scroll,
    loadTexts('parts'),
    loadTexts('account'),
  ])
  window.vitrinReady = true
}

/**
 * Every client navigation waits for it: for the code, and for what the page still has to send.
 * @returns false when a later one has overtaken it: browsers answer imports of the same code in any order
 * @throws as above
 */
export function readyToNavigate(address: string): Promise<boolean> {
  const isLast = (): boolean => beforeNavigation.last === own
  const own: Promise<boolean> = Promise.all([
    readyToRender(address),
    beforeNavigation.run?.(),
  ]).then(isLast, (error) => isLast() && Promise.reject(error))
  beforeNavigation.last = own
  return own
}
