import type { Behavior } from '~/rendering/behaviors/behavior'
import { insertUnseen } from '~/rendering/behaviors/insert-unseen'
import { loadStyles } from '~/rendering/behaviors/load-styles'
import css from '../related/recent.css?url'
import { maxRecent, recentProducts } from './recent-products'
import { reportShelf } from './shelf-events'

/** Lists recently viewed products but that of the page; without any the section stays empty. */
const recent: Behavior = (element, { locale: { t, language } }) => {
  const { path } = element.dataset
  const visible = recentProducts()
    .filter((each) => each.language === language && each.path !== path)
    .slice(0, maxRecent)
  if (visible.length === 0) return
  const heading = document.createElement('h2')
  heading.textContent = t('product.recent')
  const list = document.createElement('ul')
  for (const each of visible) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = each.path
    const image = document.createElement('img')
    image.width = 120
    image.height = 120
    image.alt = ''
    image.loading = 'lazy'
    if (/^(?:\/(?!\/)|https:)/.test(each.picture)) image.src = each.picture
    link.appendChild(image)
    link.appendChild(document.createTextNode(each.title))
    item.appendChild(link)
    list.appendChild(item)
  }
  const insert = () =>
    insertUnseen(element, [heading, list], () => reportShelf(element, 'recently_viewed'))
  loadStyles(css).then(insert, () => undefined)
}
export default recent
