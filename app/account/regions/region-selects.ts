import type { Behavior } from '~/rendering/behaviors/behavior'
import { DistrictPostCode } from './district-post-code'
import { PostalCodeField } from './postal-code-field'
import { RegionBoxes, type RegionName, regionNames } from './region-boxes'
import { RegionLists } from './region-lists'

const regionSelects: Behavior = (element, { locale }) => {
  const button = element.querySelector<HTMLElement>('.apply-region')
  if (!button) return
  button.hidden = true
  const boxes = new RegionBoxes(element, button, locale)
  const typed = new PostalCodeField(element)
  const ofDistrict = new DistrictPostCode(element)
  const lists = new RegionLists(element, boxes, { ofDistrict, typed })
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const name = target.name.replace(/_code$/, '') as RegionName
    if (regionNames.includes(name)) lists.loadBelow(name)
  })
  // Choices made before this code was loaded.
  const changedEarly = boxes.changed()
  typed.watch(
    () => lists.fillFromCode(),
    () => lists.checkCode(),
  )
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
      button.classList.remove('without-script')
      button.hidden = false
    },
  )
}

export default regionSelects
