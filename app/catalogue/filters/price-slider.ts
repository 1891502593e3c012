import type { Locale } from '~/i18n/use-locale'
import { typedNumberIn } from '~/i18n/written-numbers'
import type { Behavior } from '~/rendering/behaviors/behavior'
import { type PriceScale, scaleOf } from './price-scale'

function makeHandle(field: HTMLInputElement, { min, max, step }: PriceScale): HTMLInputElement {
  const handle = document.createElement('input')
  const { ariaLabel } = field
  Object.assign(handle, { type: 'range', min, max, step, ariaLabel })
  return handle
}

type Slider = {
  spread: HTMLElement
  handles: readonly [from: HTMLInputElement, to: HTMLInputElement]
  fields: readonly [low: HTMLInputElement, high: HTMLInputElement]
  scale: PriceScale
  locale: Locale
}

function paint({ spread, handles, scale: { min, max, toPrice }, locale }: Slider): void {
  const [from, to] = handles
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  spread.style.setProperty('--from', share(from.valueAsNumber))
  spread.style.setProperty('--to', share(max - to.valueAsNumber + min))
  const { currency = '' } = spread.dataset
  for (const handle of handles)
    handle.ariaValueText = locale.money(toPrice(handle.valueAsNumber) * 100, currency)
  // Of two handles at the upper end the lower one must be within reach.
  from.style.zIndex = from.valueAsNumber > (min + max) / 2 ? '1' : ''
}

function readFields(slider: Slider): void {
  const { handles, fields, scale } = slider
  const bounds = [scale.min, scale.max]
  for (const [at, handle] of handles.entries()) {
    const typed = typedNumberIn(fields[at]?.value ?? '', ',.')
    handle.value = String(typed === null ? bounds[at] : scale.toValue(typed))
  }
  paint(slider)
}

function moveHandle(slider: Slider, handle: HTMLInputElement): void {
  const { handles, fields, scale, locale } = slider
  const [from, to] = handles
  const isLower = handle === from
  const limit = isLower ? Math.min : Math.max
  const value = limit(from.valueAsNumber, to.valueAsNumber)
  handle.value = String(value)
  const [field, end] = isLower ? [fields[0], scale.min] : [fields[1], scale.max]
  field.value = value === end ? '' : locale.number(scale.toPrice(value))
  paint(slider)
}

/** Two handles over one line, which write into the two fields of the price; at its end of the line each leaves its field empty. */
function slide(spread: HTMLElement, locale: Locale): void {
  const [low, high] = spread.closest('fieldset')?.querySelectorAll<HTMLInputElement>('.input') ?? []
  if (!low || !high || spread.querySelector('input')) return
  const scale = scaleOf(spread.dataset.ends?.split(' ').map(Number) ?? [])
  const handles = [makeHandle(low, scale), makeHandle(high, scale)] as const
  const slider: Slider = { spread, handles, fields: [low, high], scale, locale }
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
