import listEvents from '~/product/analytics/list-events'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { swipePictures } from './swipe-pictures'

/** What a list in view does without a touch: it reports itself, and where fingers point its pictures can be swiped at once. */
const listed: Behavior = (element, tools) => {
  listEvents(element, tools)
  if (matchMedia('(hover: hover)').matches) return
  for (const list of document.querySelectorAll<HTMLElement>('.found .cards')) swipePictures(list)
}
export default listed
