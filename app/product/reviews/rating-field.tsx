import type { FormField } from '~/forms/field-props'
import { useT } from '~/i18n/use-locale'

/** One to five stars. */
export function RatingField({ field }: { field: FormField }) {
  const t = useT()
  const { id, errorId, name, initialValue, errors } = field
  return (
    <fieldset
      id={id}
      className="star-choice"
      aria-describedby={errors && errorId}
      data-behavior={errors && 'clear-errors'}
    >
      <legend>{t('writeReview.rate')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
            value={stars}
            required
            defaultChecked={initialValue === String(stars)}
          />
          <span aria-hidden="true">{stars} ★</span>
          <span className="visually-hidden">{t('product.starsOf', { stars })}</span>
        </label>
      ))}
      {errors && (
        <p className="field-error" id={errorId} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
