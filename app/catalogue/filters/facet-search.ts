import type { Locale } from '~/i18n/use-locale'

/** Groups with fewer options are read at a glance. */
const minOptions = 9

const searches = 'fieldset > input[type="search"]'

/** Accents and the dots of i do not count: few type them on every keyboard. */
const folded = (text: string, language: string) =>
  text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** Hides the options of a group that do not contain the typed word; ticked ones stay. */
function narrow(group: HTMLFieldSetElement, word: string, language: string): void {
  const wanted = folded(word.trim(), language)
  for (const label of group.querySelectorAll('label')) {
    const isTicked = label.querySelector('input')?.checked
    label.hidden = !isTicked && !folded(label.textContent ?? '', language).includes(wanted)
  }
}

/**
 * Puts a field above each long group of options that narrows it while typing.
 * @param before the form that this one replaces: in the first one the options would move under the pointer that loads this
 */
export function enhanceFacets(
  form: HTMLFormElement,
  { t, language }: Locale,
  before: HTMLFormElement,
): void {
  const typed = [...before.querySelectorAll<HTMLInputElement>(searches)]
  for (const group of form.querySelectorAll('fieldset')) {
    const legend = group.querySelector('legend')
    if (!legend || group.querySelectorAll('label').length < minOptions) continue
    const label = t('lists.searchIn', { group: legend.textContent })
    const field = document.createElement('input')
    Object.assign(field, {
      type: 'search',
      className: 'input',
      placeholder: label,
      ariaLabel: label,
    })
    field.value = typed.find(({ ariaLabel }) => ariaLabel === label)?.value ?? ''
    field.addEventListener('input', () => narrow(group, field.value, language))
    // Enter would send the form, which has nothing new.
    field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault())
    legend.insertAdjacentElement('afterend', field)
    if (field.value) narrow(group, field.value, language)
  }
}
