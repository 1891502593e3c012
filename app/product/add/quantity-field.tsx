import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { QuantityRule } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'
import { stepField } from './step-field'

type IconName = ComponentProps<typeof Icon>['name']

type Props = {
  rule: QuantityRule
  value: string
  onChange: (value: string) => void
}

/** Quantity field; the browser enforces the rule, and two buttons step the value. */
export function QuantityField({ rule, value, onChange }: Props) {
  const { t } = useLocale()
  // A default that followed the value would hide that it was typed (app/rendering/behaviors/typed-fields.ts).
  const [first] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // A value typed before hydration counts, so the field is uncontrolled.
  useEffect(() => {
    if (input.current) onChange(input.current.value)
  }, [onChange])
  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    stepField(field, by)
    onChange(field.value)
  }
  const button = (label: string, icon: IconName, isAtEnd: boolean, by: 1 | -1) => (
    <button type="button" aria-label={label} disabled={isAtEnd} onClick={() => step(by)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="quantity">
      <label htmlFor="quantity">{t('product.quantity')}</label>
      <div>
        {button(t('product.decrease'), 'minus', Number(value) <= rule.min, -1)}
        <input
          ref={input}
          id="quantity"
          type="number"
          name="quantity"
          inputMode={rule.step % 1 ? 'decimal' : 'numeric'}
          min={rule.min}
          max={rule.max}
          step={rule.step}
          required
          defaultValue={first}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {button(t('product.increase'), 'plus', Number(value) >= rule.max, 1)}
      </div>
      {rule.unit && rule.unit !== t('product.quantity') && <span>{rule.unit}</span>}
    </div>
  )
}
