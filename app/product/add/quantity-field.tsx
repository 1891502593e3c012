import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import type { QuantityRule } from '~/backend/catalogue/model'
import { isPiece } from '~/catalogue/card/unit'
import { useLocale } from '~/i18n/use-locale'
import { Icon } from '~/ui/pictures/icon'
import { isLastStep } from './last-step'

type IconName = ComponentProps<typeof Icon>['name']

type Props = {
  rule: QuantityRule
  /** Once hydrated, the button does not step beyond it; what is typed is the shop's to judge. */
  limit: number
  value: string
  onChange: (value: string) => void
}

/** Quantity field; the browser enforces the rule, and two buttons step the value (step-presses.ts). */
export function QuantityField({ rule, limit, value, onChange }: Props) {
  const { t } = useLocale()
  // A default that followed the value would hide that it was typed (app/rendering/behaviors/typed-fields.ts).
  const [first] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // A value typed before hydration counts, so the field is uncontrolled.
  const read = useCallback(() => input.current && onChange(input.current.value), [onChange])
  useEffect(() => {
    read()
  }, [read])
  const button = (label: string, icon: IconName, isAtEnd: boolean) => (
    <button type="button" aria-label={label} disabled={isAtEnd} onClick={read}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="quantity">
      <label htmlFor="quantity">{t('product.quantity')}</label>
      <div>
        {button(t('product.decrease'), 'minus', Number(value) <= rule.min)}
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
          onChange={read}
        />
        {button(t('product.increase'), 'plus', isLastStep(value, rule, limit))}
      </div>
      {!isPiece(t, rule.unit) && <span>{rule.unit}</span>}
    </div>
  )
}
