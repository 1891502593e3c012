import { useTypedCount } from '~/cart/page/typed-counts'
import { useLocale } from '~/i18n/use-locale'
import { ruleNumbers } from '~/product/add/quantity'
import { type CountProps, useCountField } from './use-count-field'

type StepProps = { intent: string; label: string; sign: string; onPress: () => void }

/** Without script it submits the cart's form; with it the field is stepped, and then sent like a typed count. */
function StepButton({ intent, label, sign, onPress }: StepProps) {
  const { href } = useLocale()
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formAction={href('cartLine')}
      formNoValidate
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {sign}
    </button>
  )
}

/** The count of a line. Script sends a changed one by itself and reports an invalid one below the field. */
export function LineCount(props: CountProps) {
  const { t, number } = useLocale()
  const { index, title, quantity } = props.line
  const typed = useTypedCount(props.line)
  const { input, fault, onChange, step } = useCountField(props)
  const own = `count-${index}`
  const unit = quantity.unit === t('product.quantity') ? '' : quantity.unit
  return (
    <>
      <label className="visually-hidden" htmlFor={own}>
        {unit ? `${title}: ${unit}` : t('cart.countOf', { title })}
      </label>
      <div className="quantity">
        <div>
          <StepButton
            label={`${t('product.decrease')}: ${title}`}
            intent={`less:${index}`}
            sign="−"
            onPress={() => step(-1)}
          />
          <input
            ref={input}
            id={own}
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
          <StepButton
            label={`${t('product.increase')}: ${title}`}
            intent={`more:${index}`}
            sign="+"
            onPress={() => step(1)}
          />
        </div>
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {fault && (
        <p className="field-error" id={`${own}-wrong`} role="alert">
          {t(`quantity.${fault}`, ruleNumbers(quantity, number))}
        </p>
      )}
    </>
  )
}
