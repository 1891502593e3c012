import type { Enhance } from '~/shell/page-tools'
import { emit, productIn } from './events'

/** Tells that a product which was stepped to in place is looked at; a document's own is told by app/wake.tsx. */
const view: Enhance = (element) => {
  const product = productIn(element)
  if (product) emit({ name: 'view_item', product })
}
export default view
