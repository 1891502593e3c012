import type { Behavior } from '~/rendering/behaviors/behavior'
import { DistrictPostCode } from './district-post-code'
import { RegionBoxes, type RegionName, regionNames } from './region-boxes'
import { RegionLists } from './region-lists'

/** A whole postal code chooses its regions while it is typed. */
function fillByPostalCode(element: HTMLElement, lists: RegionLists): void {
  const input = element.closest('form')?.querySelector<HTMLInputElement>('[name="post_code"]')
  if (!input || !('findsPostalCodes' in element.dataset)) return
  const fill = () => {
    const code = input.value.trim()
    if (/^\d{5}$/.test(code)) lists.fillFrom(code)
  }
  input.addEventListener('input', fill)
  if (input.value !== input.defaultValue) fill()
}

const regionSelects: Behavior = (element, { locale }) => {
  const button = element.querySelector<HTMLElement>('.apply-region')
  if (!button) return
  button.hidden = true
  const boxes = new RegionBoxes(element, button, locale)
  const lists = new RegionLists(element, boxes, new DistrictPostCode(element))
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const name = target.name.replace(/_code$/, '') as RegionName
    if (regionNames.includes(name)) lists.loadBelow(name)
  })
  // Choices made before this code was loaded.
  const changedEarly = boxes.changed()
  fillByPostalCode(element, lists)
  if (changedEarly === 'country' || !('savedOnly' in element.dataset)) {
    if (changedEarly) lists.loadBelow(changedEarly)
    return
  }
  lists.fillSaved().then(
    () => {
      const changedSince = boxes.changed()
      if (changedSince) lists.loadBelow(changedSince)
    },
    // Without the lists, show the button that works without script.
    () => {
      button.hidden = false
    },
  )
}

export default regionSelects
