import type { Locale } from '~/i18n/use-locale'

/** Groups with fewer options are read at a glance. */
const minOptions = 9

const searches = 'fieldset > input[type="search"]'

/** Accents and the dots of i do not count: few type them on every keyboard. */
const folded = (text: string, language: string) =>
  text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** Hides the options of a field's group that do not contain the typed word; ticked ones stay. */
function narrow(field: HTMLInputElement, language: string): void {
  const wanted = folded(field.value.trim(), language)
  for (const label of field.parentElement?.querySelectorAll('label') ?? []) {
    const isTicked = label.querySelector('input')?.checked
    label.hidden = !isTicked && !folded(label.textContent ?? '', language).includes(wanted)
  }
}

function newField(label: string, language: string): HTMLInputElement {
  const field = document.createElement('input')
  Object.assign(field, {
    type: 'search',
    className: 'input',
    placeholder: label,
    ariaLabel: label,
  })
  field.addEventListener('input', () => narrow(field, language))
  // Enter would send the form, which has nothing new.
  field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault())
  return field
}

/**
 * Puts a field above each long group of options that narrows it while typing.
 * @param before the form that this one replaces, whose fields move here with what is typed and selected in them: in the first one the options would move under the pointer that loads this
 */
export function enhanceFacets(
  form: HTMLFormElement,
  { t, language }: Locale,
  before: HTMLFormElement,
): void {
  const fields = [...before.querySelectorAll<HTMLInputElement>(searches)]
  for (const group of form.querySelectorAll('fieldset')) {
    const legend = group.querySelector('legend')
    if (!legend || group.querySelectorAll('label').length < minOptions) continue
    const label = t('lists.searchIn', { group: legend.textContent })
    const own = fields.find(({ ariaLabel }) => ariaLabel === label)
    const field = own ?? newField(label, language)
    legend.insertAdjacentElement('afterend', field)
  }
}

/** Narrows the groups of a form in whose fields something is typed, once its ticks are carried over. */
export function narrowFacets(form: HTMLFormElement, { language }: Locale): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(searches))
    if (field.value) narrow(field, language)
}
