import { demoProducts } from '../platform/demo-products'
import type { Platform } from '../platform/platform'
import type { OfficeTasks } from './back-office'
import { journeyMembers } from './facts/platform'

/** Products that no journey looks up by a case, in stock again when they are used a second time. */
function sparesOf(platform: Platform) {
  const demo = Object.values(demoProducts()).map(({ id }) => id)
  const spares = platform.products.filter(
    (one) =>
      one.groups.length === 0 &&
      [0, 1].includes(one.afterAdd) &&
      one.isActive &&
      !one.isShowOnly &&
      one.stock > 3 &&
      one.min === 1 &&
      one.max === 0 &&
      one.modelId === 0 &&
      !demo.includes(one.id),
  )
  return () => {
    const [next] = spares.splice(0, 1)
    if (!next) throw new Error('The platform has no product to spare.')
    spares.push(next)
    next.stock = 50
    return { id: next.id, path: `/${next.path.tr}`, title: next.title.tr }
  }
}

/** The link in a text is the storefront's: the platform names its own origin, where its theme would be. */
const linkIn = (text: string) => /https?:\/\/[^/]+(\/\S*)/.exec(text)?.[1] ?? ''

/** The actions of the staff of a platform, with the members that the journeys need. */
export function platformTasks(platform: Platform): OfficeTasks {
  platform.members.push(...journeyMembers())
  const spare = sparesOf(platform)
  return {
    sent: async (recipient) => {
      const found = platform.outbox.findLast(({ to }) => to === recipient)
      if (!found) throw new Error('The platform has sent nothing to them.')
      return { text: found.text, link: linkIn(found.text) }
    },
    deliver: async (number) => {
      const order = platform.orders.find((one) => one.number === number)
      if (order) order.statusId = 8
    },
    spare: async () => spare(),
    stock: async (about) => {
      const [id, left] = about.split(':').map(Number)
      const product = platform.products.find((one) => one.id === id)
      if (product) product.stock = left ?? 0
    },
    price: async () => {
      throw new Error('No journey changes a price of the platform.')
    },
  }
}
