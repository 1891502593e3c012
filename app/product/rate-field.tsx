import { useState } from 'react'
import { useT } from '~/i18n/use-t'

type Props = { given: string | undefined; errors: string[] | undefined }

/**
 * One to five stars. React draws what each answer says is wrong and takes it away: the form stays on the page
 * between two answers, so a message hidden by `forgive` would stay hidden at the second.
 */
export function RateField({ given, errors }: Props) {
  const t = useT()
  const [forgiven, setForgiven] = useState<string[]>()
  const wrong = errors !== forgiven ? errors : undefined
  return (
    <fieldset
      className="rate"
      aria-describedby={wrong && 'rate-errors'}
      onFocus={() => setForgiven(errors)}
      onChange={() => setForgiven(errors)}
    >
      <legend>{t('reviews.rate')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name="rate"
            value={stars}
            required
            defaultChecked={given === String(stars)}
          />
          <span aria-hidden="true">{stars} ★</span>
          <span className="vh">{t('product.starsOf', { stars })}</span>
        </label>
      ))}
      {wrong && (
        <p className="wrong" id="rate-errors" role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
