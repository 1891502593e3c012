import type { Enhance, PageTools } from '~/shell/page-tools'
import { type LevelField, placeLevels } from './rules'

type Brought = { levels: LevelField[]; postCode: string }
type Name = 'country' | (typeof placeLevels)[number]

const query: Record<Name, string> = {
  country: 'ulke',
  province: 'eyalet',
  city: 'sehir',
  town: 'ilce',
  district: 'id',
}
const order: Name[] = ['country', ...placeLevels]

/** A place's name reads its own way, whatever the page's. */
function optionOf(
  { code, title }: { code: string; title: string },
  chosen = '',
): HTMLOptionElement {
  const option = new Option(title, code, code !== '' && code === chosen)
  option.dir = 'auto'
  return option
}

function fieldOf(field: LevelField, { t }: PageTools['locale'], written: string): HTMLElement {
  const { level } = field
  const box = document.createElement('div')
  box.className = 'field'
  const label = box.appendChild(document.createElement('label'))
  label.htmlFor = `f-${level}`
  const name = t(`address.${level}`)
  if (field.kind === 'write') {
    label.textContent = field.needed ? name : t('address.maybe', { label: name })
    const input = box.appendChild(document.createElement('input'))
    Object.assign(input, { id: `f-${level}`, name: level, className: 'in', maxLength: field.most })
    input.required = field.needed
    input.value = written
    return box
  }
  label.textContent = name
  const select = box.appendChild(document.createElement('select'))
  Object.assign(select, { id: `f-${level}`, name: `${level}_code`, className: 'in' })
  select.required = true
  select.autocomplete = 'off'
  select.add(new Option(t('address.choose'), ''))
  for (const place of field.options) select.add(optionOf(place))
  select.value = field.chosen
  return box
}

/** Brings the next level of an address where it is chosen: the lower ones are cleared first. */
const places: Enhance = (element, { locale }) => {
  const button = element.querySelector<HTMLElement>('.next-level')
  if (!button) return
  button.hidden = true
  let asked = 0
  const codeField = element.closest('form')?.querySelector<HTMLInputElement>('[name="post_code"]')
  const selectOf = (name: Name) =>
    element.querySelector(`select[name="${name}_code"]`) as unknown as HTMLSelectElement | null
  const before = element.querySelector<HTMLInputElement>('[name="district_before"]')
  let hadDistrict = Boolean(before?.value)
  const boxOf = (name: Name) => element.querySelector(`#f-${name}`)?.closest('.field')

  function show({ levels, postCode }: Brought, from: number) {
    for (const field of levels) {
      if (order.indexOf(field.level) <= from) continue
      if (button) element.insertBefore(fieldOf(field, locale, ''), button)
    }
    if (codeField && postCode) codeField.value = postCode
    hadDistrict = Boolean(selectOf('district')?.value)
  }

  async function bring(changed: Name) {
    const from = order.indexOf(changed)
    const params = new URLSearchParams()
    order.slice(0, from + 1).forEach((name) => {
      const value = selectOf(name)?.value
      if (value) params.set(query[name], value)
    })
    for (const name of order.slice(from + 1)) boxOf(name)?.remove()
    // It was that of the district before.
    if (codeField && hadDistrict) codeField.value = ''
    hadDistrict = false
    if (before) before.value = ''
    asked += 1
    const own = asked
    if (!selectOf(changed)?.value) return
    element.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(`${element.dataset.from}?${params}`)
      if (!response.ok) throw new Error(String(response.status))
      const brought = (await response.json()) as Brought
      if (own === asked) show(brought, from)
    } catch {
      // A level whose load failed is free text, and so are those below it.
      const below = placeLevels.filter((name) => order.indexOf(name) > from && name !== 'province')
      const levels = below.map(
        (level): LevelField => ({
          level,
          kind: 'write',
          written: '',
          needed: level === 'city',
          most: 100,
        }),
      )
      if (own === asked) show({ levels, postCode: '' }, from)
    } finally {
      if (own === asked) element.removeAttribute('aria-busy')
    }
  }

  /** What was drawn as the chosen option of each list. */
  const drawnOf = (name: Name) =>
    [...(selectOf(name)?.options ?? [])].find((option) => option.defaultSelected)?.value ?? ''
  const changed = () =>
    order.find((name) => selectOf(name) && selectOf(name)?.value !== drawnOf(name))

  /** Gives the lists of a kept address, each with its chosen option alone, all their others (decision 021). */
  async function fill() {
    const params = new URLSearchParams(order.map((name) => [query[name], drawnOf(name)]))
    asked += 1
    const own = asked
    const response = await fetch(`${element.dataset.from}?${params}`).catch(() => null)
    if (!response?.ok) throw new Error('no lists')
    const { levels } = (await response.json()) as Brought
    if (own !== asked) return
    for (const field of levels) {
      if (field.kind !== 'pick') continue
      const select = selectOf(field.level)
      // What was written once, and is chosen now.
      if (!select) boxOf(field.level)?.replaceWith(fieldOf(field, locale, ''))
      if (!select) continue
      const { value } = select
      for (const option of [...select.options].slice(1)) option.remove()
      for (const place of field.options) select.add(optionOf(place, field.chosen))
      select.value = value
    }
  }

  element.addEventListener('change', (event) => {
    const name = (event.target as HTMLSelectElement).name.replace(/_code$/, '') as Name
    if (event.target instanceof HTMLSelectElement && order.includes(name)) bring(name)
  })
  // What was chosen before this code was there.
  const early = changed()
  if (early === 'country' || !('short' in element.dataset)) {
    if (early) bring(early)
    return
  }
  fill().then(
    () => {
      const since = changed()
      if (since) bring(since)
    },
    // Without the lists the button asks for them, as without script.
    () => {
      button.hidden = false
    },
  )
}

export default places
