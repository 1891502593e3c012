import { recentProducts } from '~/product/analytics/recent-products'
import { reportShelf } from '~/product/analytics/shelf-events'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { insertUnseen } from '~/rendering/behaviors/insert-unseen'
import { pagePart } from '~/rendering/dialogs/page-part'
import { productPageOf } from '~/site-map'

const sources = 2
const max = 12

/** Recommendations must be there before their section comes near; not before what the first touch is answered with. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 })
    else setTimeout(done, 200)
  })

const pathOf = (card: Element) => card.querySelector('h2 a, h3 a')?.getAttribute('href') ?? ''

async function cardsLike(path: string): Promise<Element[]> {
  const { main } = await pagePart(productPageOf('similar', path))
  return [...main.querySelectorAll('.cards > li:not(:has(.unavailable))')]
}

const started = new WeakSet<Element>()

/**
 * Recommends what is like the products viewed last, each once and none that is on the page; nothing to a first visitor. Of
 * two of them the shop answers the page of similar ones, whose prices and hearts are the visitor's (decision 017). The
 * first shelf in view runs it: its own section is not filled once it is near.
 */
const forYou: Behavior = async (_element, { locale: { t, language } }) => {
  const viewed = recentProducts().filter((each) => each.language === language)
  const section = document.querySelector<HTMLElement>('section.for-you')
  if (viewed.length === 0 || !section || started.has(section)) return
  started.add(section)
  await idle()
  const found = await Promise.allSettled(
    viewed.slice(0, sources).map(({ path }) => cardsLike(path)),
  )
  const known = new Set(viewed.map(({ path }) => path))
  for (const card of document.querySelectorAll('main .cards > li')) known.add(pathOf(card))
  const cards = found
    .flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    .filter((card) => {
      const path = pathOf(card)
      return path !== '' && !known.has(path) && known.add(path)
    })
    .slice(0, max)
  if (cards.length === 0) return
  const heading = document.createElement('h2')
  heading.textContent = t('lists.forYou')
  const list = document.createElement('ul')
  list.className = 'cards'
  list.dataset.behavior = 'favourites'
  for (const card of cards) list.appendChild(document.importNode(card, true))
  insertUnseen(section, [heading, list], () => {
    section.classList.add('home-section')
    reportShelf(section, 'for_you')
  })
}
export default forYou
