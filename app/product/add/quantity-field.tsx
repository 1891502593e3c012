import { useEffect, useRef, useState } from 'react'
import type { QuantityRule } from '~/backend/catalogue/model'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'

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
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  // A value typed before hydration counts, so the field is uncontrolled.
  useEffect(() => {
    if (input.current) latestOnChange.current(input.current.value)
  }, [])
  function step(by: 1 | -1) {
    const field = input.current
    if (!field) return
    if (by > 0) field.stepUp()
    else field.stepDown()
    onChange(field.value)
  }
  return (
    <div className="qty">
      <label htmlFor="quantity">{t('product.quantity')}</label>
      <div>
        <button
          type="button"
          aria-label={t('product.decrease')}
          disabled={Number(value) <= rule.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
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
        <button
          type="button"
          aria-label={t('product.increase')}
          disabled={Number(value) >= rule.max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {rule.unit && rule.unit !== t('product.quantity') && <span>{rule.unit}</span>}
    </div>
  )
}
