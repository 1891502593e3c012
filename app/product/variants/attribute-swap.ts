import { RecentMap } from '~/product/analytics/recent-map'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { noConnection, resetSelect } from '~/rendering/navigation/no-connection'
import { readyToRender } from '~/rendering/navigation/ready-to-render'
import { sendHeldAdd, startHandover } from './sibling-handover'

/** Delay for further changes of an option, in ms, and number of cached answers. */
const delayMs = 300
const max = 100

/** How long an error is displayed before the browser navigates, in ms. */
const errorMs = 1500

const siblingPaths = new RecentMap<string | null>(max)

async function siblingOf(model: string, options: string): Promise<string | null> {
  const key = `${document.documentElement.lang} ${model} ${options}`
  const path = siblingPaths.get(key)
  if (path !== undefined) return path
  const answer = await fetch(`/urun/${model}/ozellik/${encodeURIComponent(options)}`, {
    headers: { Accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const found = ((await answer.json()) as { path: string | null }).path
  siblingPaths.set(key, found)
  return found
}

/**
 * Swaps the product in place when an attribute is chosen: 300 ms after the last change it looks up the sibling, checks
 * that its page exists and navigates there with what was typed. A purchase click meanwhile is repeated there
 * (sibling-handover.ts). On failure it says so and the browser follows the clicked option's link.
 */
const attributeSwap: Behavior = (element, { locale: { t }, receive, go }) => {
  const { model = '', chosen = '' } = element.dataset
  const own = chosen.split(',').filter(Boolean)
  const wanted = new Map(own.map((pair) => pair.split(':') as [string, string]))
  const options = () => [...wanted].map((pair) => pair.join(':')).join(',')
  let timer = 0
  let latestRequest = 0
  let isLeaving = false
  const { pathname } = location
  /** The URL changes before the next page is rendered. */
  const isOnPage = () => element.isConnected && location.pathname === pathname

  /** The current product is chosen again: releases a held click and cancels a navigation. */
  function stay() {
    element.removeAttribute('aria-busy')
    sendHeldAdd()
    if (isLeaving) go(pathname + location.search, { replace: true })
    isLeaving = false
  }

  async function swap(fallback: string) {
    const request = latestRequest
    /** Whether this is still the latest choice, on the same page. */
    const isWanted = () => request === latestRequest && isOnPage()
    let fault = t('product.infoFailed')
    try {
      const path = (await siblingOf(model, options())) ?? fallback
      if (!isWanted()) return
      if (path === pathname) return stay()
      fault = t('product.pageFailed')
      const page = await fetch(path, { method: 'HEAD' })
      if (!page.ok) throw new Error(`${page.status}`)
      await readyToRender()
      if (!isWanted()) return
      isLeaving = true
      startHandover(path)
      go(path)
    } catch {
      if (!isWanted()) return
      if (!navigator.onLine) return refuse()
      if (sendHeldAdd()) return
      element.removeAttribute('aria-busy')
      receive({ notices: [{ tone: 'bad', text: fault, ms: 5000 }], unchanged: true })
      // Time to read it, then navigate.
      if (fallback) setTimeout(() => isWanted() && location.assign(fallback), errorMs)
    }
  }

  /** Offline: resets every choice to the current product. */
  function refuse() {
    for (const select of element.querySelectorAll('select')) resetSelect(select)
    for (const pair of own) wanted.set(...(pair.split(':') as [string, string]))
    receive(noConnection(t))
    stay()
  }

  function choose(option: string, fallback: string) {
    if (!navigator.onLine) return refuse()
    const [group = '', id = ''] = option.split(':')
    wanted.set(group, id)
    clearTimeout(timer)
    // Invalidates the pending request.
    latestRequest += 1
    if (options() === chosen) return stay()
    element.setAttribute('aria-busy', 'true')
    timer = window.setTimeout(() => isOnPage() && swap(fallback), delayMs)
  }

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-option]')
    if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(link.dataset.option ?? '', link.pathname)
  })
  const chooseOption = ([option]: HTMLCollectionOf<HTMLOptionElement>) => {
    if (option?.dataset.option) choose(option.dataset.option, option.dataset.path ?? '')
  }
  element.addEventListener('change', (event) =>
    chooseOption((event.target as HTMLSelectElement).selectedOptions),
  )
  // A choice made while this code was loading counts.
  for (const select of element.querySelectorAll('select'))
    if (![...select.selectedOptions].some((option) => option.defaultSelected))
      chooseOption(select.selectedOptions)
}
export default attributeSwap
