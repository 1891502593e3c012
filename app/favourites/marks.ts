import { dressCards } from '~/catalog/card-extras'
import type { Enhance } from '~/shell/page-tools'
import { Hearts } from './hearts'

let hearts: Hearts | null = null

/**
 * Takes over the hearts and the comparison's links of an element. Until the shop has said that a member is here, and
 * where that fails, a heart stays a button of its form.
 */
const marks: Enhance = (element, tools) => {
  if (!hearts) {
    hearts = new Hearts(tools)
    hearts.start().catch(() => undefined)
  }
  const own = hearts
  if (own.member) own.paint()
  dressCards(element, tools)
  element.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const heart = target?.closest<HTMLButtonElement>('button[name="fav"]')
    if (heart && own.member) {
      event.preventDefault()
      own.tap(heart)
      return
    }
    const link = target?.closest<HTMLAnchorElement>('a[data-compare]')
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
    if (!link || !plain) return
    event.preventDefault()
    tools.take({
      notices: [],
      kept: true,
      window: { kind: 'compare', href: link.pathname + link.search },
    })
  })
}
export default marks
