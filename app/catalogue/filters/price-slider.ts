import type { Locale } from '~/i18n/use-locale'
import { typedNumberIn } from '~/i18n/written-numbers'
import type { Behavior } from '~/rendering/behaviors/behavior'

/** A price within the reach of an arrow key: about a hundred round steps from end to end. */
export function stepOf(min: number, max: number): number {
  const exact = Math.max((max - min) / 100, 1)
  const power = 10 ** Math.floor(Math.log10(exact))
  return ([1, 2, 5, 10].find((factor) => factor * power >= exact) ?? 10) * power
}

type Ends = { min: number; max: number; step: number }

function endsOf({ ends = '' }: DOMStringMap): Ends {
  const [low = 0, high = 0] = ends.split(' ').map(Number)
  const step = stepOf(low, high)
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step, step }
}

function makeHandle(field: HTMLInputElement, { min, max, step }: Ends): HTMLInputElement {
  const handle = document.createElement('input')
  const { ariaLabel } = field
  Object.assign(handle, { type: 'range', min, max, step, ariaLabel })
  return handle
}

type Slider = {
  spread: HTMLElement
  handles: readonly [from: HTMLInputElement, to: HTMLInputElement]
  fields: readonly [low: HTMLInputElement, high: HTMLInputElement]
  ends: Ends
  locale: Locale
}

function paint({ spread, handles, ends: { min, max }, locale }: Slider): void {
  const [from, to] = handles
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  spread.style.setProperty('--from', share(from.valueAsNumber))
  spread.style.setProperty('--to', share(max - to.valueAsNumber + min))
  const { currency = '' } = spread.dataset
  for (const handle of handles)
    handle.ariaValueText = locale.money(handle.valueAsNumber * 100, currency)
  // Of two handles at the upper end the lower one must be within reach.
  from.style.zIndex = from.valueAsNumber > (min + max) / 2 ? '1' : ''
}

function readFields(slider: Slider): void {
  const { handles, fields, ends } = slider
  const bounds = [ends.min, ends.max]
  for (const [at, handle] of handles.entries())
    handle.value = String(typedNumberIn(fields[at]?.value ?? '', ',.') ?? bounds[at])
  paint(slider)
}

function moveHandle(slider: Slider, handle: HTMLInputElement): void {
  const { handles, fields, ends, locale } = slider
  const [from, to] = handles
  const isLower = handle === from
  const limit = isLower ? Math.min : Math.max
  const value = limit(from.valueAsNumber, to.valueAsNumber)
  handle.value = String(value)
  const [field, end] = isLower ? [fields[0], ends.min] : [fields[1], ends.max]
  field.value = value === end ? '' : locale.number(value)
  paint(slider)
}

/** Two handles over one line, which write into the two fields of the price; at its end of the line each leaves its field empty. */
function slide(spread: HTMLElement, locale: Locale): void {
  const [low, high] = spread.closest('fieldset')?.querySelectorAll<HTMLInputElement>('.input') ?? []
  if (!low || !high || spread.querySelector('input')) return
  const ends = endsOf(spread.dataset)
  const handles = [makeHandle(low, ends), makeHandle(high, ends)] as const
  const slider: Slider = { spread, handles, fields: [low, high], ends, locale }
  for (const field of slider.fields) field.addEventListener('input', () => readFields(slider))
  readFields(slider)
  for (const handle of handles) {
    handle.addEventListener('input', () => moveHandle(slider, handle))
    spread.appendChild(handle)
  }
}

/** Adds the handles to a form that replaces another, so that the focus finds them. */
export function enhancePrices(form: HTMLFormElement, locale: Locale): void {
  for (const spread of form.querySelectorAll<HTMLElement>('.spread')) slide(spread, locale)
}

const priceSlider: Behavior = (spread, { locale }) => slide(spread, locale)
export default priceSlider
