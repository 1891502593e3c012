import type { Behavior } from '~/rendering/behaviors/behavior'
import { emit } from './emit'
import { productIn } from './events'

/** Emits `view_item` after a client navigation; for documents `reportView` of early-events.ts does. */
const view: Behavior = (element) => {
  const product = productIn(element)
  if (product) emit({ name: 'view_item', product })
}
export default view
