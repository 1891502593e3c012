import type { RegionField } from '~/account/address-form/address-rules'
import type { Locale } from '~/i18n/use-locale'

/** Region names have their own text direction. @param chosen code of the region that is chosen at first */
export function regionOption(
  { code, title }: { code: string; title: string },
  chosen = '',
): HTMLOptionElement {
  const option = new Option(title, code, code !== '' && code === chosen)
  option.dir = 'auto'
  return option
}

function selectFor({ level, options, chosen }: RegionField & { kind: 'pick' }, emptyText: string) {
  const select = document.createElement('select')
  Object.assign(select, { name: `${level}_code`, required: true, autocomplete: 'off' })
  select.add(new Option(emptyText, ''))
  for (const region of options) select.add(regionOption(region))
  select.value = chosen
  return select
}

function inputFor({ level, written, needed, max }: RegionField & { kind: 'write' }) {
  const input = document.createElement('input')
  return Object.assign(input, { name: level, maxLength: max, required: needed, value: written })
}

/** A region's labelled field, as the server renders it (region-fields.tsx). */
export function regionBox(field: RegionField, id: string, { t }: Locale): HTMLElement {
  const name = t(`regions.${field.level}`)
  const isOptional = field.kind === 'write' && !field.needed
  const box = document.createElement('div')
  box.className = 'field'
  const label = box.appendChild(document.createElement('label'))
  label.htmlFor = id
  label.textContent = isOptional ? t('form.optional', { label: name }) : name
  const control = field.kind === 'pick' ? selectFor(field, t('form.choose')) : inputFor(field)
  box.appendChild(Object.assign(control, { id, className: 'input' }))
  return box
}
