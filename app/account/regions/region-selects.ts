import { type RegionField, regionLevels } from '~/account/address-form/address-rules'
import { fold } from '~/i18n/casing'
import type { Behavior, PageTools } from '~/rendering/behaviors/behavior'

type LoadedFields = { levels: RegionField[]; postCode: string }
type Name = 'country' | (typeof regionLevels)[number]

const query: Record<Name, string> = {
  country: 'ulke',
  province: 'eyalet',
  city: 'sehir',
  town: 'ilce',
  district: 'id',
}
const order: Name[] = ['country', ...regionLevels]

/** Region names have their own text direction. */
function optionOf(
  { code, title }: { code: string; title: string },
  chosen = '',
): HTMLOptionElement {
  const option = new Option(title, code, code !== '' && code === chosen)
  option.dir = 'auto'
  return option
}

function fieldOf(field: RegionField, { t }: PageTools['locale']): HTMLElement {
  const { level } = field
  const box = document.createElement('div')
  box.className = 'field'
  const label = box.appendChild(document.createElement('label'))
  label.htmlFor = `f-${level}`
  const name = t(`address.${level}`)
  if (field.kind === 'write') {
    label.textContent = field.needed ? name : t('address.maybe', { label: name })
    const input = box.appendChild(document.createElement('input'))
    Object.assign(input, { id: `f-${level}`, name: level, className: 'in', maxLength: field.max })
    input.required = field.needed
    input.value = field.written
    return box
  }
  label.textContent = name
  const select = box.appendChild(document.createElement('select'))
  Object.assign(select, { id: `f-${level}`, name: `${level}_code`, className: 'in' })
  select.required = true
  select.autocomplete = 'off'
  select.add(new Option(t('address.choose'), ''))
  for (const region of field.options) select.add(optionOf(region))
  select.value = field.chosen
  return box
}

/** Loads the next list when a region is chosen, after removing the fields below it. */
const regionSelects: Behavior = (element, { locale }) => {
  const button = element.querySelector<HTMLElement>('.next-level')
  if (!button) return
  button.hidden = true
  let latestRequest = 0
  const inputOf = (name: string) =>
    element.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const codeField = inputOf('post_code')
  const previousCode = inputOf('post_code_before')
  const selectOf = (name: Name) =>
    element.querySelector(`select[name="${name}_code"]`) as unknown as HTMLSelectElement | null
  const previousDistrict = inputOf('district_before')
  let hadDistrict = Boolean(previousDistrict?.value)
  const boxOf = (name: Name) => element.querySelector(`#f-${name}`)?.closest('.field')

  const textIn = (name: Name) => boxOf(name)?.querySelector('input')?.value.trim() ?? ''
  const chosenBefore = new Map<Name, string>()

  /** Draws a level. What was typed there is chosen in its list, else it stays. @returns whether it was chosen */
  function draw(field: RegionField): boolean {
    const { level } = field
    const typed = fold(textIn(level))
    const options = typed && field.kind === 'pick' ? field.options : []
    const found = options.find(({ title }) => fold(title) === typed)
    if (typed && !found) return false
    const drawn = fieldOf(field, locale)
    const select = drawn.querySelector('select')
    if (select && found) select.value = found.code
    const old = boxOf(level)
    const below = order.slice(order.indexOf(level) + 1).map(boxOf)
    if (old) old.replaceWith(drawn)
    else element.insertBefore(drawn, below.find(Boolean) ?? button)
    chosenBefore.set(level, field.kind === 'pick' ? field.chosen : '')
    return Boolean(found)
  }

  function show({ levels, postCode }: LoadedFields, from: number) {
    const found = levels.filter(({ level }) => order.indexOf(level) > from).filter(draw)
    if (codeField && previousCode && postCode && !codeField.value) {
      codeField.value = postCode
      previousCode.value = postCode
    }
    hadDistrict = Boolean(selectOf('district')?.value)
    const last = found.at(-1)
    if (last) loadBelow(last.level)
  }

  async function loadBelow(changed: Name) {
    const from = order.indexOf(changed)
    const params = new URLSearchParams()
    order.slice(0, from + 1).forEach((name) => {
      const value = selectOf(name)?.value
      if (value) params.set(query[name], value)
    })
    const isFirst = !(chosenBefore.get(changed) ?? initialValueOf(changed))
    chosenBefore.set(changed, selectOf(changed)?.value ?? '')
    // What was typed while there was no list outlives the first choice above it, but no change of a choice.
    for (const name of order.slice(from + 1)) if (!(isFirst && textIn(name))) boxOf(name)?.remove()
    // Unchanged, it belonged to the previous district or country; a typed one stays.
    const isPast = hadDistrict || changed === 'country'
    if (codeField && isPast && codeField.value === previousCode?.value) codeField.value = ''
    hadDistrict = false
    if (previousDistrict) previousDistrict.value = ''
    latestRequest += 1
    const request = latestRequest
    if (!selectOf(changed)?.value) return
    element.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(`${element.dataset.from}?${params}`)
      if (!response.ok) throw new Error(String(response.status))
      const loaded = (await response.json()) as LoadedFields
      if (request === latestRequest) show(loaded, from)
    } catch {
      // After a failed load this level and those below become free text.
      const states = element.dataset.states?.split(' ') ?? []
      const hasState = from === 0 && states.includes(selectOf('country')?.value ?? '')
      const below = regionLevels.filter(
        (name) => order.indexOf(name) > from && (name !== 'province' || hasState),
      )
      const levels = below.map(
        (level): RegionField => ({
          level,
          kind: 'write',
          written: '',
          needed: level === 'province' || level === 'city',
          max: 100,
        }),
      )
      if (request === latestRequest) show({ levels, postCode: '' }, from)
    } finally {
      if (request === latestRequest) element.removeAttribute('aria-busy')
    }
  }

  const initialValueOf = (name: Name) =>
    [...(selectOf(name)?.options ?? [])].find((option) => option.defaultSelected)?.value ?? ''
  const changed = () =>
    order.find((name) => selectOf(name) && selectOf(name)?.value !== initialValueOf(name))

  /** Replaces the single options of a saved address by the full lists, keeping the choices (decision 021). */
  async function fillLists() {
    const params = new URLSearchParams(order.map((name) => [query[name], initialValueOf(name)]))
    latestRequest += 1
    const request = latestRequest
    const response = await fetch(`${element.dataset.from}?${params}`).catch(() => null)
    if (!response?.ok) throw new Error('no lists')
    const { levels } = (await response.json()) as LoadedFields
    if (request !== latestRequest) return
    for (const field of levels) {
      if (field.kind !== 'pick') continue
      const select = selectOf(field.level)
      // Saved as free text, but a list exists now.
      if (!select) draw(field)
      if (!select) continue
      const { value } = select
      for (const option of [...select.options].slice(1)) option.remove()
      for (const region of field.options) select.add(optionOf(region, field.chosen))
      select.value = value
    }
  }

  element.addEventListener('change', (event) => {
    const name = (event.target as HTMLSelectElement).name.replace(/_code$/, '') as Name
    if (event.target instanceof HTMLSelectElement && order.includes(name)) loadBelow(name)
  })
  // Choices made before this code was loaded.
  const changedEarly = changed()
  if (changedEarly === 'country' || !('short' in element.dataset)) {
    if (changedEarly) loadBelow(changedEarly)
    return
  }
  fillLists().then(
    () => {
      const changedSince = changed()
      if (changedSince) loadBelow(changedSince)
    },
    // Without the lists, show the button that works without script.
    () => {
      button.hidden = false
    },
  )
}

export default regionSelects
