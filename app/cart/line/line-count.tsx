import { useTypedCount } from '~/cart/page/typed-counts'
import { useLocale } from '~/i18n/use-locale'
import { ruleNumbers } from '~/product/add/quantity'
import { type CountProps, useCountField } from './use-count-field'

/** The count of a line. Script sends a changed one by itself and reports an invalid one below the field. */
export function LineCount(props: CountProps) {
  const { t, number } = useLocale()
  const { index, title, quantity } = props.line
  const typed = useTypedCount(props.line)
  const { input, fault, onChange } = useCountField(props)
  const own = `count-${index}`
  const unit = quantity.unit === t('product.quantity') ? '' : quantity.unit
  return (
    <>
      <label className="visually-hidden" htmlFor={own}>
        {unit ? `${title}: ${unit}` : t('cart.countOf', { title })}
      </label>
      <input
        ref={input}
        id={own}
        className="input"
        type="number"
        name="count"
        inputMode={quantity.step % 1 ? 'decimal' : 'numeric'}
        required
        min={quantity.min}
        max={quantity.max}
        step={quantity.step}
        defaultValue={typed}
        onChange={onChange}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${own}-wrong` : undefined}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
      {fault && (
        <p className="field-error" id={`${own}-wrong`} role="alert">
          {t(`quantity.${fault}`, ruleNumbers(quantity, number))}
        </p>
      )}
    </>
  )
}
