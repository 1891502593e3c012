import type { FormField } from '~/forms/field-props'
import { ErrorText } from '~/forms/fields/error-text'
import { useT } from '~/i18n/use-locale'

/** One to five stars. */
export function RatingField({ field }: { field: FormField }) {
  const t = useT()
  const { id, errorId, name, initialValue, errors } = field
  // The focus as for other fields (app/forms/fields/error-text.tsx).
  const refused = errors && { autoFocus: true, 'aria-invalid': true }
  return (
    <fieldset id={id} className="star-choice" aria-describedby={errors && errorId}>
      <legend>{t('writeReview.rate')}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
            value={stars}
            required
            defaultChecked={initialValue === String(stars)}
            {...(stars === 1 && refused)}
          />
          <span aria-hidden="true">{stars} ★</span>
          <span className="visually-hidden">{t('product.starsOf', { stars })}</span>
        </label>
      ))}
      <ErrorText id={id} errors={errors} />
    </fieldset>
  )
}
