import { useTypedCount } from '~/cart/page/typed-counts'
import { isPiece } from '~/catalogue/card/unit'
import { useLocale } from '~/i18n/use-locale'
import { ruleNumbers } from '~/product/add/quantity'
import { type CountProps, useCountField } from './use-count-field'

type StepProps = {
  intent: string
  label: string
  text: string
  /** `isDone`: the first script was quicker (app/product/add/step-presses.ts). */
  onPress: (isDone: boolean) => void
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
        const isDone = event.defaultPrevented
        event.preventDefault()
        onPress(isDone)
      }}
    >
      {text}
    </button>
  )
}

type Field = Pick<ReturnType<typeof useCountField>, 'input' | 'onChange'> & {
  text: string | undefined
}

function CountInput({
  line,
  field: { input, text, onChange },
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
      aria-invalid={text ? true : undefined}
      aria-describedby={text ? `${own}-wrong` : undefined}
    />
  )
}

/** The count of a line. Script sends a changed one by itself and reports an invalid one below the field. */
export function LineCount(props: CountProps) {
  const { t, number } = useLocale()
  const { index, title, quantity } = props.line
  const { step, fault, reason, isNew, ...field } = useCountField(props)
  const text = fault ? t(`quantity.${fault}`, ruleNumbers(quantity, number)) : reason
  const own = `count-${index}`
  const unit = isPiece(t, quantity.unit) ? '' : quantity.unit
  const stepOf = (intent: string, label: string, by: 1 | -1) => ({
    intent: `${intent}:${index}`,
    label: `${label}: ${title}`,
    onPress: (isDone: boolean) => step(by, isDone),
  })
  return (
    <>
      <label className="visually-hidden" htmlFor={own}>
        {unit ? `${title}: ${unit}` : t('cart.countOf', { title })}
      </label>
      <div className="quantity">
        <div>
          <StepButton {...stepOf('less', t('product.decrease'), -1)} text="−" />
          <CountInput line={props.line} field={{ ...field, text }} />
          <StepButton {...stepOf('more', t('product.increase'), 1)} text="+" />
        </div>
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {text && (
        <p className="field-error" id={`${own}-wrong`} role={isNew ? 'alert' : undefined}>
          {text}
        </p>
      )}
    </>
  )
}
