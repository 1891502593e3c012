import { noConnection, resetSelect } from '~/shell/no-connection'
import type { Enhance } from '~/shell/page-tools'
import { readyToDraw } from '~/shell/ready-to-draw'
import { leaveFor, sendHeldPress } from './handover'
import { RecentMap } from './recent-map'

/** How long a changed option waits for another, and how many answers are remembered. */
const delayMs = 300
const most = 100

/** How long a failure is shown before the browser goes on by itself. */
const readMs = 1500

/** Where a choice of options leads, by model and options. */
const known = new RecentMap<string | null>(most)

async function siblingOf(model: string, options: string): Promise<string | null> {
  const key = `${document.documentElement.lang} ${model} ${options}`
  const path = known.get(key)
  if (path !== undefined) return path
  const answer = await fetch(`/urun/${model}/ozellik/${encodeURIComponent(options)}`, {
    headers: { Accept: 'application/json' },
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const found = ((await answer.json()) as { path: string | null }).path
  known.set(key, found)
  return found
}

/**
 * Swaps the detail area in place when an attribute is chosen: 300 ms after the last change it asks for the
 * product with these options, makes sure that its page is there and goes to it without a reload, with what was typed. A
 * press of the purchase meanwhile is made there (handover.ts). Where that fails it says so and the browser goes to the
 * clicked option's own page.
 */
const attributes: Enhance = (element, { locale: { t }, take, go }) => {
  const { model = '', chosen = '' } = element.dataset
  const own = chosen.split(',').filter(Boolean)
  const wanted = new Map(own.map((pair) => pair.split(':') as [string, string]))
  const options = () => [...wanted].map((pair) => pair.join(':')).join(',')
  let timer = 0
  let turn = 0
  let isLeaving = false
  const { pathname } = location
  /** The address is the next page's before that is drawn. */
  const isHere = () => element.isConnected && location.pathname === pathname

  /** This very product is chosen: no press waits, and no other page may come. */
  function stay() {
    element.removeAttribute('aria-busy')
    sendHeldPress()
    if (isLeaving) go(pathname + location.search, { replace: true })
    isLeaving = false
  }

  async function swap(fallback: string) {
    const now = turn
    /** Whether nothing else was chosen since, and the shopper did not go on to another page. */
    const isWanted = () => now === turn && isHere()
    let fault = t('product.infoFailed')
    try {
      const path = (await siblingOf(model, options())) ?? fallback
      if (!isWanted()) return
      if (path === pathname) return stay()
      fault = t('product.pageFailed')
      const page = await fetch(path, { method: 'HEAD' })
      if (!page.ok) throw new Error(`${page.status}`)
      await readyToDraw()
      if (!isWanted()) return
      isLeaving = true
      leaveFor(path)
      go(path)
    } catch {
      if (!isWanted()) return
      if (!navigator.onLine) return refuse()
      if (sendHeldPress()) return
      element.removeAttribute('aria-busy')
      take({ notices: [{ tone: 'bad', text: fault, ms: 5000 }], kept: true })
      // Time to read it, then the browser goes there by itself.
      if (fallback) setTimeout(() => isWanted() && location.assign(fallback), readMs)
    }
  }

  /** Without a connection every choice is again what the page is. */
  function refuse() {
    for (const select of element.querySelectorAll('select')) resetSelect(select)
    for (const pair of own) wanted.set(...(pair.split(':') as [string, string]))
    take(noConnection(t))
    stay()
  }

  function choose(option: string, fallback: string) {
    if (!navigator.onLine) return refuse()
    const [group = '', id = ''] = option.split(':')
    wanted.set(group, id)
    clearTimeout(timer)
    // What is on its way is no longer wanted.
    turn += 1
    if (options() === chosen) return stay()
    element.setAttribute('aria-busy', 'true')
    timer = window.setTimeout(() => isHere() && swap(fallback), delayMs)
  }

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-option]')
    if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    choose(link.dataset.option ?? '', link.pathname)
  })
  const picked = ([option]: HTMLCollectionOf<HTMLOptionElement>) => {
    if (option?.dataset.option) choose(option.dataset.option, option.dataset.path ?? '')
  }
  element.addEventListener('change', (event) =>
    picked((event.target as HTMLSelectElement).selectedOptions),
  )
  // A choice that was made while this code was on its way counts.
  for (const select of element.querySelectorAll('select'))
    if (![...select.selectedOptions].some((option) => option.defaultSelected))
      picked(select.selectedOptions)
}
export default attributes
