import { useTypedCount } from '~/cart/page/typed-counts'
import { useLocale } from '~/i18n/use-locale'
import { ruleNumbers } from '~/product/add/quantity'
import { type CountProps, useCountField } from './use-count-field'

type StepProps = {
  intent: string
  label: string
  text: string
  /** `isStepped`: the first script was quicker (app/product/add/step-presses.ts). */
  onPress: (isStepped: boolean) => void
}

/** Without script it submits the cart's form; with it the field is stepped, and then sent like a typed count. */
function StepButton({ intent, label, text, onPress }: StepProps) {
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
        const isStepped = event.defaultPrevented
        event.preventDefault()
        onPress(isStepped)
      }}
    >
      {text}
    </button>
  )
}

type Field = Omit<ReturnType<typeof useCountField>, 'step'>

function CountInput({
  line,
  field: { input, fault, onChange },
}: Pick<CountProps, 'line'> & { field: Field }) {
  const { index, quantity } = line
  const own = `count-${index}`
  return (
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
      defaultValue={useTypedCount(line)}
      onChange={onChange}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${own}-wrong` : undefined}
    />
  )
}

/** The count of a line. Script sends a changed one by itself and reports an invalid one below the field. */
export function LineCount(props: CountProps) {
  const { t, number } = useLocale()
  const { index, title, quantity } = props.line
  const { step, ...field } = useCountField(props)
  const own = `count-${index}`
  const unit = quantity.unit === t('product.quantity') ? '' : quantity.unit
  const stepOf = (intent: string, label: string, by: 1 | -1) => ({
    intent: `${intent}:${index}`,
    label: `${label}: ${title}`,
    onPress: (isStepped: boolean) => step(by, isStepped),
  })
  return (
    <>
      <label className="visually-hidden" htmlFor={own}>
        {unit ? `${title}: ${unit}` : t('cart.countOf', { title })}
      </label>
      <div className="quantity">
        <div>
          <StepButton {...stepOf('less', t('product.decrease'), -1)} text="−" />
          <CountInput line={props.line} field={field} />
          <StepButton {...stepOf('more', t('product.increase'), 1)} text="+" />
        </div>
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {field.fault && (
        <p className="field-error" id={`${own}-wrong`} role="alert">
          {t(`quantity.${field.fault}`, ruleNumbers(field.rule, number))}
        </p>
      )}
    </>
  )
}
