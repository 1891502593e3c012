import { useState } from 'react'
import { useT } from '~/i18n/use-locale'

type Props = { chosen: string | undefined; errors: string[] | undefined }

/**
 * One to five stars. React renders and clears the errors of each answer, since the form stays on the page: a message
 * hidden by clear-error.ts would stay hidden for the second answer.
 */
export function RateField({ chosen, errors }: Props) {
  const t = useT()
  const [clearedErrors, setClearedErrors] = useState<string[]>()
  const wrong = errors !== clearedErrors ? errors : undefined
  return (
    <fieldset
      className="rate"
      aria-describedby={wrong && 'rate-error'}
      onFocus={() => setClearedErrors(errors)}
      onChange={() => setClearedErrors(errors)}
    >
      <legend>{t('reviews.rate')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name="rate"
            value={stars}
            required
            defaultChecked={chosen === String(stars)}
          />
          <span aria-hidden="true">{stars} ★</span>
          <span className="vh">{t('product.starsOf', { stars })}</span>
        </label>
      ))}
      {wrong && (
        <p className="wrong" id="rate-error" role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
